CREATE TABLE browsers (
  browser VARCHAR(64) NOT NULL,
  name VARCHAR(80) NOT NULL,
  created VARCHAR(32) NOT NULL,
  PRIMARY KEY (browser)
);
CREATE TABLE contents (
  hash VARCHAR(64) NOT NULL,
  game VARCHAR(64) NOT NULL,
  components BYTEA NOT NULL,
  PRIMARY KEY (hash)
);
CREATE TABLE tables (
  id VARCHAR(32) NOT NULL,
  game VARCHAR(64) NOT NULL,
  rules INTEGER NOT NULL,
  content VARCHAR(64) NOT NULL,
  options TEXT NOT NULL,
  seat_names TEXT NOT NULL,
  seed BYTEA NOT NULL,
  status VARCHAR(16) NOT NULL,
  public BOOLEAN NOT NULL,
  owner VARCHAR(64) NOT NULL,
  created VARCHAR(32) NOT NULL,
  moved VARCHAR(32) NOT NULL,
  version INTEGER NOT NULL,
  asked TEXT NOT NULL,
  result BYTEA,
  PRIMARY KEY (id)
);
CREATE INDEX tables_by_status ON tables (status, public, created);
CREATE TABLE drafts (
  table_id VARCHAR(32) NOT NULL,
  seat INTEGER NOT NULL,
  draft TEXT NOT NULL,
  PRIMARY KEY (table_id, seat),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE headers (
  table_id VARCHAR(32) NOT NULL,
  format INTEGER NOT NULL,
  rules TEXT NOT NULL,
  shares TEXT NOT NULL,
  PRIMARY KEY (table_id),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE holds (
  table_id VARCHAR(32) NOT NULL,
  seat INTEGER NOT NULL,
  browser VARCHAR(64) NOT NULL,
  PRIMARY KEY (table_id, seat, browser),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX holds_by_browser ON holds (browser);
CREATE TABLE links (
  link VARCHAR(64) NOT NULL,
  table_id VARCHAR(32) NOT NULL,
  seat INTEGER NOT NULL,
  PRIMARY KEY (link),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE log (
  table_id VARCHAR(32) NOT NULL,
  version INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  line TEXT NOT NULL,
  nonce VARCHAR(64) NOT NULL,
  at VARCHAR(32) NOT NULL,
  PRIMARY KEY (table_id, version),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE seats (
  table_id VARCHAR(32) NOT NULL,
  seat INTEGER NOT NULL,
  kind VARCHAR(8) NOT NULL,
  name VARCHAR(80) NOT NULL,
  bot VARCHAR(64) NOT NULL,
  PRIMARY KEY (table_id, seat),
  FOREIGN KEY(table_id) REFERENCES tables (id)
);
