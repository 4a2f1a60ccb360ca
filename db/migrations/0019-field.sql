-- The field book: the phones of officers, the days they took along, what the phones brought back, and what became of it.

CREATE TABLE field_devices (
  id uuid PRIMARY KEY,
  branch_id uuid NOT NULL REFERENCES branches,
  serial integer NOT NULL CONSTRAINT field_devices_serial_positive CHECK (serial > 0),
  officer_id uuid NOT NULL REFERENCES users,
  public_key bytea NOT NULL UNIQUE CONSTRAINT field_devices_public_key_length CHECK (length(public_key) = 65),
  seal_key bytea NOT NULL CONSTRAINT field_devices_seal_key_length CHECK (length(seal_key) = 32),
  name text NOT NULL CONSTRAINT field_devices_name_not_empty CHECK (name <> ''),
  registered_at timestamptz NOT NULL,
  revoked_at timestamptz,
  revoked_by uuid REFERENCES users,
  UNIQUE (branch_id, serial),
  CONSTRAINT field_devices_revoked_whole CHECK ((revoked_at IS NULL) = (revoked_by IS NULL))
);
COMMENT ON TABLE field_devices IS 'The phones of officers. A phone works for one officer of one branch, is revoked and never removed, and its row lock puts what it brings back in one order.';
COMMENT ON COLUMN field_devices.serial IS 'Of its branch, from 1: part of the number of each slip.';
COMMENT ON COLUMN field_devices.public_key IS 'The point of its key on P-256, uncompressed. The private key never leaves the phone.';
COMMENT ON COLUMN field_devices.seal_key IS 'The server''s own key on P-256 for this phone, which opens what the phone sealed.';

CREATE INDEX field_devices_of_officer ON field_devices (officer_id);

CREATE TRIGGER field_devices_stay BEFORE DELETE OR TRUNCATE ON field_devices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER field_devices_only_revoke BEFORE UPDATE ON field_devices
  FOR EACH ROW WHEN (OLD.revoked_at IS NOT NULL
                     OR (OLD.id, OLD.branch_id, OLD.serial, OLD.officer_id, OLD.public_key, OLD.seal_key, OLD.name, OLD.registered_at)
                        IS DISTINCT FROM (NEW.id, NEW.branch_id, NEW.serial, NEW.officer_id, NEW.public_key, NEW.seal_key, NEW.name, NEW.registered_at))
  EXECUTE FUNCTION refuse_change();

CREATE TABLE field_packages (
  id uuid PRIMARY KEY,
  device_id uuid NOT NULL REFERENCES field_devices,
  day date NOT NULL,
  visits integer NOT NULL CONSTRAINT field_packages_visits_not_negative CHECK (visits >= 0),
  taken_at timestamptz NOT NULL,
  UNIQUE (id, device_id)
);
COMMENT ON TABLE field_packages IS 'The days that officers took along on a phone.';

CREATE INDEX field_packages_of_day ON field_packages (day, device_id);
CREATE INDEX field_packages_of_device ON field_packages (device_id, taken_at);

CREATE TRIGGER field_packages_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON field_packages
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE field_items (
  id uuid PRIMARY KEY,
  device_id uuid NOT NULL REFERENCES field_devices,
  position integer NOT NULL CONSTRAINT field_items_position_positive CHECK (position > 0),
  package_id uuid NOT NULL,
  kind text NOT NULL CONSTRAINT field_items_kind_known CHECK (kind IN ('collected', 'promise', 'not_home', 'note')),
  agreement_id uuid NOT NULL REFERENCES agreements,
  slip integer CONSTRAINT field_items_slip_positive CHECK (slip > 0),
  amount bigint CONSTRAINT field_items_amount_positive CHECK (amount > 0),
  code text UNIQUE CONSTRAINT field_items_code_hard_to_guess CHECK (length(code) >= 16),
  content text NOT NULL,
  hash bytea NOT NULL CONSTRAINT field_items_hash_length CHECK (length(hash) = 32),
  previous_hash bytea CONSTRAINT field_items_previous_hash_length CHECK (length(previous_hash) = 32),
  signature bytea NOT NULL CONSTRAINT field_items_signature_length CHECK (length(signature) = 64),
  received_at timestamptz NOT NULL,
  UNIQUE (device_id, position),
  UNIQUE (device_id, slip),
  UNIQUE (id, agreement_id),
  FOREIGN KEY (package_id, device_id) REFERENCES field_packages (id, device_id),
  CONSTRAINT field_items_of_cash_whole CHECK (num_nonnulls(slip, code) = CASE kind WHEN 'collected' THEN 2 ELSE 0 END),
  CONSTRAINT field_items_amount_given CHECK ((amount IS NOT NULL) = (kind IN ('collected', 'promise'))),
  CONSTRAINT field_items_first_follows_none CHECK ((previous_hash IS NULL) = (position = 1)),
  CONSTRAINT field_items_hash_of_content CHECK (hash = sha256(convert_to(content, 'UTF8')))
);
COMMENT ON TABLE field_items IS 'What phones brought back, each item as its phone signed it: added, never changed or removed. A position or slip that is missing is a gap.';
COMMENT ON COLUMN field_items.position IS 'The place in the chain of its phone, from 1.';
COMMENT ON COLUMN field_items.slip IS 'The place among the slips of its phone. Only cash has a slip.';
COMMENT ON COLUMN field_items.code IS 'The code on the slip, which the receipt takes over.';
COMMENT ON COLUMN field_items.content IS 'The text that the phone hashed and signed. The other columns are read from it.';
COMMENT ON COLUMN field_items.previous_hash IS 'The hash of the item before it, as the phone named it.';

CREATE INDEX field_items_of_agreement ON field_items (agreement_id);
CREATE INDEX field_items_of_package ON field_items (package_id);

CREATE TRIGGER field_items_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON field_items
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE field_outcomes (
  id uuid PRIMARY KEY,
  item_id uuid NOT NULL,
  item_agreement_id uuid NOT NULL,
  outcome text NOT NULL
    CONSTRAINT field_outcomes_outcome_known CHECK (outcome IN ('posted', 'logged', 'held', 'evidence', 'given_back', 'closed')),
  hold_reason text
    CONSTRAINT field_outcomes_hold_reason_known
      CHECK (hold_reason IN ('device_revoked', 'officer_inactive', 'clock_wrong', 'chain_broken', 'of_another_branch', 'related_person',
                        'may_not_record', 'agreement_not_open', 'before_delivery', 'too_old', 'period_closed', 'beyond_outstanding',
                        'promise_not_possible')),
  agreement_id uuid,
  entry_id uuid UNIQUE,
  contact_id uuid UNIQUE REFERENCES contact_log,
  decided_by uuid REFERENCES users,
  decided_at timestamptz NOT NULL,
  note text CONSTRAINT field_outcomes_note_not_empty CHECK (note <> ''),
  FOREIGN KEY (item_id, item_agreement_id) REFERENCES field_items (id, agreement_id),
  FOREIGN KEY (agreement_id, entry_id) REFERENCES entries (agreement_id, id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT field_outcomes_whole
    CHECK (CASE WHEN outcome IN ('held', 'evidence') THEN hold_reason IS NOT NULL AND num_nonnulls(agreement_id, entry_id, contact_id, decided_by, note) = 0
                WHEN outcome = 'posted' THEN hold_reason IS NULL AND num_nonnulls(agreement_id, entry_id) = 2 AND contact_id IS NULL
                WHEN outcome = 'logged' THEN contact_id IS NOT NULL AND num_nonnulls(hold_reason, agreement_id, entry_id, decided_by, note) = 0
                ELSE num_nonnulls(decided_by, note) = 2 AND num_nonnulls(hold_reason, agreement_id, entry_id, contact_id) = 0 END),
  CONSTRAINT field_outcomes_decided_with_reason CHECK ((decided_by IS NULL) = (note IS NULL))
);
COMMENT ON TABLE field_outcomes IS 'What became of each item: posted or logged at once, or held and then decided by a person. Added, never changed or removed.';
COMMENT ON COLUMN field_outcomes.agreement_id IS 'The agreement of the entry: another than that of the item if a person decided so.';
COMMENT ON COLUMN field_outcomes.decided_by IS 'The person who decided about a held item. Null if the rules decided.';

CREATE UNIQUE INDEX field_outcomes_held_once ON field_outcomes (item_id) WHERE outcome IN ('held', 'evidence');
CREATE UNIQUE INDEX field_outcomes_ended_once ON field_outcomes (item_id) WHERE outcome NOT IN ('held', 'evidence');

CREATE TRIGGER field_outcomes_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON field_outcomes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE field_alarms (
  id uuid PRIMARY KEY,
  device_id uuid NOT NULL REFERENCES field_devices,
  alarm_reason text NOT NULL
    CONSTRAINT field_alarms_reason_known CHECK (alarm_reason IN ('signature_wrong', 'other_content', 'slip_taken', 'code_taken', 'package_unknown', 'agreement_unknown')),
  content text NOT NULL,
  signature bytea NOT NULL CONSTRAINT field_alarms_signature_length CHECK (length(signature) = 64),
  raised_at timestamptz NOT NULL
);
COMMENT ON TABLE field_alarms IS 'What a phone sent and nobody can post: changed after it was signed, or a number that was used for something else. Kept as it came.';

CREATE UNIQUE INDEX field_alarms_raised_once ON field_alarms (device_id, alarm_reason, md5(content));

CREATE TRIGGER field_alarms_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON field_alarms
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE FUNCTION note_rows_of_field_devices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('field_devices ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.branch_id, now.serial, now.officer_id, now.name, now.revoked_by, (extract(epoch FROM now.registered_at) * 1000000)::bigint, (extract(epoch FROM now.revoked_at) * 1000000)::bigint, encode(now.public_key, 'hex'), encode(now.seal_key, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('field_devices ' || now.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.serial, was.officer_id, was.name, was.revoked_by, (extract(epoch FROM was.registered_at) * 1000000)::bigint, (extract(epoch FROM was.revoked_at) * 1000000)::bigint, encode(was.public_key, 'hex'), encode(was.seal_key, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.branch_id, now.serial, now.officer_id, now.name, now.revoked_by, (extract(epoch FROM now.registered_at) * 1000000)::bigint, (extract(epoch FROM now.revoked_at) * 1000000)::bigint, encode(now.public_key, 'hex'), encode(now.seal_key, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.branch_id, was.serial, was.officer_id, was.name, was.revoked_by, was.registered_at, was.revoked_at, was.public_key, was.seal_key) IS DISTINCT FROM ROW(now.id, now.branch_id, now.serial, now.officer_id, now.name, now.revoked_by, now.registered_at, now.revoked_at, now.public_key, now.seal_key);
  ELSE
    PERFORM note_rows(string_agg('field_devices ' || was.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.serial, was.officer_id, was.name, was.revoked_by, (extract(epoch FROM was.registered_at) * 1000000)::bigint, (extract(epoch FROM was.revoked_at) * 1000000)::bigint, encode(was.public_key, 'hex'), encode(was.seal_key, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER field_devices_added_note_rows AFTER INSERT ON field_devices
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_devices();
CREATE OR REPLACE TRIGGER field_devices_changed_note_rows AFTER UPDATE ON field_devices
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_devices();
CREATE OR REPLACE TRIGGER field_devices_removed_note_rows AFTER DELETE ON field_devices
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_devices();

CREATE OR REPLACE FUNCTION note_rows_of_field_packages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('field_packages ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.device_id, now.visits, (extract(epoch FROM now.taken_at) * 1000000)::bigint, now.day - date '1970-01-01')::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('field_packages ' || now.id::text || ' ' || digest_of(ROW(was.id, was.device_id, was.visits, (extract(epoch FROM was.taken_at) * 1000000)::bigint, was.day - date '1970-01-01')::text) || ' ' || digest_of(ROW(now.id, now.device_id, now.visits, (extract(epoch FROM now.taken_at) * 1000000)::bigint, now.day - date '1970-01-01')::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.device_id, was.visits, was.taken_at, was.day) IS DISTINCT FROM ROW(now.id, now.device_id, now.visits, now.taken_at, now.day);
  ELSE
    PERFORM note_rows(string_agg('field_packages ' || was.id::text || ' ' || digest_of(ROW(was.id, was.device_id, was.visits, (extract(epoch FROM was.taken_at) * 1000000)::bigint, was.day - date '1970-01-01')::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER field_packages_added_note_rows AFTER INSERT ON field_packages
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_packages();
CREATE OR REPLACE TRIGGER field_packages_changed_note_rows AFTER UPDATE ON field_packages
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_packages();
CREATE OR REPLACE TRIGGER field_packages_removed_note_rows AFTER DELETE ON field_packages
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_packages();

CREATE OR REPLACE FUNCTION note_rows_of_field_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('field_items ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.device_id, now.position, now.package_id, now.kind, now.agreement_id, now.slip, now.amount, now.code, now.content, (extract(epoch FROM now.received_at) * 1000000)::bigint, encode(now.hash, 'hex'), encode(now.previous_hash, 'hex'), encode(now.signature, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('field_items ' || now.id::text || ' ' || digest_of(ROW(was.id, was.device_id, was.position, was.package_id, was.kind, was.agreement_id, was.slip, was.amount, was.code, was.content, (extract(epoch FROM was.received_at) * 1000000)::bigint, encode(was.hash, 'hex'), encode(was.previous_hash, 'hex'), encode(was.signature, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.device_id, now.position, now.package_id, now.kind, now.agreement_id, now.slip, now.amount, now.code, now.content, (extract(epoch FROM now.received_at) * 1000000)::bigint, encode(now.hash, 'hex'), encode(now.previous_hash, 'hex'), encode(now.signature, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.device_id, was.position, was.package_id, was.kind, was.agreement_id, was.slip, was.amount, was.code, was.content, was.received_at, was.hash, was.previous_hash, was.signature) IS DISTINCT FROM ROW(now.id, now.device_id, now.position, now.package_id, now.kind, now.agreement_id, now.slip, now.amount, now.code, now.content, now.received_at, now.hash, now.previous_hash, now.signature);
  ELSE
    PERFORM note_rows(string_agg('field_items ' || was.id::text || ' ' || digest_of(ROW(was.id, was.device_id, was.position, was.package_id, was.kind, was.agreement_id, was.slip, was.amount, was.code, was.content, (extract(epoch FROM was.received_at) * 1000000)::bigint, encode(was.hash, 'hex'), encode(was.previous_hash, 'hex'), encode(was.signature, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER field_items_added_note_rows AFTER INSERT ON field_items
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_items();
CREATE OR REPLACE TRIGGER field_items_changed_note_rows AFTER UPDATE ON field_items
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_items();
CREATE OR REPLACE TRIGGER field_items_removed_note_rows AFTER DELETE ON field_items
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_items();

CREATE OR REPLACE FUNCTION note_rows_of_field_outcomes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('field_outcomes ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.item_id, now.item_agreement_id, now.outcome, now.hold_reason, now.agreement_id, now.entry_id, now.contact_id, now.decided_by, now.note, (extract(epoch FROM now.decided_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('field_outcomes ' || now.id::text || ' ' || digest_of(ROW(was.id, was.item_id, was.item_agreement_id, was.outcome, was.hold_reason, was.agreement_id, was.entry_id, was.contact_id, was.decided_by, was.note, (extract(epoch FROM was.decided_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.item_id, now.item_agreement_id, now.outcome, now.hold_reason, now.agreement_id, now.entry_id, now.contact_id, now.decided_by, now.note, (extract(epoch FROM now.decided_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.item_id, was.item_agreement_id, was.outcome, was.hold_reason, was.agreement_id, was.entry_id, was.contact_id, was.decided_by, was.note, was.decided_at) IS DISTINCT FROM ROW(now.id, now.item_id, now.item_agreement_id, now.outcome, now.hold_reason, now.agreement_id, now.entry_id, now.contact_id, now.decided_by, now.note, now.decided_at);
  ELSE
    PERFORM note_rows(string_agg('field_outcomes ' || was.id::text || ' ' || digest_of(ROW(was.id, was.item_id, was.item_agreement_id, was.outcome, was.hold_reason, was.agreement_id, was.entry_id, was.contact_id, was.decided_by, was.note, (extract(epoch FROM was.decided_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER field_outcomes_added_note_rows AFTER INSERT ON field_outcomes
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_outcomes();
CREATE OR REPLACE TRIGGER field_outcomes_changed_note_rows AFTER UPDATE ON field_outcomes
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_outcomes();
CREATE OR REPLACE TRIGGER field_outcomes_removed_note_rows AFTER DELETE ON field_outcomes
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_outcomes();

CREATE OR REPLACE FUNCTION note_rows_of_field_alarms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('field_alarms ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.device_id, now.alarm_reason, now.content, (extract(epoch FROM now.raised_at) * 1000000)::bigint, encode(now.signature, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('field_alarms ' || now.id::text || ' ' || digest_of(ROW(was.id, was.device_id, was.alarm_reason, was.content, (extract(epoch FROM was.raised_at) * 1000000)::bigint, encode(was.signature, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.device_id, now.alarm_reason, now.content, (extract(epoch FROM now.raised_at) * 1000000)::bigint, encode(now.signature, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.device_id, was.alarm_reason, was.content, was.raised_at, was.signature) IS DISTINCT FROM ROW(now.id, now.device_id, now.alarm_reason, now.content, now.raised_at, now.signature);
  ELSE
    PERFORM note_rows(string_agg('field_alarms ' || was.id::text || ' ' || digest_of(ROW(was.id, was.device_id, was.alarm_reason, was.content, (extract(epoch FROM was.raised_at) * 1000000)::bigint, encode(was.signature, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER field_alarms_added_note_rows AFTER INSERT ON field_alarms
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_alarms();
CREATE OR REPLACE TRIGGER field_alarms_changed_note_rows AFTER UPDATE ON field_alarms
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_alarms();
CREATE OR REPLACE TRIGGER field_alarms_removed_note_rows AFTER DELETE ON field_alarms
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_field_alarms();
