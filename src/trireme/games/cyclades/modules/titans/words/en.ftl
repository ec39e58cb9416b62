# Titans in English.

## Options and expansions

module-titans = Titans
option-modules-titans = Large islands divided into territories, for 3 to 5 players: Kronos, Titans who march with any god, five Artifacts and special Metropolises.
module-titans-teams = Titans: teams of two
option-modules-titans-teams = Two partners sit opposite each other. For 4 players, and for 6, who always play so.

phase-titans-auction = Preliminary auction
phase-titans-deployment = Deployment

ending-artifacts =
    { $count ->
        [one] { $winners } has all five Artifacts and wins, with { COUNT($score, "metropolises") }.
       *[other] { $winners } have all five Artifacts and win, with { COUNT($score, "metropolises") } in their team.
    }

## The beginning

ask-titans-deploy-unit =
    { $unit ->
        [titan] On which territory do you deploy a Titan?
       *[other] On which territory do you deploy a troop?
    } { $left ->
        [0] It is the last one.
        [one] One more unit follows.
       *[other] { $left } more units follow.
    }
ask-titans-deploy-fleet =
    { $number ->
        [1] In which sea beside your territories do you deploy the first fleet?
        [2] In which sea beside the other territory do you deploy the second fleet?
       *[other] In which of your two seas do you deploy the third fleet?
    }
ask-titans-deploy-building = Where do you deploy the building of your god?
    .building = Where do you deploy { $building_the } of your god?
ask-titans-deploy-marker = On which of your territories do you place the prosperity marker?
answer-titans-deploy-unit = { $island }
answer-titans-deploy-fleet = { $sea }
answer-titans-build = { $building_The } on slot { $slot } of { $island }
draw-buildings = { $outcome }
ask-draw-buildings = Which building lies on the next marked slot?
draw-metropolises = { $outcome }
ask-draw-metropolises = Which special Metropolis is drawn?
outlook-titans-bonus =
    { $bonus ->
        [poseidon] Number { $place } to deploy, with a fleet and a Port more.
        [ares] Number { $place } to deploy, with a troop and a Fortress more.
        [zeus] Number { $place } to deploy, with a Priest and a Temple.
        [athena] Number { $place } to deploy, with a Philosopher and a University.
        [kronos] Number { $place } to deploy, with a Titan and a building of a god above, or with two Titans if Kronos is first.
       *[apollo] Number { $place } to deploy, with 1 gold and a prosperity marker.
    }

event-titans-building = { $building_The } stands on { $island } from the beginning.
event-titans-auction = The preliminary auction decides who deploys first.
event-titans-deployed = { $seat } has deployed and has place { $place } in the turn order.
event-titans-unit-deployed =
    { $unit ->
        [titan] { $seat } deploys a Titan on { $island }.
       *[other] { $seat } deploys a troop on { $island }.
    }
event-titans-fleet-deployed = { $seat } deploys a fleet in { $sea }.
event-titans-fleet-kept = { $seat } keeps a fleet in reserve: no sea is left for it.
event-titans-gained = { $seat } receives { COUNT($gold, "gold") } from Apollo.
event-titans-no-income = The first cycle brings no income.

## Kronos and Titans

ask-titans-kronos = Which building does Kronos give you, and where?
ask-titans-titan = On which territory does your free Titan come?
answer-titans-titan = { $island }
answer-titans-recruit = A Titan on { $island } ({ COUNT($gold, "gold") })
answer-titans-march = Titans from { $start } to { $island } ({ COUNT($gold, "gold") })

event-titans-given = { $seat } receives { $building_the } on { $island }.
event-titans-building-lost = { $seat } has no place for a free building.
event-titans-came =
    { $gold ->
        [0] A Titan of { $seat } comes to { $island }.
       *[other] { $seat } buys a Titan for { $island }.
    }

## Artifacts

ask-titans-place = On which territory do you put { $artifact_the }?
ask-titans-take = Which Artifact goes along?
ask-titans-pass = Your units enter { $island } unseen: do they go on for { COUNT($gold, "gold") }, or stop?
ask-titans-caduceus = You lose a troop: do you pay 1 gold for the Caduceus?
ask-titans-alms = { $by } asks you to pay 1 gold for { $artifact_the }. Do you?
ask-titans-pledge = { $by } asks you to pay the 1 gold of { $artifact_the }. Do you?
ask-titans-hand = Do you put Sandals or Kunee on a territory of your partner, for 1 gold each?
ask-titans-share = How much of the Great Horn’s income goes to your partner?
ask-titans-special = Which special Metropolis stands on { $island }?
answer-titans-place = { $island }
answer-titans-take = { $creature_The }
answer-titans-leave = Leave it there
answer-titans-pass = On to { $island }
answer-titans-stop = Stop here
answer-titans-pay = Pay 1 gold
answer-titans-let = Let the troop go
answer-titans-ask = Ask your partner to pay
answer-titans-grant = Pay 1 gold
answer-titans-deny = Do not pay
answer-titans-hand = { $artifact_The } to { $island }
answer-titans-keep = Hand nothing over
answer-titans-special = { $metropolis_The }

event-titans-placed = { $seat } puts { $artifact_the } on { $island }.
event-titans-set-out = { $seat } sets out from { $start } for { $island }.
event-titans-brought = { $artifact_The } goes along with { $seat } to { $island }.
event-titans-taken = { $seat } takes { $artifact_the } on { $island }.
event-titans-gone = { $artifact_The } leaves the game.
event-titans-handed = { $seat } puts { $artifact_the } on { $island } for { $victim }.
event-titans-passed = Units of { $seat } pass { $island } unseen.
event-titans-asked = { $seat } asks { $victim } to pay for { $artifact_the }.
event-titans-spared = { $by } pays 1 gold, and the Caduceus saves a troop of { $seat }.
event-titans-pledged = { $by } will pay for the Thunderbolt instead of { $seat }.
event-titans-struck = { $by } gives { $seat } 1 gold because of the Thunderbolt.
event-titans-shared = { $seat } gives { $victim } { COUNT($gold, "gold") } of the Great Horn’s income.

## Special Metropolises and teams

event-titans-special = { $metropolis_The } can be made in this game.
event-titans-founded = The Metropolis of { $seat } on { $island } is { $metropolis_the }.
event-titans-special-gone = { $metropolis_The } on { $island } is destroyed and leaves the game.
event-titans-end = { $seat } and { $victim } have enough Metropolises: the game ends with this cycle.
event-titans-military = { $seat } has conquered a last territory and puts a Metropolis on { $island }.

## Why not

why-TIT-TER-04 = No border and no chain of fleets leads from { $start } to { $island }.
why-TIT-TER-10 = { $island } has no site for a Metropolis.
why-TIT-TER-12 = { $island } is the last territory of { $seat }: only the fifth Artifact or the winning Metropolis would allow to attack it.
why-TIT-GDS-03 = With five players the fifth god lies face down: { $god }.
why-TIT-GDS-04 = With four players the last two gods lie face down: { $god } is one of them.
why-TIT-GDS-06 = With three players the last three gods lie face down: { $god } is one of them.
why-TIT-KRO-01 = No god above Kronos offers { $building_the }.
why-TIT-KRO-03 = With Kronos one Titan can be bought in a turn, for 2 gold.
why-TIT-KRO-04 = First take what Kronos gives; everything else comes after.
why-TIT-KRO-05 = The free building goes on a free slot of an own territory, not there on { $island }.
why-TIT-KRO-07 = Kronos sells no building and gives no other special action.
why-TIT-TTN-01 = All your Titans are on the board.
why-TIT-TTN-02 = A Titan comes to an own territory, and { $island } is not one.
why-TIT-TTN-06 = You buy Titan moves in your own turn with a god.
    .price = This Titan move costs { COUNT($price, "gold") }; you have { $gold }.
why-TIT-TTN-08 = A Titan move takes Titans and regular troops only.
why-TIT-TTN-09 = Troops cannot make a Titan move without a Titan.
why-TIT-TTN-10 = No border and no chain of your fleets leads from { $start } to { $island }.
why-TIT-TTN-13 = On Apollo no Titan can be moved.
why-TIT-TTN-14 = The Harpy cannot touch a Titan.
why-TIT-TTN-15 = A Titan cannot be sold to the Sphinx.
why-TIT-TTN-18 = After a tied assault the defender chooses the lost unit first, then the attacker.
why-TIT-HXT-09 = A Titan is no undead: without an undead troop in the group he does not move with Hades.
why-TIT-PLA-02 = { $god } is not shown in the preliminary auction: there are as many gods as players, Apollo included.
why-TIT-PLA-03 = In the preliminary auction one player can be on Apollo, and somebody is.
why-TIT-PLA-04 = Players deploy one after the other, from the first god down to Apollo.
why-TIT-PLA-05 = Now units are deployed, and nothing else is done.
why-TIT-PLA-06 = Poseidon gives a fleet and a Port for the deployment, Ares a troop and a Fortress.
why-TIT-PLA-07 = Zeus gives a Priest and a Temple for the deployment, Athena a Philosopher and a University.
why-TIT-PLA-08 = That is not the building of your bonus: { $building }.
why-TIT-PLA-09 = The prosperity marker goes on one of your two territories.
why-TIT-PLA-10 = Troops and Titans are deployed on exactly two free territories that share a border: { $island } does not fit.
why-TIT-PLA-11 = { $island } is an island of a single territory: nobody can start there.
why-TIT-PLA-12 = Fleets are deployed in two different seas, one next to each of your territories: { $sea } does not fit.
why-TIT-PLA-13 = The bonus building goes on a free slot of one of your two territories, not there on { $island }.
why-TIT-PLA-14 = { $by } is there already.
why-TIT-TEA-03 = { $island } belongs to your partner: you can neither enter nor cross it.
why-TIT-TEA-04 = The fleets of your partner are no bridge to { $island } for you.
why-TIT-TEA-05 = Fleets of your partner lie in { $sea }: yours cannot enter.
why-TIT-TEA-09 = { $island } is the last territory of { $seat }: your team may attack it only for the fifth Artifact or for three Metropolises or more.
why-TIT-TEA-10 = With six players, partners start on different large islands: { $island } lies on that of your partner.
why-TIT-TEA-13 = Your team has enough Metropolises: it may attack { $island } only for one more, or for the fifth Artifact.
why-TIT-TEA-16 = { $seat } is your partner, not an opponent.
why-TIT-ART-02 = An Artifact is put on an own territory when it is bought.
    .island = An Artifact is put on an own territory, and { $island } is not one.
why-TIT-ART-03 = An Artifact is no creature: Temples and Metropolises do not lower this price. You have { COUNT($gold, "gold") }.
why-TIT-ART-04 = { $creature_The } is an Artifact: Zeus cannot exchange it.
why-TIT-ART-06 = An Artifact goes along only with own units that leave its territory.
    .artifact = { $artifact_The } is not where your units leave from.
why-TIT-AEF-02 = This way needs the Sandals: they go along.
why-TIT-AEF-04 = Units with the Kunee pass through: they do not go back to { $island }.
why-TIT-AEF-06 = This way needs the Kunee: it goes along.
why-TIT-AEF-07 = To go on costs { COUNT($price, "gold") }; you have { $gold }.
why-TIT-AEF-10 = The Caduceus saves a troop only when its owner is about to lose one in a battle on its territory.
why-TIT-AEF-14 = Whoever outbids { $by } on { $god } must be able to pay 1 gold more, for the Thunderbolt.
why-TIT-AEF-18 = At the start of your turn you can put Sandals or Kunee on a territory of your partner.
    .artifact = You cannot hand { $artifact_the } over.
    .island = { $island } is not a territory of your partner.
why-TIT-AEF-20 = No partner can pay for the Caduceus now.
why-TIT-AEF-21 = No partner can pay for the Thunderbolt now.
why-TIT-AEF-22 = The Great Horn’s income is split between partners in the income phase.
    .gold = The Great Horn’s territory has paid { COUNT($gold, "gold") }: you can share no more.
why-TIT-AEF-24 = Your units do not pass a territory with the Kunee now.
why-TIT-AEF-25 = Your units may pass { $island } but not stop there.
why-TIT-AEF-26 = Sandals and Kunee are handed over when your turn with a god begins; first say whether you do.
why-TIT-AEF-28 = Only the owner of the Great Horn decides how its income is split.
why-TIT-AEF-29 = The partner who pays must agree, and must still be able to pay their own offering.
why-TIT-SPM-01 =
    .metropolis = { $metropolis_The } is not there to be taken.
why-TIT-SPM-02 = No Metropolis of yours takes a card now.
why-TIT-HXT-15 = The Necropolis needs a site for a Metropolis, and { $island } has none.
