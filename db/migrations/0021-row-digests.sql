-- The audit says every row of an agreement as it was written: a digest of each, in the event of the change that wrote it.

CREATE FUNCTION row_digest(written anyelement) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE
  SET timezone = 'UTC' SET datestyle = 'ISO' SET bytea_output = 'hex' AS $$
BEGIN
  RETURN encode(sha256(convert_to(rtrim(written::text, ',)'), 'UTF8')), 'base64');
END
$$;
COMMENT ON FUNCTION row_digest(anyelement) IS 'The same for the same row, whatever the settings of a session. Nulls at the end do not count, so that a column can be added.';

ALTER TABLE agreements ADD COLUMN previous_digest text;
ALTER TABLE approvals ADD COLUMN previous_digest text;

CREATE FUNCTION keep_previous_digest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.previous_digest := row_digest(OLD);
  RETURN NEW;
END
$$;
COMMENT ON FUNCTION keep_previous_digest() IS 'For tables whose rows change: ties what a row becomes to what it was when a transaction began, so that a change outside the product is not covered up by the next one inside it.';

CREATE TRIGGER agreements_keep_previous_digest BEFORE UPDATE ON agreements
  FOR EACH ROW WHEN (OLD.xmin <> pg_current_xact_id()::xid) EXECUTE FUNCTION keep_previous_digest();
CREATE TRIGGER approvals_keep_previous_digest BEFORE UPDATE ON approvals
  FOR EACH ROW WHEN (OLD.xmin <> pg_current_xact_id()::xid) EXECUTE FUNCTION keep_previous_digest();

-- The same rows of one agreement are found by it, and nothing else is looked for by user alone.
ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_pkey, ADD PRIMARY KEY (agreement_id, user_id, key);

CREATE VIEW agreement_rows (agreement_id, part, digest, is_new) AS
  SELECT a.id, 'agreement', row_digest(a), a.xmin = pg_current_xact_id_if_assigned()::xid FROM agreements a
  UNION ALL
  SELECT a.id, 'agreement before', a.previous_digest, a.xmin = pg_current_xact_id_if_assigned()::xid FROM agreements a WHERE a.previous_digest IS NOT NULL
  UNION ALL
  SELECT i.agreement_id, 'items',
         row_digest(ROW(array_agg(i ORDER BY i.position),
                        (SELECT array_agg(g ORDER BY g.guarantor_id) FROM agreement_guarantors g WHERE g.agreement_id = i.agreement_id))),
         bool_or(i.xmin = pg_current_xact_id_if_assigned()::xid)
    FROM agreement_items i GROUP BY i.agreement_id
  UNION ALL
  SELECT s.agreement_id, 'schedule ' || s.number,
         row_digest(ROW(s, (SELECT array_agg(ROW(r.number, r.due_on, r.amount) ORDER BY r.number) FROM installments r
                             WHERE r.agreement_id = s.agreement_id AND r.schedule_number = s.number AND r.number > 0))),
         s.xmin = pg_current_xact_id_if_assigned()::xid
    FROM schedules s
  UNION ALL
  SELECT s.agreement_id, 'replaced schedule ' || s.number,
         row_digest(ROW((SELECT array_agg(ROW(r.number, r.due_on, r.amount, r.paid) ORDER BY r.number) FROM installments r
                          WHERE r.agreement_id = s.agreement_id AND r.schedule_number = s.number))),
         n.xmin = pg_current_xact_id_if_assigned()::xid
    FROM schedules s JOIN schedules n ON n.agreement_id = s.agreement_id AND n.number = s.number + 1
  UNION ALL
  SELECT p.agreement_id, 'approval ' || p.id, row_digest(p), p.xmin = pg_current_xact_id_if_assigned()::xid FROM approvals p
  UNION ALL
  SELECT p.agreement_id, 'approval ' || p.id || ' before', p.previous_digest, p.xmin = pg_current_xact_id_if_assigned()::xid
    FROM approvals p WHERE p.previous_digest IS NOT NULL
  UNION ALL
  SELECT e.agreement_id, 'entry ' || e.position, row_digest(e), e.xmin = pg_current_xact_id_if_assigned()::xid FROM entries e
  UNION ALL
  SELECT e.agreement_id, 'receipt ' || r.serial, row_digest(r), r.xmin = pg_current_xact_id_if_assigned()::xid
    FROM entries e JOIN receipts r ON r.entry_id = e.id
  UNION ALL
  SELECT k.agreement_id, 'answer ' || coalesce(k.answer ->> 'entryId', k.key || ' of ' || k.user_id), row_digest(k),
         k.xmin = pg_current_xact_id_if_assigned()::xid
    FROM idempotency_keys k
  UNION ALL
  SELECT p.agreement_id, 'promise ' || p.id, row_digest(p), p.xmin = pg_current_xact_id_if_assigned()::xid FROM payment_promises p
  UNION ALL
  SELECT c.agreement_id, 'contact ' || c.id, row_digest(c), c.xmin = pg_current_xact_id_if_assigned()::xid FROM contact_log c;
COMMENT ON VIEW agreement_rows IS 'Every row of an agreement with its digest, by what it is of the agreement, and whether this transaction wrote it. What is paid of the rows of the schedule that counts is left out: it follows from the entries.';

CREATE FUNCTION row_digests_of(agreement uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_object_agg(part, digest) FROM agreement_rows WHERE agreement_id = agreement
$$;
COMMENT ON FUNCTION row_digests_of(uuid) IS 'Of all rows that an agreement has: for agreements that come into the books whole.';

ALTER TABLE audit_events ADD COLUMN row_digests jsonb;

CREATE OR REPLACE FUNCTION audit_hash(event audit_events) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to((jsonb_build_array(
    event.chain_id, event.position, encode(event.previous_hash, 'hex'),
    (extract(epoch FROM event.recorded_at) * 1000000)::bigint, event.actor_id, event.client_address,
    event.action, event.subject, event.subject_id, event.before, event.after)
    || CASE WHEN event.row_digests IS NULL THEN '[]' ELSE jsonb_build_array(event.row_digests) END)::text, 'UTF8'))
$$;

CREATE OR REPLACE FUNCTION chain_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  chain audit_chains;
BEGIN
  -- Before the chain is locked, because the rows take longer to read than an event takes to chain.
  IF NEW.subject = 'agreement' AND NEW.row_digests IS NULL THEN
    NEW.row_digests := (SELECT jsonb_object_agg(part, digest) FROM agreement_rows
                         WHERE agreement_id = NEW.subject_id AND is_new);
  END IF;
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

-- What was written before there were digests is taken over as it is.
INSERT INTO audit_events (chain_id, recorded_at, action, subject, subject_id, row_digests)
SELECT branch_id, now(), 'take_over_agreement', 'agreement', id, row_digests_of(id) FROM agreements ORDER BY created_at, id;
INSERT INTO audit_events (chain_id, recorded_at, action, subject, subject_id, after)
SELECT '00000000-0000-0000-0000-000000000000', now(), 'set_relief_budget', 'relief_fund', '00000000-0000-0000-0000-000000000000',
       jsonb_build_object('budget', budget) FROM relief_fund WHERE budget > 0;

COMMENT ON FUNCTION audit_hash(audit_events) IS 'Everything of an event but its own hash; the instant in microseconds, so that no setting of a session changes the text.';
COMMENT ON FUNCTION chain_audit_event() IS 'Gives an event the digests of the rows of its agreement that its transaction wrote, unless it brings them along, and its place after the last one of its chain. The row lock on the chain puts its events in one order.';
COMMENT ON COLUMN audit_events.row_digests IS 'Of every row of the agreement that was written with the event, by its part in agreement_rows.';
COMMENT ON COLUMN agreements.previous_digest IS 'Of this row as it was before the transaction that changed it last.';
COMMENT ON COLUMN approvals.previous_digest IS 'Of this row as it was before the transaction that changed it last.';

-- What was noted last in the file of anchors, so that a file which was cut short or taken away is missed.
CREATE TABLE audit_anchor_notes (
  is_the_one boolean PRIMARY KEY DEFAULT true CONSTRAINT audit_anchor_notes_one_row CHECK (is_the_one),
  last_line text,
  noted_at timestamptz
);
INSERT INTO audit_anchor_notes DEFAULT VALUES;
COMMENT ON TABLE audit_anchor_notes IS 'The line that was last added to the file of audit anchors. One row, whose lock lets one process at a time write the file.';
COMMENT ON COLUMN audit_anchor_notes.last_line IS 'Its SHA-256 in hexadecimal; null before the first.';

CREATE TABLE clean_verifications (
  is_the_one boolean PRIMARY KEY DEFAULT true CONSTRAINT clean_verifications_one_row CHECK (is_the_one),
  verified_at timestamptz NOT NULL,
  agreements bigint NOT NULL,
  entries bigint NOT NULL,
  heads jsonb NOT NULL
);
COMMENT ON TABLE clean_verifications IS 'The last time npm run verify looked at everything and found nothing that differs; one row once there was one.';
COMMENT ON COLUMN clean_verifications.heads IS 'Where each chain of the audit ended then: [{chainId, position, hash}], the hash in hexadecimal.';
