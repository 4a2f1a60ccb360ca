-- A list that is narrowed by type, state and what became of the promise reads no row that it does not show: each combination is
-- a range of an index, in the order of the queue.

CREATE INDEX contact_requests_facets ON contact_requests
  (form_type, status, (CASE is_promise_kept WHEN true THEN 'kept' WHEN false THEN 'late' ELSE 'none' END), queue_place, id)
  INCLUDE (is_promise_kept) WHERE merged_into IS NULL;
CREATE INDEX contact_requests_facets_of_assignee ON contact_requests
  (assignee_id, form_type, status, (CASE is_promise_kept WHEN true THEN 'kept' WHEN false THEN 'late' ELSE 'none' END),
   queue_place, id)
  INCLUDE (is_promise_kept, branch_id) WHERE merged_into IS NULL;
CREATE INDEX contact_requests_facets_of_branch ON contact_requests
  (branch_id, form_type, status, (CASE is_promise_kept WHEN true THEN 'kept' WHEN false THEN 'late' ELSE 'none' END),
   queue_place, id)
  INCLUDE (is_promise_kept, assignee_id) WHERE merged_into IS NULL;

-- These are ranges of the new ones.
DROP INDEX contact_requests_queue_late;
DROP INDEX contact_requests_queue_of_status;
DROP INDEX contact_requests_queue_of_type;

-- A search looks for merged requests too, which are few: without an index of their own, all of them were read.
CREATE INDEX contact_requests_merged_name ON contact_requests USING gin (name_search) WHERE merged_into IS NOT NULL;
CREATE INDEX contact_requests_merged_numbers ON contact_requests USING gin (digit_parts(phone)) WHERE merged_into IS NOT NULL;
