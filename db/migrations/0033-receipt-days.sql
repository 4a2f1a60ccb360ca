-- The totals of the register, whatever it is filtered by: what customers brought is summed up in the posting that records it.
CREATE TABLE receipt_days (
  valued_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  taken_by uuid NOT NULL REFERENCES users,
  method text NOT NULL CONSTRAINT receipt_days_method_known CHECK (method IN ('cash', 'bank', 'jazzcash', 'easypaisa', 'raast', 'cheque')),
  kind text NOT NULL CONSTRAINT receipt_days_kind_known CHECK (kind IN ('down_payment', 'payment', 'recovery')),
  amount bigint NOT NULL CONSTRAINT receipt_days_amount_not_negative CHECK (amount >= 0),
  payments integer NOT NULL CONSTRAINT receipt_days_payments_not_negative CHECK (payments >= 0),
  reversed_amount bigint NOT NULL CONSTRAINT receipt_days_reversed_amount_not_negative CHECK (reversed_amount >= 0),
  reversed_payments integer NOT NULL CONSTRAINT receipt_days_reversed_payments_not_negative CHECK (reversed_payments >= 0),
  PRIMARY KEY (valued_on, branch_id, taken_by, method, kind)
);
CREATE INDEX receipt_days_taken_by ON receipt_days (taken_by, valued_on);
COMMENT ON TABLE receipt_days IS 'Money that customers brought, by the day that it counts for, where and by whom it was taken, how it came, and what for. A reversal counts on the day, at the branch and for the officer of what it reverses.';
COMMENT ON COLUMN receipt_days.amount IS 'Everything that came in, also what was reversed later: this and the count beside it never go down.';

INSERT INTO receipt_days
SELECT e.valued_on, e.branch_id, e.recorded_by, e.method, e.kind, sum(e.amount), count(*), coalesce(sum(r.amount), 0), count(r.id)
  FROM entries e LEFT JOIN entries r ON r.reverses = e.id
 WHERE e.kind IN ('down_payment', 'payment', 'recovery') AND e.method <> 'transfer'
 GROUP BY 1, 2, 3, 4, 5;

DROP TABLE collection_days;
-- What an officer collected is read from the sums, so a posting has one index less to keep.
DROP INDEX entries_collected_by;
-- The register sorted by amount is read in the order of an index.
CREATE INDEX entries_received_by_amount ON entries (amount, id)
  WHERE kind IN ('down_payment', 'payment', 'recovery') AND method <> 'transfer';
