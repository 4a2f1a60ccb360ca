-- Lists that are read in the order of an index, so that a page far down costs what the first one does.

-- Ids grow with time: customers in the order of their ids are the newest first, and meet their agreements in that order.
DROP INDEX customers_branch;
CREATE INDEX customers_branch ON customers (branch_id, id);
DROP INDEX customers_officer;
CREATE INDEX customers_officer ON customers (officer_id, id);
CREATE INDEX customers_blocked ON customers (id) WHERE status = 'blocked';

-- How late a customer is, without reading the agreements.
CREATE INDEX agreements_unpaid_of_customer ON agreements (customer_id, oldest_unpaid_due_on) WHERE status = 'active';

-- The due list of an officer, and how many are on it, within one branch or all.
DROP INDEX agreements_officer_unpaid;
CREATE INDEX agreements_officer_unpaid ON agreements (officer_id, oldest_unpaid_due_on, id) INCLUDE (branch_id)
  WHERE status = 'active';
