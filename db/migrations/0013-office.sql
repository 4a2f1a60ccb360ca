-- How the office is run: who works there, the rules they work by, what the lender says of itself, and how far the audit is verified.

-- The text that names are found by, as src/domain/fold-for-search.ts folds it; a test holds the two together. Here it keeps
-- the search of every user right, whichever command writes the name.
CREATE FUNCTION folded_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(
    translate(
      regexp_replace(lower(normalize(translate(name, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), NFKD)),
        -- Marks above and below letters, hamza, the stretched line, and marks of direction.
        '[\u0300-\u036F\u0610-\u061A\u0621\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u200B-\u200F]',
        '', 'g'),
      'يىكهةۃھە', 'ییکہہہہہ'),
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u060C\u061B\u061F\u066A-\u066D\u06D4\u2000-\u206F]+', ' ', 'g'))
$$;

ALTER TABLE users
  ADD COLUMN name_search tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('simple', folded_name(full_name))) STORED,
  -- Goes up with every change that a person makes to the account, so that nobody's changes are lost.
  ADD COLUMN version integer NOT NULL DEFAULT 1;

CREATE INDEX users_staff_newest ON users (created_at DESC, id DESC) WHERE role IN ('superadmin', 'employee');
CREATE INDEX users_name ON users USING gin (name_search);
CREATE INDEX users_phone_prefix ON users (phone text_pattern_ops);
CREATE INDEX users_email_prefix ON users (email text_pattern_ops);

ALTER TABLE employees
  ADD COLUMN designation text CHECK (designation <> ''),
  ADD COLUMN cnic text CHECK (cnic ~ '^[0-9]{13}$'),
  ADD COLUMN joined_on date,
  ADD CONSTRAINT employees_cnic_unique UNIQUE (cnic),
  ADD CONSTRAINT employees_back_dating_bounded CHECK (back_dating_days_max <= 90);

CREATE INDEX employees_branch ON employees (branch_id);

-- What someone is in charge of and has not finished.
CREATE INDEX customers_officer ON customers (officer_id);
CREATE INDEX agreements_unfinished_of_officer ON agreements (officer_id)
  WHERE status IN ('draft', 'submitted', 'approved', 'active', 'written_off');
-- What someone collected.
CREATE INDEX entries_collected_by ON entries (recorded_by, valued_on) INCLUDE (amount, method, id)
  WHERE kind IN ('payment', 'recovery');

ALTER TABLE branches ADD COLUMN version integer NOT NULL DEFAULT 1;

-- One row, which is always there.
CREATE TABLE office_rules (
  is_the_one boolean PRIMARY KEY DEFAULT true CHECK (is_the_one),
  -- When customers may be called and messaged without giving a reason; on the clock of Karachi.
  contact_from time NOT NULL DEFAULT '09:00',
  contact_until time NOT NULL DEFAULT '19:00' CHECK (contact_until > contact_from),
  staff_idle_minutes integer NOT NULL DEFAULT 30 CHECK (staff_idle_minutes BETWEEN 5 AND 60),
  -- What a new employee's form proposes.
  new_employee_back_dating_days integer NOT NULL DEFAULT 7 CHECK (new_employee_back_dating_days BETWEEN 0 AND 90),
  version integer NOT NULL DEFAULT 1
);

INSERT INTO office_rules DEFAULT VALUES;

-- What the lender changed of what it says of itself; a section that is not here is as the product came.
CREATE TABLE lender_content (
  section text PRIMARY KEY CHECK (section IN ('lender_profile', 'site_texts')),
  content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
  version integer NOT NULL CHECK (version > 0)
);

CREATE TRIGGER lender_content_notify_site_content
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON lender_content
  FOR EACH STATEMENT EXECUTE FUNCTION notify_site_content();

-- Searches of the audit; each is read newest first.
CREATE INDEX audit_events_actor ON audit_events (actor_id, recorded_at DESC);
CREATE INDEX audit_events_action ON audit_events (action, recorded_at DESC);
CREATE INDEX audit_events_subject_kind ON audit_events (subject, recorded_at DESC);
CREATE INDEX audit_events_chain_newest ON audit_events (chain_id, recorded_at DESC);

-- How far each chain was recomputed and found whole. What is here saves time and proves nothing: `npm run verify` reads it all.
CREATE TABLE audit_checkpoints (
  chain_id uuid PRIMARY KEY REFERENCES audit_chains,
  position bigint NOT NULL CHECK (position > 0),
  hash bytea NOT NULL CHECK (length(hash) = 32)
);

-- The last check; one row once there was one.
CREATE TABLE audit_checks (
  is_the_one boolean PRIMARY KEY DEFAULT true CHECK (is_the_one),
  checked_at timestamptz NOT NULL,
  differences text[] NOT NULL
);
