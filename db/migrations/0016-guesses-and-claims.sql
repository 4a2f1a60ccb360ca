-- A guess at a secret is paid for before it is judged, and signing up without a code takes no phone or e-mail from anybody.

DROP TABLE rate_limits;

-- Counters of all limits, shared by all processes. Each is changed by one statement, which locks its row.
CREATE TABLE rate_limits (
  -- Which limit, and a hash of what it counts.
  key text PRIMARY KEY,
  points integer NOT NULL CONSTRAINT rate_limits_points_check CHECK (points >= 0),
  -- Until then nothing more is judged.
  waits_until timestamptz,
  expires_at timestamptz NOT NULL
);

-- Browsers that a user has signed in from. Guesses from anywhere else don't keep them waiting.
CREATE TABLE known_browsers (
  -- SHA-256 of the browser's cookie, which several users of one browser share.
  secret_hash bytea NOT NULL CONSTRAINT known_browsers_secret_hash_check CHECK (length(secret_hash) = 32),
  user_id uuid NOT NULL REFERENCES users,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (secret_hash, user_id)
);

CREATE INDEX known_browsers_user_id ON known_browsers (user_id);

ALTER TABLE users
  -- Signed up without a code and linked to no record yet: phone and e-mail are what the person says, and others may say the same.
  ADD COLUMN is_waiting boolean NOT NULL DEFAULT false,
  -- The user, or a superadmin for them, has undone the link to Google: it is not made again by itself.
  ADD COLUMN is_google_off boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT users_is_waiting_check CHECK (NOT is_waiting OR role = 'customer'),
  ADD CONSTRAINT users_is_google_off_check CHECK (NOT is_google_off OR google_subject IS NULL),
  DROP CONSTRAINT users_phone_key,
  DROP CONSTRAINT users_email_key;

UPDATE users SET is_waiting = true
 WHERE role = 'customer' AND NOT EXISTS (SELECT FROM customers WHERE user_id = users.id);

CREATE UNIQUE INDEX users_phone_key ON users (phone) WHERE NOT is_waiting;
CREATE UNIQUE INDEX users_email_key ON users (email) WHERE NOT is_waiting;

-- Wrong codes are counted where they come from, so that nobody can use up somebody else's.
ALTER TABLE account_codes DROP COLUMN failed_attempts;
