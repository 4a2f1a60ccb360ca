-- Pictures: the documents of customers, and what products look like. The bytes are files; here are their SHA-256 hashes.

CREATE TABLE customer_documents (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customers,
  kind text NOT NULL CHECK (kind IN ('photo', 'cnic_front', 'cnic_back', 'utility_bill', 'other')),
  file_hash bytea NOT NULL CHECK (length(file_hash) = 32),
  bytes integer NOT NULL CHECK (bytes > 0),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  added_at timestamptz NOT NULL,
  added_by uuid NOT NULL REFERENCES users,
  -- Also when another one took its place.
  removed_at timestamptz,
  removed_by uuid REFERENCES users,
  CHECK ((removed_at IS NULL) = (removed_by IS NULL))
);

-- The same picture twice is one document.
CREATE UNIQUE INDEX customer_documents_present ON customer_documents (customer_id, kind, file_hash)
  WHERE removed_at IS NULL;
CREATE UNIQUE INDEX customer_documents_one_of_a_kind ON customer_documents (customer_id, kind)
  WHERE removed_at IS NULL AND kind IN ('photo', 'cnic_front', 'cnic_back');

CREATE TRIGGER customer_documents_stay BEFORE DELETE OR TRUNCATE ON customer_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE products
  ADD COLUMN picture_hash bytea CHECK (length(picture_hash) = 32),
  ADD COLUMN picture_width integer CHECK (picture_width > 0),
  ADD COLUMN picture_height integer CHECK (picture_height > 0),
  ADD CONSTRAINT products_picture_whole CHECK (num_nulls(picture_hash, picture_width, picture_height) IN (0, 3));
