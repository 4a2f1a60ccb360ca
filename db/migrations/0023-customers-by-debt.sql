-- outside a transaction
CREATE INDEX CONCURRENTLY agreements_by_debt ON agreements (oldest_unpaid_due_on, customer_id DESC, id) WHERE status = 'active';
