-- What was created with a key: the same form sent twice creates one thing. Only its id is kept, because what it was made
-- of may be personal.
CREATE TABLE creation_keys (
  user_id uuid NOT NULL REFERENCES users,
  key uuid NOT NULL,
  request_hash bytea NOT NULL CHECK (length(request_hash) = 32),
  created_id uuid NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);

CREATE TRIGGER creation_keys_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON creation_keys
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
