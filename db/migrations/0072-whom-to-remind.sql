-- Whom an officer is to remind is read from the index alone: before, each agreement of the four days was looked up for its customer.
DROP INDEX agreements_officer_unpaid;
CREATE INDEX agreements_officer_unpaid ON agreements (officer_id, oldest_unpaid_due_on, id) INCLUDE (branch_id, customer_id)
  WHERE status = 'active';
