-- A guess at a secret is paid for before it is judged, and signing up without a code takes no phone or e-mail from anybody.

DROP TABLE rate_limits;

CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL CONSTRAINT rate_limits_points_not_negative CHECK (points >= 0),
  waits_until timestamptz,
  expires_at timestamptz NOT NULL
);

CREATE TABLE known_browsers (
  secret_hash bytea NOT NULL CONSTRAINT known_browsers_secret_hash_is_sha256 CHECK (length(secret_hash) = 32),
  user_id uuid NOT NULL REFERENCES users,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (secret_hash, user_id)
);

CREATE INDEX known_browsers_user_id ON known_browsers (user_id);

ALTER TABLE users
  ADD COLUMN is_waiting boolean NOT NULL DEFAULT false,
  ADD COLUMN is_google_off boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT users_waiting_is_a_customer CHECK (NOT is_waiting OR role = 'customer'),
  ADD CONSTRAINT users_google_off_has_no_subject CHECK (NOT is_google_off OR google_subject IS NULL),
  DROP CONSTRAINT users_phone_key,
  DROP CONSTRAINT users_email_key;

UPDATE users SET is_waiting = true
 WHERE role = 'customer' AND NOT EXISTS (SELECT FROM customers WHERE user_id = users.id);

CREATE UNIQUE INDEX users_phone_key ON users (phone) WHERE NOT is_waiting;
CREATE UNIQUE INDEX users_email_key ON users (email) WHERE NOT is_waiting;

-- Wrong codes are counted where they come from, so that nobody can use up somebody else's.
ALTER TABLE sign_in_codes DROP COLUMN failed_attempts;

COMMENT ON TABLE rate_limits IS 'Counters of all limits, shared by all processes. Each is changed by one statement, which locks its row. Deleted once expired.';
COMMENT ON COLUMN rate_limits.key IS 'Which limit, and a hash of what it counts.';
COMMENT ON COLUMN rate_limits.waits_until IS 'Until then nothing more is judged.';
COMMENT ON TABLE known_browsers IS 'Browsers that a user has signed in from: guesses from anywhere else do not keep them waiting. Deleted once expired.';
COMMENT ON COLUMN known_browsers.secret_hash IS 'SHA-256 of the browser''s cookie, which several users of one browser share.';
COMMENT ON COLUMN users.is_waiting IS 'Signed up without a code and linked to no record yet: phone and e-mail are what the person says, and others may say the same.';
COMMENT ON COLUMN users.is_google_off IS 'The user, or a superadmin for them, has undone the link to Google: it is not made again by itself.';
