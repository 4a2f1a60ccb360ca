-- The report of the contact promise counts the requests of a year, which were read from the table: all that it asks is in here.
CREATE INDEX contact_requests_received ON contact_requests (received_at)
  INCLUDE (branch_id, assignee_id, is_promise_kept, first_contact_at) WHERE merged_into IS NULL;
