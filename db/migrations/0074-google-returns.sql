-- A return from Google is named by what it is: "hand over" is said of goods alone. Everything named after the old table follows it.
ALTER TABLE google_hand_overs RENAME TO google_returns;
ALTER TABLE google_returns RENAME CONSTRAINT google_hand_overs_pkey TO google_returns_pkey;
ALTER TABLE google_returns RENAME CONSTRAINT google_hand_overs_secret_hash_is_sha256 TO google_returns_secret_hash_is_sha256;
ALTER TABLE google_returns RENAME CONSTRAINT google_hand_overs_user_id_fkey TO google_returns_user_id_fkey;
COMMENT ON TABLE google_returns IS 'Users whom Google has just sent back, until the page that asked has signed them in. Deleted once used or expired.';

-- The kinds of notices are checked by the database too, as those of approvals are.
ALTER TABLE notice_reads
  ADD CONSTRAINT notice_reads_kind_known
  CHECK (kind IN ('decision_waiting', 'decision_taken', 'request_assigned', 'contact_due', 'payment_promise_broken',
                  'transfer_reported', 'customer_asked', 'challenge_ended'));
