-- What came in on each day at each branch, less what of it was reversed: the dashboard's twelve months are a few rows of a day.
CREATE TABLE collection_days (
  valued_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  amount bigint NOT NULL,
  PRIMARY KEY (valued_on, branch_id)
);
COMMENT ON TABLE collection_days IS 'The sum of receipt_days over officers, methods and kinds, less what was reversed. Moves in the same statement.';

INSERT INTO collection_days
SELECT valued_on, branch_id, sum(amount - reversed_amount) FROM receipt_days GROUP BY 1, 2;

-- What an employee may take is counted at each look at the queue.
CREATE INDEX contact_requests_queue_free_of_branch ON contact_requests (branch_id, queue_place, id)
 WHERE merged_into IS NULL AND assignee_id IS NULL AND close_reason IS NULL AND customer_id IS NULL;
