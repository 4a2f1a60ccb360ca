-- The record of every change, and the keys of everything that was created.

CREATE TABLE audit_chains (
  id uuid PRIMARY KEY,
  last_position bigint NOT NULL,
  last_hash bytea NOT NULL CONSTRAINT audit_chains_last_hash_is_sha256 CHECK (length(last_hash) = 32)
);
COMMENT ON TABLE audit_chains IS 'The end of each chain of the audit. One chain for each branch, so that branches do not wait for one another, and one, the nil UUID, for the lender as a whole.';

CREATE TABLE audit_events (
  chain_id uuid NOT NULL REFERENCES audit_chains,
  position bigint NOT NULL,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL,
  recorded_at timestamptz NOT NULL,
  actor_id uuid REFERENCES users,
  client_address text,
  action text NOT NULL CONSTRAINT audit_events_action_in_snake_case CHECK (action ~ '^[a-z]+(_[a-z]+)*$'),
  subject text NOT NULL CONSTRAINT audit_events_subject_in_snake_case CHECK (subject ~ '^[a-z]+(_[a-z]+)*$'),
  subject_id uuid NOT NULL,
  before jsonb,
  after jsonb,
  row_digests jsonb,
  kept_rows text,
  signed_with text,
  signature bytea CONSTRAINT audit_events_signature_is_sha256 CHECK (length(signature) = 32),
  CONSTRAINT audit_events_signature_has_its_key CHECK ((signed_with IS NULL) = (signature IS NULL)),
  -- With the instant, so that the events can one day be partitioned by month.
  PRIMARY KEY (chain_id, position, recorded_at)
);
COMMENT ON TABLE audit_events IS 'Who did what to what, when and from where. Nobody changes or removes an event; inserts leave out position and hashes, which a trigger fills in.';
COMMENT ON COLUMN audit_events.actor_id IS 'Null for what the product does by itself, or what nobody signed in did.';
COMMENT ON COLUMN audit_events.before IS 'Sensitive values are masked before they come here; after likewise.';
COMMENT ON COLUMN audit_events.row_digests IS 'Of every row of the agreement that was written with the event, by its part in agreement_rows.';
COMMENT ON COLUMN audit_events.kept_rows IS 'The other rows that were written since the event before, a line each: table, key, digest before, digest after.';
COMMENT ON COLUMN audit_events.signed_with IS 'The name of the key that signed the event. The hash covers it, so that nobody can take the signatures away and keep the chain.';
COMMENT ON COLUMN audit_events.signature IS 'SHA-256 of the seal, which the server makes with a key that the database never has, and of the hash. An insert brings the seal.';

CREATE INDEX audit_events_subject ON audit_events (subject_id, recorded_at DESC);
CREATE INDEX audit_events_newest ON audit_events (recorded_at DESC);
-- Searches of the audit; each is read newest first.
CREATE INDEX audit_events_actor ON audit_events (actor_id, recorded_at DESC);
CREATE INDEX audit_events_action ON audit_events (action, recorded_at DESC);
CREATE INDEX audit_events_subject_kind ON audit_events (subject, recorded_at DESC);
CREATE INDEX audit_events_chain_newest ON audit_events (chain_id, recorded_at DESC);

CREATE TRIGGER audit_events_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION audit_hash(event audit_events) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to((jsonb_build_array(
    event.chain_id, event.position, encode(event.previous_hash, 'hex'),
    (extract(epoch FROM event.recorded_at) * 1000000)::bigint, event.actor_id, event.client_address,
    event.action, event.subject, event.subject_id, event.before, event.after)
    || CASE WHEN event.row_digests IS NULL THEN '[]' ELSE jsonb_build_array(event.row_digests) END
    || CASE WHEN event.kept_rows IS NULL THEN '[]' ELSE jsonb_build_array('rows', event.kept_rows) END
    || CASE WHEN event.signed_with IS NULL THEN '[]' ELSE jsonb_build_array('signed', event.signed_with) END)::text, 'UTF8'))
$$;
COMMENT ON FUNCTION audit_hash IS 'Everything of an event but its own hash and the signature of it; the instant in microseconds, so that no setting of a session changes the text.';

-- Only this trigger writes where the chains end: the server's role has no right to. It finds its tables in the schema that they
-- are in, not where the session of the caller looks first.
CREATE FUNCTION chain_audit_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  chain audit_chains;
BEGIN
  -- Before the chain is locked, because the rows take longer to read than an event takes to chain.
  IF NEW.subject = 'agreement' AND NEW.row_digests IS NULL THEN
    NEW.row_digests := (SELECT jsonb_object_agg(part, digest) FROM agreement_rows
                         WHERE agreement_id = NEW.subject_id AND is_new);
  END IF;
  NEW.kept_rows := coalesce(NEW.kept_rows, nullif(current_setting('qist.kept_rows', true), ''));
  IF NEW.kept_rows IS NOT NULL THEN
    PERFORM set_config('qist.kept_rows', '', true);
  END IF;
  SELECT * INTO chain FROM audit_chains WHERE id = NEW.chain_id FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO audit_chains VALUES (NEW.chain_id, 0, sha256('')) ON CONFLICT DO NOTHING;
    SELECT * INTO chain FROM audit_chains WHERE id = NEW.chain_id FOR UPDATE;
  END IF;
  IF NEW.recorded_at < (SELECT max(recorded_at) FROM audit_events) - interval '1 minute' THEN
    RAISE EXCEPTION 'an event may not be earlier than the newest one by more than a minute'
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
  END IF;
  NEW.position := chain.last_position + 1;
  NEW.previous_hash := chain.last_hash;
  NEW.hash := audit_hash(NEW);
  -- The seal itself is not kept: with it, the owner of the database could sign another event of the same person and moment.
  NEW.signature := sha256(NEW.signature || NEW.hash);
  UPDATE audit_chains SET last_position = NEW.position, last_hash = NEW.hash WHERE id = NEW.chain_id;
  RETURN NEW;
END
$$;
COMMENT ON FUNCTION chain_audit_event IS 'Gives an event the digests of the rows of its agreement that its transaction wrote, and of the kept rows, unless it brings them along, and its place after the last one of its chain. The row lock on the chain puts its events in one order. Makes the signature of the seal that the event brings. Refuses an event of a clock that is behind the newest event.';
CREATE TRIGGER audit_events_chain BEFORE INSERT ON audit_events
  FOR EACH ROW EXECUTE FUNCTION chain_audit_event();

CREATE TABLE audit_anchor_notes (
  is_the_one boolean PRIMARY KEY DEFAULT true CONSTRAINT audit_anchor_notes_one_row CHECK (is_the_one),
  last_line text,
  noted_at timestamptz
);
COMMENT ON TABLE audit_anchor_notes IS 'The line that was last added to the file of audit anchors. One row, whose lock lets one process at a time write the file.';
COMMENT ON COLUMN audit_anchor_notes.last_line IS 'Its SHA-256 in hexadecimal; null before the first.';

INSERT INTO audit_anchor_notes DEFAULT VALUES;

CREATE TABLE audit_head_mails (
  is_the_one boolean PRIMARY KEY DEFAULT true CONSTRAINT audit_head_mails_one_row CHECK (is_the_one),
  mailed_on date
);
COMMENT ON TABLE audit_head_mails IS 'The last day on which the ends of the audit chains were mailed. One row, whose lock lets one process at a time send them.';

INSERT INTO audit_head_mails DEFAULT VALUES;

CREATE TABLE audit_checkpoints (
  chain_id uuid PRIMARY KEY REFERENCES audit_chains,
  position bigint NOT NULL CONSTRAINT audit_checkpoints_position_positive CHECK (position > 0),
  hash bytea NOT NULL CONSTRAINT audit_checkpoints_hash_is_sha256 CHECK (length(hash) = 32)
);
COMMENT ON TABLE audit_checkpoints IS 'How far each chain was recomputed and found whole. It saves time and proves nothing: npm run verify reads everything.';

CREATE TABLE audit_checks (
  is_the_one boolean PRIMARY KEY DEFAULT true CONSTRAINT audit_checks_one_row CHECK (is_the_one),
  checked_at timestamptz NOT NULL,
  differences text[] NOT NULL
);
COMMENT ON TABLE audit_checks IS 'The last check of the audit; one row once there was one.';

CREATE TABLE clean_verifications (
  is_the_one boolean PRIMARY KEY DEFAULT true CONSTRAINT clean_verifications_one_row CHECK (is_the_one),
  verified_at timestamptz NOT NULL,
  agreements bigint NOT NULL,
  entries bigint NOT NULL,
  heads jsonb NOT NULL
);
COMMENT ON TABLE clean_verifications IS 'The last time npm run verify looked at everything and found nothing that differs; one row once there was one.';
COMMENT ON COLUMN clean_verifications.heads IS 'The end of each chain of the audit then: [{chainId, position, hash}], the hash in hexadecimal.';

CREATE TABLE creation_keys (
  user_id uuid NOT NULL REFERENCES users,
  key uuid NOT NULL,
  request_hash bytea NOT NULL CONSTRAINT creation_keys_request_hash_is_sha256 CHECK (length(request_hash) = 32),
  created_id uuid NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
COMMENT ON TABLE creation_keys IS 'The thing that was created with a key: the same form sent twice creates one thing. Only its id is kept, because what it was made of may be personal.';

CREATE TRIGGER creation_keys_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON creation_keys
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
