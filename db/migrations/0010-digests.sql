-- What the audit says of the rows of an agreement.

-- Bytes are trimmed from their end; text of several bytes a letter would be walked through whole.
CREATE FUNCTION row_digest(written anyelement) RETURNS text LANGUAGE plpgsql STABLE PARALLEL SAFE
  SET timezone = 'UTC' SET datestyle = 'ISO' SET bytea_output = 'hex' AS $$
BEGIN
  RETURN encode(sha256(rtrim(convert_to(written::text, 'UTF8'), ',)')), 'base64');
END $$;
COMMENT ON FUNCTION row_digest IS 'The same for the same row, whatever the settings of a session. Nulls at the end do not count, so that a column can be added.';

-- A setting that a function sets for itself is set and reset with every row, and keeps PostgreSQL from taking the function's
-- expression in its place.
CREATE FUNCTION row_digest_in_session(written anyelement) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT encode(sha256(rtrim(convert_to(written::text, 'UTF8'), ',)')), 'base64') $$;
COMMENT ON FUNCTION row_digest_in_session IS 'As row_digest, in a session that has the settings of row_digest.';

CREATE FUNCTION keep_previous_digest() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.previous_digest := row_digest(OLD);
  RETURN NEW;
END
$$;
COMMENT ON FUNCTION keep_previous_digest IS 'For tables whose rows change: ties what a row becomes to what it was when a transaction began, so that a change outside the product is not covered up by the next one inside it.';
CREATE TRIGGER agreements_keep_previous_digest BEFORE UPDATE ON agreements
  FOR EACH ROW WHEN (OLD.xmin <> pg_current_xact_id()::xid) EXECUTE FUNCTION keep_previous_digest();
CREATE TRIGGER approvals_keep_previous_digest BEFORE UPDATE ON approvals
  FOR EACH ROW WHEN (OLD.xmin <> pg_current_xact_id()::xid) EXECUTE FUNCTION keep_previous_digest();

-- The serial is made a text by a cast: joined to a text as a number it would make the function less than immutable, and it would
-- be called for every receipt.
CREATE FUNCTION receipt_part(agreement_number text, branch_code text, serial integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN 'receipt ' || CASE branch_code WHEN left(agreement_number, 3) THEN '' ELSE branch_code || '-' END || serial::text;
COMMENT ON FUNCTION receipt_part IS 'What a receipt is of its agreement: of the branch that numbered the agreement it is called by its serial, of any other by the branch too.';

CREATE VIEW agreement_rows (agreement_id, part, digest, is_new) AS
  SELECT a.id, 'agreement', row_digest_in_session(a), a.xmin = pg_current_xact_id_if_assigned()::xid FROM agreements a
  UNION ALL
  SELECT a.id, 'agreement before', a.previous_digest, a.xmin = pg_current_xact_id_if_assigned()::xid FROM agreements a WHERE a.previous_digest IS NOT NULL
  UNION ALL
  SELECT i.agreement_id, 'items',
         row_digest_in_session(ROW(array_agg(i ORDER BY i.position),
                        (SELECT array_agg(g ORDER BY g.guarantor_id) FROM agreement_guarantors g WHERE g.agreement_id = i.agreement_id))),
         bool_or(i.xmin = pg_current_xact_id_if_assigned()::xid)
    FROM agreement_items i GROUP BY i.agreement_id
  UNION ALL
  SELECT s.agreement_id, 'schedule ' || s.number,
         row_digest_in_session(ROW(s, (SELECT array_agg(ROW(r.number, r.due_on, r.amount) ORDER BY r.number) FROM installments r
                             WHERE r.agreement_id = s.agreement_id AND r.schedule_number = s.number AND r.number > 0))),
         s.xmin = pg_current_xact_id_if_assigned()::xid
    FROM schedules s
  UNION ALL
  SELECT s.agreement_id, 'replaced schedule ' || s.number,
         row_digest_in_session(ROW((SELECT array_agg(ROW(r.number, r.due_on, r.amount, r.paid) ORDER BY r.number) FROM installments r
                          WHERE r.agreement_id = s.agreement_id AND r.schedule_number = s.number))),
         n.xmin = pg_current_xact_id_if_assigned()::xid
    FROM schedules s JOIN schedules n ON n.agreement_id = s.agreement_id AND n.number = s.number + 1
  UNION ALL
  SELECT p.agreement_id, 'approval ' || p.id, row_digest_in_session(p), p.xmin = pg_current_xact_id_if_assigned()::xid FROM approvals p
  UNION ALL
  SELECT p.agreement_id, 'approval ' || p.id || ' before', p.previous_digest, p.xmin = pg_current_xact_id_if_assigned()::xid
    FROM approvals p WHERE p.previous_digest IS NOT NULL
  UNION ALL
  SELECT e.agreement_id, 'entry ' || e.position, row_digest_in_session(e), e.xmin = pg_current_xact_id_if_assigned()::xid FROM entries e
  UNION ALL
  SELECT r.agreement_id, receipt_part(a.number, b.code, r.serial),
         row_digest_in_session(r), r.xmin = pg_current_xact_id_if_assigned()::xid
    FROM receipts r JOIN agreements a ON a.id = r.agreement_id JOIN branches b ON b.id = r.branch_id
  UNION ALL
  SELECT p.agreement_id, 'promise ' || p.id, row_digest_in_session(p), p.xmin = pg_current_xact_id_if_assigned()::xid FROM payment_promises p
  UNION ALL
  SELECT c.agreement_id, 'contact ' || c.id, row_digest_in_session(c), c.xmin = pg_current_xact_id_if_assigned()::xid FROM contact_log c
  UNION ALL
  SELECT p.agreement_id, 'print ' || p.id, row_digest_in_session(p), p.xmin = pg_current_xact_id_if_assigned()::xid FROM receipt_prints p;
COMMENT ON VIEW agreement_rows IS 'Of every row of an agreement the digest, in a session that has the settings of row_digest.';

CREATE FUNCTION row_digests_of(agreement uuid) RETURNS jsonb LANGUAGE sql STABLE
  SET timezone = 'UTC' SET datestyle = 'ISO' SET bytea_output = 'hex' AS $$
  SELECT jsonb_object_agg(part, digest) FROM agreement_rows WHERE agreement_id = agreement
$$;
COMMENT ON FUNCTION row_digests_of IS 'Of all rows that an agreement has: for agreements that come into the books whole.';

CREATE FUNCTION new_row_digests(agreements uuid[]) RETURNS TABLE (agreement_id uuid, part text, digest text) LANGUAGE sql STABLE
  SET timezone = 'UTC' SET datestyle = 'ISO' SET bytea_output = 'hex'
AS $$ SELECT agreement_id, part, digest FROM agreement_rows WHERE agreement_id = ANY (agreements) AND is_new $$;
COMMENT ON FUNCTION new_row_digests IS 'Of the rows of these agreements that this transaction wrote.';
