-- Guarantors are called and written to only when a customer is late for long, and logged as such.

ALTER TABLE contact_log ADD COLUMN guarantor_id uuid REFERENCES guarantors;
ALTER TABLE contact_log ADD CONSTRAINT contact_log_reminder_is_to_the_customer CHECK (reminder IS NULL OR guarantor_id IS NULL);
COMMENT ON COLUMN contact_log.guarantor_id IS 'Who was reached, where it was not the customer.';

ALTER TABLE office_rules
  ADD COLUMN guarantor_contact_after_days integer NOT NULL DEFAULT 30
    CONSTRAINT office_rules_guarantor_contact_after_days_7_to_365 CHECK (guarantor_contact_after_days BETWEEN 7 AND 365);
COMMENT ON COLUMN office_rules.guarantor_contact_after_days IS 'A guarantor is contacted only when the agreement is more than this many days past due.';
