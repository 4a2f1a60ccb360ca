-- Lists that are read in the order of an index, so that a page far down costs what the first one does.

CREATE INDEX customers_newest ON customers (created_at DESC, id DESC);
CREATE INDEX customers_blocked ON customers (created_at DESC, id DESC) WHERE status = 'blocked';
DROP INDEX customers_officer;
CREATE INDEX customers_officer ON customers (officer_id, created_at DESC, id DESC);

-- The due list of an officer, and how many are on it, within one branch or all.
DROP INDEX agreements_officer_unpaid;
CREATE INDEX agreements_officer_unpaid ON agreements (officer_id, oldest_unpaid_due_on, id) INCLUDE (branch_id)
  WHERE status = 'active';

-- How late a customer is, without reading the agreements.
CREATE INDEX agreements_unpaid_of_customer ON agreements (customer_id, oldest_unpaid_due_on) WHERE status = 'active';
