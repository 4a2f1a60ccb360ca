-- Who did what to what, when and from where. Nobody changes or removes what is written here.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;

-- Where each chain ends. Its row lock is what puts the events of a chain in one order.
CREATE TABLE audit_chains (
  id uuid PRIMARY KEY,
  last_position bigint NOT NULL,
  last_hash bytea NOT NULL CHECK (length(last_hash) = 32)
);

-- One chain for each branch, so that branches don't wait for one another, and one (the nil UUID) for the lender as a whole.
-- Inserts leave out position and hashes: the trigger below fills them in.
CREATE TABLE audit_events (
  chain_id uuid NOT NULL REFERENCES audit_chains,
  position bigint NOT NULL,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL,
  recorded_at timestamptz NOT NULL,
  -- Nobody signed in stands behind what the product does by itself.
  actor_id uuid REFERENCES users,
  client_address text,
  action text NOT NULL CHECK (action ~ '^[a-z]+(_[a-z]+)*$'),
  subject text NOT NULL CHECK (subject ~ '^[a-z]+(_[a-z]+)*$'),
  subject_id uuid NOT NULL,
  -- Sensitive values are masked before they come here.
  before jsonb,
  after jsonb,
  PRIMARY KEY (chain_id, position)
);

CREATE INDEX audit_events_subject ON audit_events (subject_id, recorded_at DESC);
CREATE INDEX audit_events_newest ON audit_events (recorded_at DESC);

-- Everything of an event but its own hash; the moment as microseconds, so that no setting of a session changes the text.
CREATE FUNCTION audit_hash(event audit_events) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(jsonb_build_array(
    event.chain_id, event.position, encode(event.previous_hash, 'hex'),
    (extract(epoch FROM event.recorded_at) * 1000000)::bigint, event.actor_id, event.client_address,
    event.action, event.subject, event.subject_id, event.before, event.after)::text, 'UTF8'))
$$;

CREATE FUNCTION chain_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  chain audit_chains;
BEGIN
  SELECT * INTO chain FROM audit_chains WHERE id = NEW.chain_id FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO audit_chains VALUES (NEW.chain_id, 0, sha256('')) ON CONFLICT DO NOTHING;
    SELECT * INTO chain FROM audit_chains WHERE id = NEW.chain_id FOR UPDATE;
  END IF;
  NEW.position := chain.last_position + 1;
  NEW.previous_hash := chain.last_hash;
  NEW.hash := audit_hash(NEW);
  UPDATE audit_chains SET last_position = NEW.position, last_hash = NEW.hash WHERE id = NEW.chain_id;
  RETURN NEW;
END
$$;

CREATE TRIGGER audit_events_chain BEFORE INSERT ON audit_events
  FOR EACH ROW EXECUTE FUNCTION chain_audit_event();
CREATE TRIGGER audit_events_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
