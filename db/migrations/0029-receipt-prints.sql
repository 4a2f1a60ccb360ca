-- Every print of a receipt, so that only the first is the original.

CREATE TABLE receipt_prints (
  id uuid PRIMARY KEY,
  entry_id uuid NOT NULL REFERENCES receipts,
  number integer NOT NULL CONSTRAINT receipt_prints_number_from_1 CHECK (number > 0),
  paper text NOT NULL CONSTRAINT receipt_prints_paper_known CHECK (paper IN ('a5', 'roll')),
  language text NOT NULL CONSTRAINT receipt_prints_language_known CHECK (language IN ('en', 'ur')),
  printed_at timestamptz NOT NULL,
  printed_by uuid NOT NULL REFERENCES users,
  UNIQUE (entry_id, number)
);
COMMENT ON TABLE receipt_prints IS 'Every time a receipt was printed, and by whom.';
COMMENT ON COLUMN receipt_prints.number IS 'From 1. The first print is the original, every later one is marked as a duplicate.';
COMMENT ON COLUMN receipt_prints.paper IS 'Half a sheet of A4, or a roll of 80 mm.';

CREATE TRIGGER receipt_prints_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON receipt_prints
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The audit says a print like every other row of an agreement.
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
  SELECT e.agreement_id, 'receipt ' || r.serial, row_digest(r), r.xmin = pg_current_xact_id_if_assigned()::xid
    FROM entries e JOIN receipts r ON r.entry_id = e.id
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
