-- The office's own tools: challenges, notices, and files that are imported.

CREATE TABLE challenges (
  id uuid PRIMARY KEY,
  title text NOT NULL CONSTRAINT challenges_title_not_empty CHECK (title <> ''),
  title_ur text CONSTRAINT challenges_title_ur_not_empty CHECK (title_ur <> ''),
  description text CONSTRAINT challenges_description_not_empty CHECK (description <> ''),
  metric text NOT NULL
    CONSTRAINT challenges_metric_known
      CHECK (metric IN ('amount_collected', 'collection_rate', 'new_active_customers', 'first_contact_in_time',
                        'payment_promises_kept', 'home_visits_done')),
  target bigint NOT NULL CONSTRAINT challenges_target_positive CHECK (target > 0),
  balancing_metric text NOT NULL
    CONSTRAINT challenges_balancing_metric_known CHECK (balancing_metric IN ('par30', 'reversals', 'late_contacts')),
  bound_max bigint NOT NULL CONSTRAINT challenges_bound_max_not_negative CHECK (bound_max >= 0),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  reward text NOT NULL CONSTRAINT challenges_reward_not_empty CHECK (reward <> ''),
  branch_ids uuid[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  cancelled_at timestamptz,
  cancelled_by uuid REFERENCES users,
  cancel_reason text CONSTRAINT challenges_cancel_reason_not_empty CHECK (cancel_reason <> ''),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT challenges_end_not_before_start CHECK (ends_on >= starts_on),
  CONSTRAINT challenges_cancelled_whole CHECK (num_nonnulls(cancelled_at, cancelled_by, cancel_reason) IN (0, 3))
);
COMMENT ON TABLE challenges IS 'Targets that employees are challenged to reach over a period, while a balancing metric stays within its bound.';
COMMENT ON COLUMN challenges.target IS 'Whole rupees, a number of things, or for a rate basis points: 95 % is 9500. Likewise bound_max.';
COMMENT ON COLUMN challenges.branch_ids IS 'The branches whose employees were all entered, beside those who were chosen by hand.';

CREATE INDEX challenges_newest ON challenges (starts_on DESC, id DESC);

CREATE TABLE challenge_participants (
  challenge_id uuid NOT NULL REFERENCES challenges,
  employee_id uuid NOT NULL REFERENCES users,
  by_hand boolean NOT NULL,
  PRIMARY KEY (challenge_id, employee_id)
);
COMMENT ON TABLE challenge_participants IS 'The employees who take part: settled when the challenge is saved, which is before it starts.';
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
COMMENT ON TABLE challenge_results IS 'The figures that each participant had reached when the challenge ended, as two sums whose ratio is the figure.';

CREATE TRIGGER challenge_results_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON challenge_results
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE notice_reads (
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL
    CONSTRAINT notice_reads_kind_known
      CHECK (kind IN ('decision_waiting', 'decision_taken', 'request_assigned', 'contact_due', 'visitor_wrote', 'visitor_withdrew', 'payment_promise_broken',
                      'call_back_due', 'transfer_reported', 'customer_asked', 'large_overpayment', 'cash_difference', 'cash_day_open',
                      'cash_in_transit', 'cash_expense_waiting', 'cash_near_limit', 'cash_at_limit', 'cash_reversal_asked', 'rights_requested',
                      'complaint_assigned', 'complaint_due', 'complaint_escalated', 'complaint_written_to', 'screening_stop',
                      'challenge_ended')),
  subject_id uuid NOT NULL,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind, subject_id)
);
COMMENT ON TABLE notice_reads IS 'Which notices somebody has read one by one. Deleted when they are too old to be shown.';
COMMENT ON COLUMN notice_reads.subject_id IS 'The subject of the notice, such as a request. With the kind it names the notice.';

CREATE INDEX notice_reads_age ON notice_reads (read_at);

CREATE TABLE notice_marks (
  user_id uuid PRIMARY KEY REFERENCES users,
  read_until timestamptz NOT NULL
);
COMMENT ON TABLE notice_marks IS 'Up to when somebody has read all their notices at once.';

CREATE TABLE saved_views (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  list text NOT NULL CONSTRAINT saved_views_list_not_empty CHECK (list <> ''),
  name text NOT NULL CONSTRAINT saved_views_name_not_empty CHECK (name <> ''),
  query text NOT NULL,
  is_shared boolean NOT NULL,
  branch_id uuid REFERENCES branches,
  saved_at timestamptz NOT NULL,
  UNIQUE (user_id, list, name)
);
COMMENT ON TABLE saved_views IS 'The filters and the order of a list, which somebody keeps under a name.';
COMMENT ON COLUMN saved_views.branch_id IS 'The branch of its owner when it was saved, whose people see it if it is shared. Null for all of the lender.';

CREATE TABLE hidden_columns (
  user_id uuid NOT NULL REFERENCES users,
  list text NOT NULL CONSTRAINT hidden_columns_list_not_empty CHECK (list <> ''),
  columns text[] NOT NULL CONSTRAINT hidden_columns_some CHECK (cardinality(columns) BETWEEN 1 AND 30),
  PRIMARY KEY (user_id, list)
);
COMMENT ON TABLE hidden_columns IS 'The columns of lists that a person does without.';

CREATE INDEX saved_views_shared ON saved_views (branch_id) WHERE is_shared;

CREATE TABLE imports (
  id uuid PRIMARY KEY,
  kind text NOT NULL CONSTRAINT imports_kind_known CHECK (kind IN ('customers', 'agreements')),
  file_name text NOT NULL CONSTRAINT imports_file_name_not_empty CHECK (file_name <> ''),
  file_hash bytea NOT NULL CONSTRAINT imports_file_hash_is_sha256 CHECK (length(file_hash) = 32),
  content bytea,
  sheets jsonb NOT NULL,
  headings text[] NOT NULL,
  columns jsonb NOT NULL,
  date_order text CONSTRAINT imports_date_order_known CHECK (date_order IN ('day_first', 'month_first')),
  found jsonb NOT NULL,
  for_all jsonb NOT NULL,
  stored_days text CONSTRAINT imports_stored_days_known CHECK (stored_days IN ('as_stored', 'turned')),
  points text CONSTRAINT imports_points_known CHECK (points IN ('thousands', 'decimals')),
  state text NOT NULL DEFAULT 'checked'
    CONSTRAINT imports_state_known CHECK (state IN ('checked', 'running', 'done', 'undoing', 'undone')),
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  started_at timestamptz,
  acting_user_id uuid REFERENCES users,
  acting_address text,
  undo_reason text CONSTRAINT imports_undo_reason_not_empty CHECK (undo_reason <> ''),
  finished_at timestamptz,
  CONSTRAINT imports_started_by_someone
    CHECK (CASE WHEN state = 'checked' THEN num_nonnulls(started_at, acting_user_id) = 0
                ELSE num_nulls(started_at, acting_user_id) = 0 END),
  CONSTRAINT imports_undone_with_reason CHECK ((state IN ('undoing', 'undone')) = (undo_reason IS NOT NULL))
);
COMMENT ON TABLE imports IS 'Files of customers or agreements that a lender brings along.';
COMMENT ON COLUMN imports.content IS 'The file itself, so that it can be read with other headings or sheets; kept no longer than until the import starts.';
COMMENT ON COLUMN imports.sheets IS 'The sheets with something in them: their names, the line of the headings, their first lines, and whether they are read.';
COMMENT ON COLUMN imports.columns IS 'For each field the place of its column in the file, from 0, or null.';
COMMENT ON COLUMN imports.date_order IS 'How days that could be read both ways are read; null where that is a fault.';
COMMENT ON COLUMN imports.found IS 'Facts of whole columns, by which their cells are read.';
COMMENT ON COLUMN imports.for_all IS 'The texts of fields without a column, one for all rows.';
COMMENT ON COLUMN imports.stored_days IS 'Whether the spreadsheet has turned day and month round in the columns where it seems so; null where that is a fault.';
COMMENT ON COLUMN imports.points IS 'The meaning of a point before three digits of an amount; null where each column says it itself, or it is a fault.';
COMMENT ON COLUMN imports.acting_user_id IS 'The user who started it, or its undoing, last: in whose name the server goes on with it.';
COMMENT ON COLUMN imports.acting_address IS 'From where they did, for the audit.';

-- The same file is not imported twice; once it is undone it may be.
CREATE UNIQUE INDEX imports_file_once ON imports (kind, file_hash) WHERE state <> 'undone';
CREATE INDEX imports_newest ON imports (created_at DESC, id DESC);
CREATE INDEX imports_under_way ON imports (started_at) WHERE state IN ('running', 'undoing');

CREATE TABLE import_rows (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  line integer NOT NULL CONSTRAINT import_rows_line_counted CHECK (line > 0),
  cells text[],
  state text NOT NULL
    CONSTRAINT import_rows_state_known CHECK (state IN ('ready', 'known', 'differs', 'chosen', 'changed', 'faulty', 'created', 'undone', 'kept', 'skipped')),
  title text NOT NULL,
  faults jsonb NOT NULL DEFAULT '[]',
  price bigint,
  down_payment bigint,
  paid bigint,
  relief bigint,
  register_key text,
  record_id uuid,
  record_version integer,
  PRIMARY KEY (import_id, line),
  CONSTRAINT import_rows_created_whole
    CHECK ((state IN ('created', 'changed', 'undone', 'kept')) = (num_nonnulls(record_id, record_version) = 2)),
  CONSTRAINT import_rows_faults_told CHECK (state <> 'faulty' OR faults <> '[]')
);
COMMENT ON TABLE import_rows IS 'The rows of an imported file, and what became of each.';
COMMENT ON COLUMN import_rows.line IS 'In the file, from 1; the lines of a further sheet are counted on.';
COMMENT ON COLUMN import_rows.cells IS 'As they are in the file; kept no longer than until the row is created or found to be on record as it is.';
COMMENT ON COLUMN import_rows.title IS 'Tells the row from others: a name, or a register number and an item.';
COMMENT ON COLUMN import_rows.faults IS 'What is wrong; of a row that is or will be created, what it lacks; of one that differs, why it was not taken over.';
COMMENT ON COLUMN import_rows.price IS 'As far as it can be read: the sums of a file are held against the last line of its register.';
COMMENT ON COLUMN import_rows.register_key IS 'Of an agreement: its branch and its number in the paper register.';
COMMENT ON COLUMN import_rows.record_id IS 'The customer or agreement that was created or changed.';
COMMENT ON COLUMN import_rows.record_version IS 'Of that record as it was imported or changed: a later version of a created one means that something is built on it.';

-- A number of a branch's register is imported once.
CREATE UNIQUE INDEX import_rows_register_once ON import_rows (register_key) WHERE state IN ('created', 'kept');
CREATE INDEX import_rows_state ON import_rows (import_id, state, line);
CREATE INDEX import_rows_record ON import_rows (record_id) WHERE record_id IS NOT NULL;

-- The server deletes no customer but one that was imported and not touched since. What refers to one forbids it.
CREATE FUNCTION remove_imported_customer(customer uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM customers c
   USING import_rows r
   WHERE c.id = customer AND r.record_id = c.id AND r.state = 'created' AND c.version = r.record_version
     AND c.user_id IS NULL AND c.status = 'active';
  RETURN FOUND;
EXCEPTION WHEN foreign_key_violation THEN
  RETURN false;
END $$;
