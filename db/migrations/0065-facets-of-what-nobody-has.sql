-- An employee's list reads the unassigned requests of the branch as a part of its own: with a filter, it read those of all branches.
CREATE INDEX contact_requests_facets_unassigned ON contact_requests
  (branch_id, form_type, status, (CASE is_promise_kept WHEN true THEN 'kept' WHEN false THEN 'late' ELSE 'none' END),
   queue_place, id)
  INCLUDE (is_promise_kept) WHERE merged_into IS NULL AND assignee_id IS NULL;
