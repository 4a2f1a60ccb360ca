-- What visitors leave through the three forms of the public site.

CREATE TABLE contact_requests (
  id uuid PRIMARY KEY,
  form_type text NOT NULL CHECK (form_type IN ('contact_us', 'general_inquiry', 'home_visit')),
  full_name text NOT NULL CHECK (full_name <> ''),
  phone text NOT NULL CHECK (phone ~ '^03[0-9]{9}$'),
  email text,
  address text CHECK (address <> ''),
  service_type text CHECK (service_type IN ('dowry', 'business', 'installments', 'inquiry')),
  message text CHECK (message <> ''),
  preferred_on date,
  preferred_time text CHECK (preferred_time IN ('morning', 'afternoon', 'evening', 'anytime')),
  notes text,
  language text NOT NULL CHECK (language IN ('en', 'ur')),
  received_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'new'
    CHECK (status IN ('new', 'assigned', 'contacted', 'visit_booked', 'converted', 'closed')),
  branch_id uuid REFERENCES branches,
  assignee_id uuid REFERENCES users,
  -- The same submission, sent twice, has the same key; the digest tells a repeat from another form under a used key.
  submission_key uuid NOT NULL UNIQUE,
  submission_digest bytea NOT NULL CHECK (length(submission_digest) = 32),
  -- The folded name; see src/domain for what folding does.
  name_search tsvector NOT NULL,
  CHECK (form_type = 'general_inquiry' OR address IS NOT NULL),
  CHECK (form_type <> 'general_inquiry' OR message IS NOT NULL),
  CHECK ((form_type = 'home_visit') = (preferred_time IS NOT NULL)),
  CHECK (form_type = 'home_visit' OR preferred_on IS NULL)
);

-- The list reads newest first and pages by (received_at, id).
CREATE INDEX contact_requests_newest ON contact_requests (received_at DESC, id DESC);
CREATE INDEX contact_requests_newest_of_type ON contact_requests (form_type, received_at DESC, id DESC);
CREATE INDEX contact_requests_phone ON contact_requests (phone text_pattern_ops, received_at DESC);
CREATE INDEX contact_requests_name ON contact_requests USING gin (name_search);
CREATE INDEX contact_requests_assignee ON contact_requests (assignee_id, received_at DESC, id DESC);
