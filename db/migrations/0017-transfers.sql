-- A moved overpayment is one event with two entries: a refund on the agreement it leaves, a payment on the one it goes to.

ALTER TABLE entries
  -- What ties the two halves of a moved overpayment; null for all else.
  ADD COLUMN transfer_id uuid;

-- Until now the halves were told apart by their customer, day and amount.
ALTER TABLE entries DISABLE TRIGGER entries_stand;

WITH half AS (
  SELECT e.id, e.kind, a.customer_id, e.valued_on, e.amount,
         row_number() OVER (PARTITION BY e.kind, a.customer_id, e.valued_on, e.amount ORDER BY e.recorded_at, e.id) AS turn
    FROM entries e JOIN agreements a ON a.id = e.agreement_id
   WHERE e.method = 'transfer'
), pair AS (
  SELECT r.id AS refund_id, p.id AS payment_id
    FROM half r JOIN half p USING (customer_id, valued_on, amount, turn)
   WHERE r.kind = 'refund' AND p.kind = 'payment'
)
UPDATE entries e SET transfer_id = pair.refund_id FROM pair WHERE e.id IN (pair.refund_id, pair.payment_id);

ALTER TABLE entries ENABLE TRIGGER entries_stand;

ALTER TABLE entries ADD CONSTRAINT entries_transfer_tied CHECK ((method IS NOT DISTINCT FROM 'transfer') = (transfer_id IS NOT NULL));
CREATE UNIQUE INDEX entries_transfer ON entries (transfer_id, kind);
