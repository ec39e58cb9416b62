/** Where we are, in words: pages may say it better than their name alone ("Peloponnes · round 4 of 8"). */

class Place {
  text = $state("");
}

export const place = new Place();
