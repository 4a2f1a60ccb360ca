-- Records that two people may have open at once: whoever saves second is told, instead of undoing the first.

ALTER TABLE customers ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE products ADD COLUMN version integer NOT NULL DEFAULT 1;
