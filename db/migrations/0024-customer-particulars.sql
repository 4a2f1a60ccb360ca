-- What a customer is written to in, and how they agreed to the privacy notice.

ALTER TABLE customers
  ADD COLUMN relative_name_ur text CONSTRAINT customers_relative_name_ur_not_empty CHECK (relative_name_ur <> ''),
  ADD COLUMN address_ur text CONSTRAINT customers_address_ur_not_empty CHECK (address_ur <> ''),
  ADD COLUMN language text NOT NULL DEFAULT 'ur' CONSTRAINT customers_language_known CHECK (language IN ('en', 'ur')),
  ADD COLUMN takes_messages boolean NOT NULL DEFAULT true,
  ADD COLUMN privacy_consent_how text
    CONSTRAINT customers_privacy_consent_how_known CHECK (privacy_consent_how IN ('signed', 'thumb_impression', 'one_time_code'));

COMMENT ON COLUMN customers.language IS 'What the customer is written to and spoken to in.';
COMMENT ON COLUMN customers.takes_messages IS 'False for a customer who wants no messages. Calls and papers still come.';
COMMENT ON COLUMN customers.privacy_consent_how IS 'Null for those who agreed before it was asked how.';

-- A list by name is read in its order, of one branch and of all.
CREATE INDEX customers_by_name ON customers (lower(full_name), id);
CREATE INDEX customers_of_branch_by_name ON customers (branch_id, lower(full_name), id);
