-- The lender's branches, and the people who sign in.

CREATE TABLE branches (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE CONSTRAINT branches_code_three_capitals CHECK (code ~ '^[A-Z]{3}$'),
  position integer NOT NULL UNIQUE,
  city text NOT NULL CONSTRAINT branches_city_not_empty CHECK (city <> ''),
  city_ur text NOT NULL CONSTRAINT branches_city_ur_not_empty CHECK (city_ur <> ''),
  area text NOT NULL CONSTRAINT branches_area_not_empty CHECK (area <> ''),
  area_ur text NOT NULL CONSTRAINT branches_area_ur_not_empty CHECK (area_ur <> ''),
  address text NOT NULL CONSTRAINT branches_address_not_empty CHECK (address <> ''),
  address_ur text NOT NULL CONSTRAINT branches_address_ur_not_empty CHECK (address_ur <> ''),
  phone text NOT NULL CONSTRAINT branches_phone_is_a_mobile CHECK (phone ~ '^03[0-9]{9}$'),
  opens_at time NOT NULL,
  closes_at time NOT NULL,
  manager text NOT NULL CONSTRAINT branches_manager_not_empty CHECK (manager <> ''),
  manager_ur text NOT NULL CONSTRAINT branches_manager_ur_not_empty CHECK (manager_ur <> ''),
  map_url text CONSTRAINT branches_map_url_is_https CHECK (map_url ~ '^https://'),
  directions_enabled boolean NOT NULL DEFAULT false,
  is_public boolean NOT NULL DEFAULT true,
  is_head_office boolean NOT NULL DEFAULT false,
  visits_at_once integer NOT NULL DEFAULT 2
    CONSTRAINT branches_visits_at_once_1_to_20 CHECK (visits_at_once BETWEEN 1 AND 20),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT branches_close_after_opening CHECK (closes_at > opens_at),
  CONSTRAINT branches_directions_need_a_map CHECK (NOT directions_enabled OR map_url IS NOT NULL)
);
COMMENT ON TABLE branches IS 'The lender''s branches, in its order.';
COMMENT ON COLUMN branches.code IS 'Begins every agreement and receipt number of the branch, so it never changes.';
COMMENT ON COLUMN branches.directions_enabled IS 'Directions and call act on the public site.';
COMMENT ON COLUMN branches.is_public IS 'Shown on the public site.';
COMMENT ON COLUMN branches.visits_at_once IS 'How many home visits the branch makes in one hour.';

CREATE UNIQUE INDEX branches_one_head_office ON branches (is_head_office) WHERE is_head_office;

CREATE TRIGGER branches_notify_site_content
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON branches
  FOR EACH STATEMENT EXECUTE FUNCTION notify_site_content();

CREATE TABLE users (
  id uuid PRIMARY KEY,
  full_name text NOT NULL CONSTRAINT users_full_name_not_empty CHECK (full_name <> ''),
  full_name_ur text CONSTRAINT users_full_name_ur_not_empty CHECK (full_name_ur <> ''),
  phone text CONSTRAINT users_phone_is_a_mobile CHECK (phone ~ '^03[0-9]{9}$'),
  email text CONSTRAINT users_email_well_formed CHECK (email = lower(email) AND email LIKE '%_@_%'),
  role text NOT NULL CONSTRAINT users_role_known CHECK (role IN ('superadmin', 'employee', 'customer')),
  is_active boolean NOT NULL DEFAULT true,
  is_waiting boolean NOT NULL DEFAULT false,
  language text NOT NULL CONSTRAINT users_language_known CHECK (language IN ('en', 'ur')),
  list_rows text NOT NULL DEFAULT 'by_screen'
    CONSTRAINT users_list_rows_known CHECK (list_rows IN ('by_screen', 'comfortable', 'compact')),
  password_hash text,
  email_confirmed_at timestamptz,
  google_subject text UNIQUE,
  is_google_off boolean NOT NULL DEFAULT false,
  totp_secret text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  last_signed_in_at timestamptz,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  name_search tsvector NOT NULL GENERATED ALWAYS AS (name_terms(full_name || ' ' || coalesce(full_name_ur, ''))) STORED,
  CONSTRAINT users_phone_or_email_given CHECK (phone IS NOT NULL OR email IS NOT NULL),
  CONSTRAINT users_confirmed_totp_has_a_secret CHECK (totp_confirmed_at IS NULL OR totp_secret IS NOT NULL),
  CONSTRAINT users_waiting_is_a_customer CHECK (NOT is_waiting OR role = 'customer'),
  CONSTRAINT users_google_off_has_no_subject CHECK (NOT is_google_off OR google_subject IS NULL)
);
COMMENT ON TABLE users IS 'The people who sign in.';
COMMENT ON COLUMN users.is_waiting IS 'Signed up without a code and linked to no record yet: phone and e-mail are what the person says, and others may say the same.';
COMMENT ON COLUMN users.password_hash IS 'Argon2id in its own text form, salt and cost included. Null until a password is chosen.';
COMMENT ON COLUMN users.email_confirmed_at IS 'When the person showed that the e-mail is theirs, by a mailed link or through Google.';
COMMENT ON COLUMN users.google_subject IS 'The id of the user at Google, from the first sign-in through it on.';
COMMENT ON COLUMN users.is_google_off IS 'The user, or a superadmin for them, has undone the link to Google: it is not made again by itself.';
COMMENT ON COLUMN users.totp_secret IS 'The secret that the authenticator app was given, in base 32. Counts from totp_confirmed_at on.';
COMMENT ON COLUMN users.totp_last_step IS 'The half minute of the last code that was accepted: neither it nor an older one is accepted again.';
COMMENT ON COLUMN users.version IS 'Goes up with every change that a person makes to the user, so that nobody''s changes are lost.';

CREATE UNIQUE INDEX users_phone_key ON users (phone) WHERE NOT is_waiting;
CREATE UNIQUE INDEX users_email_key ON users (email) WHERE NOT is_waiting;
CREATE INDEX users_staff_newest ON users (created_at DESC, id DESC) WHERE role IN ('superadmin', 'employee');
CREATE INDEX users_phone_prefix ON users (phone text_pattern_ops);
CREATE INDEX users_email_prefix ON users (email text_pattern_ops);
CREATE INDEX users_name ON users USING gin (name_search) WITH (fastupdate = off);

CREATE TRIGGER users_notify_live_access AFTER UPDATE OF role, is_active ON users
  FOR EACH ROW WHEN (OLD.role <> NEW.role OR OLD.is_active <> NEW.is_active)
  EXECUTE FUNCTION notify_live_access('id');

CREATE TABLE designations (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE DEFERRABLE CONSTRAINT designations_name_not_empty CHECK (name <> ''),
  name_ur text NOT NULL CONSTRAINT designations_name_ur_not_empty CHECK (name_ur <> ''),
  position integer NOT NULL
);
COMMENT ON TABLE designations IS 'The jobs that people are hired for, in both languages and in the order in which it is offered.';

INSERT INTO designations (id, name, name_ur, position)
VALUES (gen_random_uuid(), 'Branch manager', 'برانچ مینیجر', 1),
       (gen_random_uuid(), 'Installment officer', 'افسر برائے اقساط', 2),
       (gen_random_uuid(), 'Recovery officer', 'ریکوری افسر', 3),
       (gen_random_uuid(), 'Cashier', 'کیشیئر', 4);

CREATE TABLE employees (
  user_id uuid PRIMARY KEY REFERENCES users,
  branch_id uuid NOT NULL REFERENCES branches,
  designation_id uuid REFERENCES designations,
  cnic text CONSTRAINT employees_cnic_unique UNIQUE
    CONSTRAINT employees_cnic_has_13_digits CHECK (cnic ~ '^[0-9]{13}$'),
  joined_on date,
  may_record_payments boolean NOT NULL DEFAULT true,
  may_match_unknown_lines boolean NOT NULL DEFAULT false,
  hand_cash_max bigint CONSTRAINT employees_hand_cash_max_positive CHECK (hand_cash_max > 0),
  back_dating_days_max integer NOT NULL DEFAULT 7
    CONSTRAINT employees_back_dating_days_max_not_negative CHECK (back_dating_days_max >= 0)
    CONSTRAINT employees_back_dating_days_max_at_most_90 CHECK (back_dating_days_max <= 90),
  decides_agreements_to bigint NOT NULL DEFAULT 0
    CONSTRAINT employees_decides_agreements_to_not_negative CHECK (decides_agreements_to >= 0),
  decides_relief_to bigint NOT NULL DEFAULT 0
    CONSTRAINT employees_decides_relief_to_not_negative CHECK (decides_relief_to >= 0),
  decides_reversals_to bigint NOT NULL DEFAULT 0
    CONSTRAINT employees_decides_reversals_to_not_negative CHECK (decides_reversals_to >= 0),
  decides_refunds_to bigint NOT NULL DEFAULT 0
    CONSTRAINT employees_decides_refunds_to_not_negative CHECK (decides_refunds_to >= 0),
  decides_write_offs_to bigint NOT NULL DEFAULT 0
    CONSTRAINT employees_decides_write_offs_to_not_negative CHECK (decides_write_offs_to >= 0),
  decides_back_dating_days integer NOT NULL DEFAULT 0
    CONSTRAINT employees_decides_back_dating_days_0_to_90 CHECK (decides_back_dating_days BETWEEN 0 AND 90),
  decides_reschedules boolean NOT NULL DEFAULT false
);
COMMENT ON TABLE employees IS 'The work of a member of staff: branch, job and rights beside those of the role.';
COMMENT ON COLUMN employees.hand_cash_max IS 'In whole rupees. Null is the limit of the office rules.';
COMMENT ON COLUMN employees.may_match_unknown_lines IS 'Sees the lines of bank statements that no customer is proposed for, and sets lines aside.';
COMMENT ON COLUMN employees.back_dating_days_max IS 'How many days before today the employee may value an entry without a second person.';
COMMENT ON COLUMN employees.decides_agreements_to IS 'The highest price of an agreement of the own branch that the employee approves or rejects, in whole rupees; the next four are like it. 0 decides none.';
COMMENT ON COLUMN employees.decides_back_dating_days IS 'The most days before the day of the decision to which the employee lets a colleague date money.';

CREATE INDEX employees_branch ON employees (branch_id);
CREATE INDEX employees_designation ON employees (designation_id);

CREATE TRIGGER employees_notify_live_access AFTER UPDATE OF branch_id ON employees
  FOR EACH ROW WHEN (OLD.branch_id <> NEW.branch_id)
  EXECUTE FUNCTION notify_live_access('user_id');

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  token_hash bytea NOT NULL UNIQUE CONSTRAINT sessions_token_hash_is_sha256 CHECK (length(token_hash) = 32),
  cookie_hash bytea NOT NULL CONSTRAINT sessions_cookie_hash_is_sha256 CHECK (length(cookie_hash) = 32),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  browser text,
  system text,
  CONSTRAINT sessions_expire_by_their_end CHECK (expires_at <= ends_at)
);
COMMENT ON TABLE sessions IS 'The browsers that users are signed in with. Deleted after their end.';
COMMENT ON COLUMN sessions.token_hash IS 'SHA-256 of what the browser holds, as is cookie_hash: a copy of this table signs nobody in.';
COMMENT ON COLUMN sessions.expires_at IS 'Moved forward by use, never past ends_at.';
COMMENT ON COLUMN sessions.browser IS 'As the browser named itself; null when it did not.';

CREATE INDEX sessions_user_id ON sessions (user_id);
-- Expired sessions are found by this and deleted. A session's use moves expires_at, so that has no index.
CREATE INDEX sessions_end ON sessions (ends_at);

CREATE TRIGGER sessions_notify_live_access AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION notify_live_access('user_id');

CREATE TABLE known_browsers (
  secret_hash bytea NOT NULL CONSTRAINT known_browsers_secret_hash_is_sha256 CHECK (length(secret_hash) = 32),
  user_id uuid NOT NULL REFERENCES users,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (secret_hash, user_id)
);
COMMENT ON TABLE known_browsers IS 'Browsers that a user has signed in from: guesses from anywhere else do not keep them waiting. Deleted once expired.';
COMMENT ON COLUMN known_browsers.secret_hash IS 'SHA-256 of the browser''s cookie, which several users of one browser share.';

CREATE INDEX known_browsers_user_id ON known_browsers (user_id);

CREATE TABLE google_returns (
  secret_hash bytea PRIMARY KEY CONSTRAINT google_returns_secret_hash_is_sha256 CHECK (length(secret_hash) = 32),
  user_id uuid NOT NULL REFERENCES users,
  subject text NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE google_returns IS 'Users whom Google has just sent back, until the page that asked has signed them in. Deleted once used or expired.';

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users,
  code_hash bytea NOT NULL CONSTRAINT recovery_codes_code_hash_is_sha256 CHECK (length(code_hash) = 32),
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);
COMMENT ON TABLE recovery_codes IS 'One-time codes for the day the authenticator is lost.';

CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL CONSTRAINT rate_limits_points_not_negative CHECK (points >= 0),
  waits_until timestamptz,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE rate_limits IS 'Counters of all limits, shared by all processes. Each is changed by one statement, which locks its row. Deleted once expired.';
COMMENT ON COLUMN rate_limits.key IS 'Which limit, and a hash of what it counts.';
COMMENT ON COLUMN rate_limits.waits_until IS 'Until then nothing more is judged.';
