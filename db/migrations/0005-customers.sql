-- The people whom the lender trades with, and those who vouch for them.

CREATE TABLE customers (
  id uuid PRIMARY KEY,
  full_name text NOT NULL CONSTRAINT customers_full_name_not_empty CHECK (full_name <> ''),
  full_name_ur text CONSTRAINT customers_full_name_ur_not_empty CHECK (full_name_ur <> ''),
  relative text NOT NULL CONSTRAINT customers_relative_known CHECK (relative IN ('father', 'husband')),
  relative_name text NOT NULL CONSTRAINT customers_relative_name_not_empty CHECK (relative_name <> ''),
  relative_name_ur text CONSTRAINT customers_relative_name_ur_not_empty CHECK (relative_name_ur <> ''),
  cnic text NOT NULL CONSTRAINT customers_cnic_unique UNIQUE
    CONSTRAINT customers_cnic_has_13_digits CHECK (cnic ~ '^[0-9]{13}$'),
  cnic_expires_on date,
  cnic_seen_by uuid REFERENCES users,
  cnic_seen_at timestamptz,
  gender text NOT NULL CONSTRAINT customers_gender_known CHECK (gender IN ('male', 'female', 'other')),
  born_on date NOT NULL,
  phone text CONSTRAINT customers_phone_is_a_mobile CHECK (phone ~ '^03[0-9]{9}$'),
  second_phone text CONSTRAINT customers_second_phone_is_a_mobile CHECK (second_phone ~ '^03[0-9]{9}$'),
  email text CONSTRAINT customers_email_well_formed CHECK (email = lower(email) AND email LIKE '%_@_%'),
  address text NOT NULL CONSTRAINT customers_address_not_empty CHECK (address <> ''),
  address_ur text CONSTRAINT customers_address_ur_not_empty CHECK (address_ur <> ''),
  city text NOT NULL CONSTRAINT customers_city_not_empty CHECK (city <> ''),
  occupation text CONSTRAINT customers_occupation_not_empty CHECK (occupation <> ''),
  monthly_income bigint CONSTRAINT customers_monthly_income_not_negative CHECK (monthly_income >= 0),
  household_size integer CONSTRAINT customers_household_size_1_to_50 CHECK (household_size BETWEEN 1 AND 50),
  language text NOT NULL DEFAULT 'ur' CONSTRAINT customers_language_known CHECK (language IN ('en', 'ur')),
  takes_messages boolean NOT NULL DEFAULT true,
  branch_id uuid NOT NULL REFERENCES branches,
  officer_id uuid REFERENCES users,
  notes text,
  status text NOT NULL DEFAULT 'active' CONSTRAINT customers_status_known CHECK (status IN ('active', 'blocked')),
  user_id uuid REFERENCES users UNIQUE,
  privacy_consent_at timestamptz NOT NULL,
  privacy_consent_how text
    CONSTRAINT customers_privacy_consent_how_known CHECK (privacy_consent_how IN ('signed', 'thumb_impression')),
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  version integer NOT NULL DEFAULT 1,
  name_search tsvector NOT NULL GENERATED ALWAYS AS (name_terms(full_name || ' ' || coalesce(full_name_ur, ''))) STORED,
  CONSTRAINT customers_second_phone_after_first CHECK (phone IS NOT NULL OR second_phone IS NULL),
  CONSTRAINT customers_cnic_seen_by_someone CHECK ((cnic_seen_by IS NULL) = (cnic_seen_at IS NULL))
);
COMMENT ON TABLE customers IS 'The people the lender trades with.';
COMMENT ON COLUMN customers.cnic_seen_by IS 'The user who saw the original card.';
COMMENT ON COLUMN customers.phone IS 'Null for customers of a paper register that has no mobile of theirs.';
COMMENT ON COLUMN customers.monthly_income IS 'Whole rupees.';
COMMENT ON COLUMN customers.language IS 'The language to write and speak to the customer in.';
COMMENT ON COLUMN customers.takes_messages IS 'False for a customer who wants no messages. Calls and papers still come.';
COMMENT ON COLUMN customers.officer_id IS 'The officer in charge.';
COMMENT ON COLUMN customers.user_id IS 'The customer''s own sign-in, once there is one.';
COMMENT ON COLUMN customers.privacy_consent_at IS 'When the customer agreed to the privacy notice; without it nothing is stored.';
COMMENT ON COLUMN customers.privacy_consent_how IS 'Null for those who agreed before it was asked how.';
COMMENT ON COLUMN customers.version IS 'Goes up with every change: whoever saves second is told, instead of undoing the first.';

CREATE INDEX customers_phone ON customers (phone text_pattern_ops);
-- A customer is found by either phone, among a million as among a thousand.
CREATE INDEX customers_second_phone ON customers (second_phone text_pattern_ops) WHERE second_phone IS NOT NULL;
-- A list by name is read in its order, of one branch and of all.
CREATE INDEX customers_by_name ON customers (lower(full_name), id);
CREATE INDEX customers_of_branch_by_name ON customers (branch_id, lower(full_name), id);
-- Households are found by their address.
CREATE INDEX customers_address ON customers (folded_name(address));
CREATE INDEX customers_address_ur ON customers (folded_name(address_ur)) WHERE address_ur IS NOT NULL;
CREATE INDEX customers_numbers ON customers USING gin (digit_parts(cnic, phone, second_phone)) WITH (fastupdate = off);
CREATE INDEX customers_branch ON customers (branch_id, id);
CREATE INDEX customers_officer ON customers (officer_id, id);
CREATE INDEX customers_blocked ON customers (id) WHERE status = 'blocked';
-- Few, and asked of each customer who is to be reminded.
CREATE INDEX customers_without_messages ON customers (id) WHERE NOT takes_messages OR phone IS NULL;
CREATE INDEX customers_name ON customers USING gin (name_search, (ARRAY[branch_id])) WITH (fastupdate = off);

CREATE FUNCTION customers_with(part text) RETURNS SETOF uuid LANGUAGE sql STABLE PARALLEL SAFE ROWS 20
BEGIN ATOMIC
  SELECT id
    FROM customers
   WHERE digit_parts(cnic, phone, second_phone) @> terms_of_part(part)
     AND (cnic LIKE pattern_of_part(part) OR phone LIKE pattern_of_part(part) OR second_phone LIKE pattern_of_part(part));
END;

CREATE TABLE name_endings (
  ending text COLLATE "C" NOT NULL
);
COMMENT ON TABLE name_endings IS 'All that the words of customers'' names end in, whole words too, also of names that were changed since.';

CREATE INDEX name_endings_ending ON name_endings (ending);

-- Without a unique constraint nobody waits for another's name to be written.
CREATE FUNCTION keep_name_endings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO name_endings
  SELECT term FROM unnest(tsvector_to_array(NEW.name_search)) term
   WHERE term !~ '^[<~]' AND NOT EXISTS (SELECT FROM name_endings known WHERE known.ending = term);
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION keep_name_endings IS 'Tells searches for a part of a name how the names of customers end.';
CREATE TRIGGER customers_name_endings AFTER INSERT OR UPDATE OF full_name, full_name_ur ON customers
  FOR EACH ROW EXECUTE FUNCTION keep_name_endings();

CREATE TABLE guarantors (
  id uuid PRIMARY KEY,
  full_name text NOT NULL CONSTRAINT guarantors_full_name_not_empty CHECK (full_name <> ''),
  full_name_ur text CONSTRAINT guarantors_full_name_ur_not_empty CHECK (full_name_ur <> ''),
  cnic text NOT NULL CONSTRAINT guarantors_cnic_unique UNIQUE
    CONSTRAINT guarantors_cnic_has_13_digits CHECK (cnic ~ '^[0-9]{13}$'),
  phone text NOT NULL CONSTRAINT guarantors_phone_is_a_mobile CHECK (phone ~ '^03[0-9]{9}$'),
  address text NOT NULL CONSTRAINT guarantors_address_not_empty CHECK (address <> ''),
  occupation text CONSTRAINT guarantors_occupation_not_empty CHECK (occupation <> ''),
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  version integer NOT NULL DEFAULT 1
);
COMMENT ON TABLE guarantors IS 'People who vouch for customers; one row for each person, whatever they vouch for.';

CREATE INDEX guarantors_phone ON guarantors (phone);

CREATE TABLE customer_documents (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  kind text NOT NULL
    CONSTRAINT customer_documents_kind_known CHECK (kind IN ('photo', 'cnic_front', 'cnic_back', 'utility_bill', 'other', 'signed_agreement')),
  agreement_id uuid CONSTRAINT customer_documents_of_agreement CHECK ((agreement_id IS NOT NULL) = (kind = 'signed_agreement')),
  file_hash bytea NOT NULL CONSTRAINT customer_documents_file_hash_is_sha256 CHECK (length(file_hash) = 32),
  bytes integer NOT NULL CONSTRAINT customer_documents_bytes_positive CHECK (bytes > 0),
  width integer NOT NULL CONSTRAINT customer_documents_width_positive CHECK (width > 0),
  height integer NOT NULL CONSTRAINT customer_documents_height_positive CHECK (height > 0),
  added_at timestamptz NOT NULL,
  added_by uuid NOT NULL REFERENCES users,
  removed_at timestamptz,
  removed_by uuid REFERENCES users,
  erased_at timestamptz,
  CONSTRAINT customer_documents_removed_by_someone CHECK ((removed_at IS NULL) = (removed_by IS NULL)),
  CONSTRAINT customer_documents_erased_after_removed CHECK (erased_at IS NULL OR erased_at >= removed_at)
);
COMMENT ON TABLE customer_documents IS 'Pictures of a customer''s papers. The bytes are files, found by their SHA-256.';
COMMENT ON COLUMN customer_documents.agreement_id IS 'The agreement that was signed. A page is a document.';
COMMENT ON COLUMN customer_documents.removed_at IS 'Also set when another one took its place.';

-- The same picture twice is one document.
CREATE UNIQUE INDEX customer_documents_present ON customer_documents (customer_id, kind, agreement_id, file_hash) NULLS NOT DISTINCT
  WHERE removed_at IS NULL;
CREATE UNIQUE INDEX customer_documents_one_of_a_kind ON customer_documents (customer_id, kind)
  WHERE removed_at IS NULL AND kind IN ('photo', 'cnic_front', 'cnic_back');
CREATE INDEX customer_documents_to_erase ON customer_documents (file_hash) WHERE removed_at IS NOT NULL AND erased_at IS NULL;
CREATE INDEX customer_documents_file ON customer_documents (file_hash) WHERE removed_at IS NULL;

CREATE TRIGGER customer_documents_stay BEFORE DELETE OR TRUNCATE ON customer_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE sign_in_codes (
  id uuid PRIMARY KEY,
  purpose text NOT NULL
    CONSTRAINT sign_in_codes_purpose_known
      CHECK (purpose IN ('customer_activation', 'employee_activation', 'password_reset', 'password_reset_link', 'set_up_link')),
  code_hash bytea NOT NULL UNIQUE CONSTRAINT sign_in_codes_code_hash_is_sha256 CHECK (length(code_hash) = 32),
  customer_id uuid REFERENCES customers,
  user_id uuid REFERENCES users,
  issued_by uuid REFERENCES users,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CONSTRAINT sign_in_codes_customer_by_purpose CHECK ((customer_id IS NOT NULL) = (purpose = 'customer_activation')),
  CONSTRAINT sign_in_codes_user_by_purpose
    CHECK ((user_id IS NOT NULL) = (purpose IN ('employee_activation', 'password_reset', 'password_reset_link')))
);
COMMENT ON TABLE sign_in_codes IS 'Codes that a branch hands out to sign in or set a password with, and the secrets of mailed and printed links. Each works once. Deleted a month after they expire.';
COMMENT ON COLUMN sign_in_codes.issued_by IS 'Null for what the product makes by itself.';

CREATE INDEX sign_in_codes_customer ON sign_in_codes (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX sign_in_codes_user ON sign_in_codes (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX sign_in_codes_expiry ON sign_in_codes (expires_at);

CREATE TABLE second_step_resets (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  user_id uuid NOT NULL REFERENCES users,
  reason text NOT NULL CONSTRAINT second_step_resets_reason_not_empty CHECK (reason <> ''),
  identity_proof text NOT NULL CONSTRAINT second_step_resets_identity_proof_not_empty CHECK (identity_proof <> ''),
  totp_confirmed_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'pending'
    CONSTRAINT second_step_resets_state_known CHECK (state IN ('pending', 'approved', 'rejected', 'withdrawn', 'outdated')),
  requested_by uuid NOT NULL REFERENCES users,
  requested_at timestamptz NOT NULL,
  decided_by uuid REFERENCES users,
  decided_at timestamptz,
  decision_note text,
  CONSTRAINT second_step_resets_maker_is_not_checker CHECK (decided_by <> requested_by),
  CONSTRAINT second_step_resets_decided_by_someone
    CHECK ((state IN ('approved', 'rejected')) = (decided_by IS NOT NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  CONSTRAINT second_step_resets_rejected_with_reason CHECK (state <> 'rejected' OR coalesce(decision_note, '') <> '')
);
COMMENT ON TABLE second_step_resets IS 'Requests for a customer who can no longer enter the second step: a branch asks, and another person decides.';
COMMENT ON COLUMN second_step_resets.identity_proof IS 'How the branch made sure that it is the customer who asks.';
COMMENT ON COLUMN second_step_resets.totp_confirmed_at IS 'Of the second step that is lost: one that was set up since is not reset.';

CREATE UNIQUE INDEX second_step_resets_pending_once ON second_step_resets (user_id) WHERE state = 'pending';
CREATE INDEX second_step_resets_waiting ON second_step_resets (requested_at, id) WHERE state = 'pending';
CREATE INDEX second_step_resets_closed ON second_step_resets (requested_at DESC, id DESC) WHERE state <> 'pending';

CREATE TRIGGER second_step_resets_decided_once BEFORE UPDATE ON second_step_resets
  FOR EACH ROW WHEN (OLD.state <> 'pending') EXECUTE FUNCTION refuse_second_decision();
CREATE TRIGGER second_step_resets_stay BEFORE DELETE OR TRUNCATE ON second_step_resets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
