-- Customers move to another branch and take their agreements along. Numbers stay, so what a branch has is no longer told by them.

CREATE FUNCTION receipt_part(agreement_number text, branch_code text, serial integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN 'receipt ' || CASE branch_code WHEN left(agreement_number, 3) THEN '' ELSE branch_code || '-' END || serial;
COMMENT ON FUNCTION receipt_part(text, text, integer) IS 'What a receipt is of its agreement: of the branch that numbered the agreement it is called by its serial, of any other by the branch too.';

CREATE OR REPLACE VIEW agreement_rows (agreement_id, part, digest, is_new) AS
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
  SELECT e.agreement_id, receipt_part(a.number, b.code, r.serial),
         row_digest(r), r.xmin = pg_current_xact_id_if_assigned()::xid
    FROM entries e JOIN receipts r ON r.entry_id = e.id JOIN agreements a ON a.id = e.agreement_id JOIN branches b ON b.id = r.branch_id
  UNION ALL
  SELECT k.agreement_id, 'answer ' || coalesce(k.answer ->> 'entryId', k.key || ' of ' || k.user_id), row_digest(k),
         k.xmin = pg_current_xact_id_if_assigned()::xid
    FROM idempotency_keys k
  UNION ALL
  SELECT p.agreement_id, 'promise ' || p.id, row_digest(p), p.xmin = pg_current_xact_id_if_assigned()::xid FROM payment_promises p
  UNION ALL
  SELECT c.agreement_id, 'contact ' || c.id, row_digest(c), c.xmin = pg_current_xact_id_if_assigned()::xid FROM contact_log c
  UNION ALL
  SELECT e.agreement_id, 'print ' || p.id, row_digest(p), p.xmin = pg_current_xact_id_if_assigned()::xid
    FROM entries e JOIN receipt_prints p ON p.entry_id = e.id;

-- This and the next: what has the digits in its number and is looked after by one branch now, or with null by any.
CREATE OR REPLACE FUNCTION agreements_with(part text, branch uuid) RETURNS SETOF uuid LANGUAGE sql STABLE PARALLEL SAFE ROWS 20
BEGIN ATOMIC
  SELECT a.id
    FROM agreement_counters k
    JOIN branches b ON b.id = k.branch_id
   CROSS JOIN LATERAL (SELECT right(k.year::text, 2) AS year) y
   CROSS JOIN LATERAL serials_with(part, y.year, 5, k.last_serial) serial
   CROSS JOIN LATERAL (
     SELECT id, branch_id FROM agreements
      WHERE number = b.code || '-' || y.year || '-' || lpad(serial::text, greatest(5, length(serial::text)), '0')
     OFFSET 0) a
   WHERE branch IS NULL OR a.branch_id = branch;
END;

-- The entries of the receipts.
CREATE OR REPLACE FUNCTION receipts_with(part text, branch uuid) RETURNS SETOF uuid LANGUAGE sql STABLE PARALLEL SAFE ROWS 20
BEGIN ATOMIC
  SELECT r.entry_id
    FROM receipt_counters k
   CROSS JOIN LATERAL serials_with(part, '', 6, k.last_serial) found
   CROSS JOIN LATERAL (SELECT entry_id FROM receipts WHERE branch_id = k.branch_id AND serial = found OFFSET 0) r
   WHERE branch IS NULL
      OR EXISTS (SELECT FROM entries e JOIN agreements a ON a.id = e.agreement_id WHERE e.id = r.entry_id AND a.branch_id = branch);
END;

COMMENT ON COLUMN agreements.branch_id IS 'Who looks after it now: its customer''s branch. The branch that numbered it is told by its number, the branch of each entry and receipt by themselves.';
