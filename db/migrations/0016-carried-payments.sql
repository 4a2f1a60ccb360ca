-- What a reschedule carries over: money stays on the row where it is.

ALTER TABLE schedules
  -- What entries had paid when a reschedule made these rows: [{entryId, number, amount}]. Every posting reads it, so it is
  -- here and not in a table of its own.
  ADD COLUMN carried jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(carried) = 'array');

-- Until now the first `carried_entries` entries paid the rows from the first one on, by the day they count. Laid end to end,
-- a payment and a row share as many rupees as their spans overlap.
ALTER TABLE schedules DISABLE TRIGGER schedules_stand;

WITH payment AS (
  SELECT s.agreement_id, s.number AS schedule_number, e.id, e.amount,
         sum(e.amount) OVER (PARTITION BY s.agreement_id, s.number ORDER BY e.valued_on, e.position) AS paid_to
    FROM schedules s
    JOIN entries e ON e.agreement_id = s.agreement_id AND e.position <= s.carried_entries
   WHERE e.kind IN ('down_payment', 'payment', 'relief')
     AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id)
), installment AS (
  SELECT agreement_id, schedule_number, number, amount,
         sum(amount) OVER (PARTITION BY agreement_id, schedule_number ORDER BY number) AS covered_to
    FROM installments
), share AS (
  SELECT agreement_id, schedule_number, p.id AS entry_id, i.number,
         least(p.paid_to, i.covered_to) - greatest(p.paid_to - p.amount, i.covered_to - i.amount) AS amount
    FROM payment p JOIN installment i USING (agreement_id, schedule_number)
)
UPDATE schedules s SET carried = c.carried
  FROM (SELECT agreement_id, schedule_number,
               jsonb_agg(jsonb_build_object('entryId', entry_id, 'number', number, 'amount', amount)) AS carried
          FROM share WHERE amount > 0 GROUP BY agreement_id, schedule_number) c
 WHERE c.agreement_id = s.agreement_id AND c.schedule_number = s.number;

ALTER TABLE schedules ENABLE TRIGGER schedules_stand;
ALTER TABLE schedules DROP COLUMN carried_entries;

-- Dates ascend with the rows. Two rows share a day only where a reschedule moved an open row to the day of a paid one.
CREATE OR REPLACE FUNCTION check_schedule() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  looked_at uuid := CASE TG_TABLE_NAME WHEN 'agreements' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'agreement_id' END;
BEGIN
  PERFORM FROM agreements a
    JOIN schedules d ON d.agreement_id = a.id AND d.number = a.schedule_number
    JOIN LATERAL (
      SELECT sum(amount) FILTER (WHERE number > 0) AS financed,
             sum(amount) FILTER (WHERE number = 0) AS down_payment,
             count(*) FILTER (WHERE number > 0) AS rows,
             count(DISTINCT due_on) FILTER (WHERE number > 0) AS dates,
             array_agg(due_on ORDER BY number) = array_agg(due_on ORDER BY due_on) AS is_ascending
        FROM installments i WHERE i.agreement_id = a.id AND i.schedule_number = a.schedule_number
    ) s ON true
   WHERE a.id = looked_at
     AND s.financed = a.financed AND s.is_ascending AND (s.rows = s.dates OR d.carried <> '[]')
     AND coalesce(s.down_payment, a.down_payment) = a.down_payment
     AND (s.down_payment IS NOT NULL OR a.down_payment = 0 OR a.entry_count = 0);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the schedule of agreement % does not add up', looked_at
      USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_adds_up';
  END IF;
  RETURN NULL;
END
$$;
