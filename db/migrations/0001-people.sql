-- The lender's branches, the people who sign in, and their sessions.

CREATE TABLE branches (
  id uuid PRIMARY KEY,
  -- Begins every agreement and receipt number of the branch, so it never changes.
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z]{3}$'),
  city text NOT NULL CHECK (city <> ''),
  city_ur text NOT NULL CHECK (city_ur <> ''),
  area text NOT NULL CHECK (area <> ''),
  area_ur text NOT NULL CHECK (area_ur <> ''),
  address text NOT NULL CHECK (address <> ''),
  address_ur text NOT NULL CHECK (address_ur <> ''),
  phone text NOT NULL CHECK (phone ~ '^03[0-9]{9}$'),
  opens_at time NOT NULL,
  closes_at time NOT NULL CHECK (closes_at > opens_at),
  manager text NOT NULL CHECK (manager <> ''),
  manager_ur text NOT NULL CHECK (manager_ur <> ''),
  map_url text CHECK (map_url ~ '^https://'),
  -- Shown on the public site.
  is_public boolean NOT NULL DEFAULT true,
  is_head_office boolean NOT NULL DEFAULT false,
  -- "Get Directions" and "Call Now" act on the site; directions need a map to open.
  directions_enabled boolean NOT NULL DEFAULT false CHECK (NOT directions_enabled OR map_url IS NOT NULL),
  position integer NOT NULL UNIQUE
);

CREATE UNIQUE INDEX branches_one_head_office ON branches (is_head_office) WHERE is_head_office;

-- The public site is published again whenever what it shows has changed, by every process that serves it.
CREATE FUNCTION notify_site_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_content', '');
  RETURN NULL;
END
$$;

CREATE TRIGGER branches_notify_site_content
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON branches
  FOR EACH STATEMENT EXECUTE FUNCTION notify_site_content();

CREATE TABLE users (
  id uuid PRIMARY KEY,
  full_name text NOT NULL CHECK (full_name <> ''),
  phone text UNIQUE CHECK (phone ~ '^03[0-9]{9}$'),
  email text UNIQUE CHECK (email = lower(email) AND email LIKE '%_@_%'),
  role text NOT NULL CHECK (role IN ('superadmin', 'employee', 'customer')),
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'ur')),
  is_active boolean NOT NULL DEFAULT true,
  -- Argon2id in its own text form, salt and cost included.
  password_hash text,
  last_signed_in_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (phone IS NOT NULL OR email IS NOT NULL)
);

CREATE TABLE employees (
  user_id uuid PRIMARY KEY REFERENCES users,
  branch_id uuid NOT NULL REFERENCES branches
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  -- SHA-256 of what the browser holds: a copy of this table signs nobody in.
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  cookie_hash bytea NOT NULL CHECK (length(cookie_hash) = 32),
  created_at timestamptz NOT NULL,
  -- Moved forward by use, never past ends_at.
  expires_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  CHECK (expires_at <= ends_at)
);

CREATE INDEX sessions_user_id ON sessions (user_id);

-- Counters of rate-limiter-flexible, shared by all processes; its columns are that library's.
CREATE TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
