-- The people the lender trades with, and those who vouch for them.

CREATE TABLE customers (
  id uuid PRIMARY KEY,
  full_name text NOT NULL CHECK (full_name <> ''),
  full_name_ur text CHECK (full_name_ur <> ''),
  relative text NOT NULL CHECK (relative IN ('father', 'husband')),
  relative_name text NOT NULL CHECK (relative_name <> ''),
  cnic text NOT NULL CHECK (cnic ~ '^[0-9]{13}$'),
  cnic_expires_on date,
  -- Who saw the original card, and when.
  cnic_seen_by uuid REFERENCES users,
  cnic_seen_at timestamptz,
  gender text NOT NULL CHECK (gender IN ('male', 'female', 'other')),
  born_on date NOT NULL,
  phone text NOT NULL CHECK (phone ~ '^03[0-9]{9}$'),
  second_phone text CHECK (second_phone ~ '^03[0-9]{9}$'),
  email text CHECK (email = lower(email) AND email LIKE '%_@_%'),
  address text NOT NULL CHECK (address <> ''),
  city text NOT NULL CHECK (city <> ''),
  branch_id uuid NOT NULL REFERENCES branches,
  occupation text CHECK (occupation <> ''),
  monthly_income bigint CHECK (monthly_income >= 0),
  household_size integer CHECK (household_size BETWEEN 1 AND 50),
  officer_id uuid REFERENCES users,
  notes text,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'blocked')),
  -- The sign-in of the customer, once there is one.
  user_id uuid UNIQUE REFERENCES users,
  -- When the customer agreed to the privacy notice; without it nothing is stored.
  privacy_consent_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  -- The folded names; see src/domain for what folding does.
  name_search tsvector NOT NULL,
  CONSTRAINT customers_cnic_unique UNIQUE (cnic),
  CHECK ((cnic_seen_by IS NULL) = (cnic_seen_at IS NULL))
);

CREATE INDEX customers_branch ON customers (branch_id, created_at DESC, id DESC);
CREATE INDEX customers_phone ON customers (phone text_pattern_ops);
CREATE INDEX customers_name ON customers USING gin (name_search);

CREATE TABLE guarantors (
  id uuid PRIMARY KEY,
  full_name text NOT NULL CHECK (full_name <> ''),
  cnic text NOT NULL CHECK (cnic ~ '^[0-9]{13}$'),
  phone text NOT NULL CHECK (phone ~ '^03[0-9]{9}$'),
  address text NOT NULL CHECK (address <> ''),
  occupation text CHECK (occupation <> ''),
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  CONSTRAINT guarantors_cnic_unique UNIQUE (cnic)
);
