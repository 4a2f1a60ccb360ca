-- Reschedules that can be undone, activations that are dated back by two people, and what is created once.

ALTER TABLE schedules
  -- The schedule that undoing this one's reschedule puts back; null where nothing was rescheduled.
  ADD COLUMN previous_number integer CHECK (previous_number < number),
  ADD FOREIGN KEY (agreement_id, previous_number) REFERENCES schedules;

-- Only a reschedule carries entries over.
UPDATE schedules SET previous_number = number - 1 WHERE carried_entries > 0;

CREATE TRIGGER schedules_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON schedules
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE approvals
  DROP CONSTRAINT approvals_kind_check,
  ADD CONSTRAINT approvals_kind_check
    CHECK (kind IN ('agreement_approval', 'relief', 'write_off', 'reversal', 'reschedule', 'reschedule_undo',
                    'back_dating', 'back_dated_activation')),
  DROP CONSTRAINT approvals_details_given,
  ADD CONSTRAINT approvals_details_given
    CHECK (details IS NOT NULL
           OR kind NOT IN ('reschedule', 'reschedule_undo', 'back_dating', 'back_dated_activation'));

-- What was created with a key: the same form sent twice creates one thing. Only its id is kept, because what it was made
-- of may be personal.
CREATE TABLE creation_keys (
  user_id uuid NOT NULL REFERENCES users,
  key uuid NOT NULL,
  request_hash bytea NOT NULL CHECK (length(request_hash) = 32),
  created_id uuid NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);

CREATE TRIGGER creation_keys_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON creation_keys
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- An officer's due list reads the oldest first.
CREATE INDEX agreements_officer_unpaid ON agreements (officer_id, oldest_unpaid_due_on) WHERE status = 'active';
