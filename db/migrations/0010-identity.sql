-- How people come to an account and prove that it is theirs.

ALTER TABLE users
  -- When the person showed that the e-mail is theirs, by a mailed link or through Google.
  ADD COLUMN email_confirmed_at timestamptz,
  -- Who this is to Google, from the first sign-in through it on.
  ADD COLUMN google_subject text UNIQUE,
  -- What the authenticator app was given, in base 32. Counts from totp_confirmed_at on.
  ADD COLUMN totp_secret text,
  ADD COLUMN totp_confirmed_at timestamptz,
  -- The half minute of the last code that was accepted: neither it nor an older one is accepted again.
  ADD COLUMN totp_last_step bigint,
  ADD CHECK (totp_confirmed_at IS NULL OR totp_secret IS NOT NULL);

-- One-time codes for the day the authenticator is lost.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users,
  code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);

-- Codes that a branch hands out, and the secrets of mailed and printed links. Each works once.
CREATE TABLE account_codes (
  id uuid PRIMARY KEY,
  purpose text NOT NULL
    CHECK (purpose IN ('customer_activation', 'employee_activation', 'password_reset', 'password_reset_link', 'set_up_link')),
  code_hash bytea NOT NULL UNIQUE CHECK (length(code_hash) = 32),
  customer_id uuid REFERENCES customers,
  user_id uuid REFERENCES users,
  -- Nobody for what the product makes by itself.
  issued_by uuid REFERENCES users,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- How often something else was typed for the person it belongs to.
  failed_attempts integer NOT NULL DEFAULT 0,
  CHECK ((customer_id IS NOT NULL) = (purpose = 'customer_activation')),
  CHECK ((user_id IS NOT NULL) = (purpose IN ('employee_activation', 'password_reset', 'password_reset_link')))
);

CREATE INDEX account_codes_customer ON account_codes (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX account_codes_user ON account_codes (user_id) WHERE user_id IS NOT NULL;

-- Whom Google has just sent back, until the page that asked has signed them in.
CREATE TABLE google_hand_overs (
  secret_hash bytea PRIMARY KEY CHECK (length(secret_hash) = 32),
  user_id uuid NOT NULL REFERENCES users,
  expires_at timestamptz NOT NULL
);

-- For the list in which people find the places where they are signed in.
ALTER TABLE sessions
  ADD COLUMN last_used_at timestamptz,
  -- As the browser named itself; null when it did not.
  ADD COLUMN browser text,
  ADD COLUMN system text;
UPDATE sessions SET last_used_at = created_at;
ALTER TABLE sessions ALTER COLUMN last_used_at SET NOT NULL;
