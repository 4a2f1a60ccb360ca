-- What is decided is what was previewed; a moved overpayment is one event; a delivery that was recorded by mistake has a way
-- back; and what is promised of the relief fund is counted where no two promises pass each other.

-- What a request leads to, as it was shown when it was made. A request from before previews were kept has none: it is decided
-- by a new one.
ALTER TABLE approvals
  ADD COLUMN preview jsonb,
  ADD COLUMN slip text,
  DROP CONSTRAINT approvals_state_known,
  ADD CONSTRAINT approvals_state_known CHECK (state IN ('pending', 'approved', 'rejected', 'withdrawn', 'outdated')),
  ADD CONSTRAINT approvals_slip_of_back_dating CHECK (slip IS NULL OR kind = 'back_dating'),
  ADD CONSTRAINT approvals_rejected_with_reason CHECK (state <> 'rejected' OR coalesce(decision_note, '') <> '') NOT VALID;

-- The same thing is not requested a second time while the first request waits; of back-dated payments, the same slip.
DROP INDEX approvals_pending_once;
CREATE UNIQUE INDEX approvals_pending_once ON approvals (agreement_id, kind, coalesce(entry_id::text, slip, ''))
  WHERE state = 'pending';

-- Compared without case and spaces, in Latin or Urdu digits.
CREATE FUNCTION reference_key(reference text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(upper(translate(reference,
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹' || U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF',
    '01234567890123456789') COLLATE "C"), '')
$$;
DROP INDEX entries_reference;
CREATE INDEX entries_reference ON entries (reference_key(reference), method, valued_on) WHERE reference IS NOT NULL;

-- Both halves of a moved overpayment are there, and both are reversed or neither is. Looked at when the transaction ends,
-- because the halves are written one after the other.
CREATE FUNCTION check_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  looked_at uuid := coalesce(NEW.transfer_id, (SELECT transfer_id FROM entries WHERE id = NEW.reverses));
BEGIN
  IF looked_at IS NULL THEN RETURN NULL; END IF;
  PERFORM FROM entries refund JOIN entries payment USING (transfer_id, amount)
    WHERE transfer_id = looked_at AND refund.kind = 'refund' AND payment.kind = 'payment'
      AND EXISTS (SELECT FROM entries WHERE reverses = refund.id) = EXISTS (SELECT FROM entries WHERE reverses = payment.id);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'transfer % is recorded, or reversed, by half', looked_at
      USING ERRCODE = 'check_violation', CONSTRAINT = 'entries_transfer_whole';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER entries_transfer_whole AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.transfer_id IS NOT NULL OR NEW.reverses IS NOT NULL) EXECUTE FUNCTION check_transfer();

-- An agreement whose delivery was reversed has entries and owes nothing.
ALTER TABLE agreements
  DROP CONSTRAINT agreements_owe_nothing_before_delivery,
  ADD CONSTRAINT agreements_owe_nothing_before_delivery
    CHECK (status IN ('active', 'completed', 'written_off')
           OR (paid, outstanding, overpaid, written_off) = (0, 0, 0, 0)
              AND (entry_count = 0 OR status IN ('approved', 'withdrawn', 'cancelled')));

CREATE OR REPLACE FUNCTION schedule_adds_up(agreement agreements) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(
           s.financed = agreement.financed AND s.is_ascending AND (s.rows = s.dates OR d.carried <> '[]')
           AND coalesce(s.down_payment, agreement.down_payment) = agreement.down_payment
           AND (s.down_payment IS NOT NULL OR agreement.down_payment = 0
                OR agreement.status NOT IN ('active', 'completed', 'written_off')), false)
    FROM (SELECT sum(amount) FILTER (WHERE number > 0) AS financed,
                 sum(amount) FILTER (WHERE number = 0) AS down_payment,
                 count(*) FILTER (WHERE number > 0) AS rows,
                 count(DISTINCT due_on) FILTER (WHERE number > 0) AS dates,
                 array_agg(due_on ORDER BY number) = array_agg(due_on ORDER BY due_on) AS is_ascending
            FROM installments
           WHERE agreement_id = agreement.id AND schedule_number = agreement.schedule_number) s
    JOIN schedules d ON d.agreement_id = agreement.id AND d.number = agreement.schedule_number
$$;

-- What is granted on agreements that have not started is kept beside what is granted by entries, so that the row's own rule
-- refuses the second of two who promise the same rupee. Until now it could be promised twice; what was promised stays covered.
ALTER TABLE relief_fund ADD COLUMN reserved bigint NOT NULL DEFAULT 0;
WITH promised AS (
  SELECT coalesce(sum(relief), 0) AS reserved FROM agreements WHERE status IN ('draft', 'submitted', 'approved')
), before AS (
  SELECT budget FROM relief_fund
), fund AS (
  UPDATE relief_fund f SET reserved = p.reserved, budget = greatest(f.budget, f.granted + p.reserved) FROM promised p
  RETURNING f.budget
)
INSERT INTO audit_events (chain_id, recorded_at, action, subject, subject_id, before, after)
SELECT '00000000-0000-0000-0000-000000000000', now(), 'set_relief_budget', 'relief_fund', '00000000-0000-0000-0000-000000000000',
       jsonb_build_object('budget', b.budget), jsonb_build_object('budget', f.budget)
  FROM fund f, before b WHERE f.budget <> b.budget;
ALTER TABLE relief_fund
  ALTER COLUMN reserved DROP DEFAULT,
  DROP CONSTRAINT relief_fund_not_exceeded,
  ADD CONSTRAINT relief_fund_not_exceeded CHECK (granted + reserved <= budget),
  ADD CONSTRAINT relief_fund_reserved_not_negative CHECK (reserved >= 0);
DROP INDEX agreements_relief_reserved;

COMMENT ON COLUMN approvals.preview IS 'What granting it leads to, row for row, as it was shown when it was requested; nothing else is granted.';
COMMENT ON COLUMN approvals.slip IS 'What tells one back-dated payment from another while both wait.';
COMMENT ON COLUMN relief_fund.reserved IS 'Granted on agreements that have not started.';
COMMENT ON FUNCTION check_transfer IS 'Refuses, when the transaction ends, a moved overpayment of which only one half is there or reversed.';
COMMENT ON FUNCTION reference_key IS 'What two references are compared by: the same as referenceKeyOf in src/domain/lending/ledger/reference-key.ts, which a test holds against it.';
