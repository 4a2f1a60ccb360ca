-- A call or a message that was opened from the office, whatever came of it: nobody knows whether it was delivered.

ALTER TABLE contact_log
  DROP CONSTRAINT contact_log_result_known,
  ADD CONSTRAINT contact_log_result_known
    CHECK (result IN ('reached', 'no_answer', 'wrong_number', 'promised', 'refused', 'message_left', 'opened'));
