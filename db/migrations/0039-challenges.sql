-- Challenges: what employees are to reach over a period, and what must stay low meanwhile. Progress is not stored: it follows from
-- entries and events. Only the results of a challenge that has ended are, once, so that nothing recorded later changes them.

CREATE TABLE challenges (
  id uuid PRIMARY KEY,
  title text NOT NULL CONSTRAINT challenges_title_not_empty CHECK (title <> ''),
  title_ur text CONSTRAINT challenges_title_ur_not_empty CHECK (title_ur <> ''),
  description text CONSTRAINT challenges_description_not_empty CHECK (description <> ''),
  metric text NOT NULL CONSTRAINT challenges_metric_known
    CHECK (metric IN ('amount_collected', 'collection_rate', 'new_active_customers', 'first_contact_in_time', 'payment_promises_kept', 'home_visits_done')),
  target bigint NOT NULL CONSTRAINT challenges_target_positive CHECK (target > 0),
  balancing_metric text NOT NULL CONSTRAINT challenges_balancing_metric_known
    CHECK (balancing_metric IN ('par30', 'reversals', 'late_contacts')),
  bound_max bigint NOT NULL CONSTRAINT challenges_bound_max_not_negative CHECK (bound_max >= 0),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  reward text NOT NULL CONSTRAINT challenges_reward_not_empty CHECK (reward <> ''),
  branch_ids uuid[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users (id),
  cancelled_at timestamptz,
  cancelled_by uuid REFERENCES users (id),
  cancel_reason text CONSTRAINT challenges_cancel_reason_not_empty CHECK (cancel_reason <> ''),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT challenges_end_not_before_start CHECK (ends_on >= starts_on),
  CONSTRAINT challenges_cancelled_whole CHECK (num_nonnulls(cancelled_at, cancelled_by, cancel_reason) IN (0, 3))
);
COMMENT ON TABLE challenges IS 'What employees are challenged to reach over a period, while a balancing metric stays within its bound.';
COMMENT ON COLUMN challenges.target IS 'Whole rupees, a number of things, or for a rate basis points: 95 % is 9500. Likewise bound_max.';
COMMENT ON COLUMN challenges.branch_ids IS 'The branches whose employees were all entered, beside those who were chosen by hand.';
CREATE INDEX challenges_newest ON challenges (starts_on DESC, id DESC);

CREATE TABLE challenge_participants (
  challenge_id uuid NOT NULL REFERENCES challenges (id),
  employee_id uuid NOT NULL REFERENCES users (id),
  by_hand boolean NOT NULL,
  PRIMARY KEY (challenge_id, employee_id)
);
COMMENT ON TABLE challenge_participants IS 'Who takes part: settled when the challenge is saved, which is before it starts.';
COMMENT ON COLUMN challenge_participants.by_hand IS 'Chosen by name, whether or not the branch takes part as a whole.';
CREATE INDEX challenge_participants_employee ON challenge_participants (employee_id, challenge_id);

CREATE TABLE challenge_results (
  challenge_id uuid NOT NULL,
  employee_id uuid NOT NULL,
  reached_part bigint NOT NULL,
  reached_whole bigint NOT NULL,
  balance_part bigint NOT NULL,
  balance_whole bigint NOT NULL,
  PRIMARY KEY (challenge_id, employee_id),
  FOREIGN KEY (challenge_id, employee_id) REFERENCES challenge_participants (challenge_id, employee_id)
);
COMMENT ON TABLE challenge_results IS 'What each participant had reached when the challenge ended, as two sums whose ratio is the figure.';
CREATE TRIGGER challenge_results_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON challenge_results
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What was undone since a day, and what was delivered on it, without looking at all other entries.
CREATE INDEX entries_reversals ON entries (recorded_at) INCLUDE (reverses) WHERE kind = 'reversal';
CREATE INDEX entries_deliveries ON entries (valued_on) INCLUDE (agreement_id, id, recorded_at) WHERE kind = 'delivery';
