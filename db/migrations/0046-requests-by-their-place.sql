-- What nobody answered, and what nobody has, in the order in which every list of requests is read.
DROP INDEX contact_requests_unanswered;
CREATE INDEX contact_requests_queue_unanswered ON contact_requests (queue_place, id)
  WHERE merged_into IS NULL AND first_contact_at IS NULL;
CREATE INDEX contact_requests_queue_free ON contact_requests (queue_place, id)
  WHERE merged_into IS NULL AND assignee_id IS NULL AND close_reason IS NULL AND customer_id IS NULL;
