-- What each officer took in a month, so that a year of every officer is a dozen rows of each and not one for each day and method.
CREATE TABLE officer_collection_months (
  month date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  taken_by uuid NOT NULL REFERENCES users,
  amount bigint NOT NULL,
  payments integer NOT NULL,
  PRIMARY KEY (month, branch_id, taken_by)
);
COMMENT ON TABLE officer_collection_months IS 'The sum of receipt_days over the days of a month, methods and kinds, less what was reversed. Moves in the same statement.';
COMMENT ON COLUMN officer_collection_months.month IS 'The first day of it.';

INSERT INTO officer_collection_months
SELECT date_trunc('month', valued_on)::date, branch_id, taken_by, sum(amount - reversed_amount), sum(payments - reversed_payments)
  FROM receipt_days GROUP BY 1, 2, 3;
