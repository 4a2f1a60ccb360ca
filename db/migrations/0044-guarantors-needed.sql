-- Two guarantors who are not of the customer's own household are the practice of the field; a lender may ask for fewer or more.
ALTER TABLE office_rules ADD COLUMN guarantors_needed integer NOT NULL DEFAULT 2
  CONSTRAINT office_rules_guarantors_needed_0_to_5 CHECK (guarantors_needed BETWEEN 0 AND 5);
COMMENT ON COLUMN office_rules.guarantors_needed IS 'Of an agreement, before it is submitted for approval.';
