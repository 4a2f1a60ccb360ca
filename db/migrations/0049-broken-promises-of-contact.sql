-- Challenges count the promises of a contact that were broken in their days: those that wait, and those that were answered late.

CREATE INDEX contact_requests_broken ON contact_requests (received_at) WHERE is_promise_kept IS NOT TRUE;
