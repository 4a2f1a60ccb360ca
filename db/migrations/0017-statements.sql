-- Statements of the lender's accounts with banks and wallets: the files that were sent, and their lines, each once. Lines are added and never changed. At the end the cheques that banks pay.

CREATE TABLE statement_files (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES cash_accounts,
  file_name text NOT NULL CONSTRAINT statement_files_file_name_not_empty CHECK (file_name <> ''),
  headings text[] NOT NULL,
  columns jsonb NOT NULL,
  date_order text CONSTRAINT statement_files_date_order_known CHECK (date_order IN ('day_first', 'month_first')),
  lines integer NOT NULL,
  added integer NOT NULL CONSTRAINT statement_files_adds_lines CHECK (added BETWEEN 1 AND lines),
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  UNIQUE (id, account_id)
);
COMMENT ON TABLE statement_files IS 'The files of statements that added lines. The next file of an account is read by the columns of its last one, if it has the same headings.';
COMMENT ON COLUMN statement_files.columns IS 'The place of each field, from 0; null where the file has none.';
COMMENT ON COLUMN statement_files.lines IS 'The lines in the file, among them those that earlier files have brought.';
CREATE INDEX statement_files_of_account ON statement_files (account_id, id DESC);

CREATE TABLE statement_lines (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  file_id uuid NOT NULL,
  line integer NOT NULL CONSTRAINT statement_lines_line_positive CHECK (line > 0),
  day date NOT NULL,
  paisa bigint NOT NULL CONSTRAINT statement_lines_paisa_not_zero CHECK (paisa <> 0),
  reference text,
  nth integer NOT NULL CONSTRAINT statement_lines_nth_positive CHECK (nth > 0),
  text text NOT NULL,
  balance_paisa bigint,
  FOREIGN KEY (file_id, account_id) REFERENCES statement_files (id, account_id)
);
COMMENT ON TABLE statement_lines IS 'The lines of statements, each once: its account, day, amount, reference and place among its like are its identity.';
COMMENT ON COLUMN statement_lines.paisa IS 'In paisa, below zero for money that went out.';
COMMENT ON COLUMN statement_lines.nth IS 'Its place among the lines of its account with the same day, amount and reference, from 1.';
COMMENT ON COLUMN statement_lines.balance_paisa IS 'The balance of the account after the line.';

CREATE UNIQUE INDEX statement_lines_once ON statement_lines (account_id, day, paisa, coalesce(reference_key(reference), ''), nth);
CREATE INDEX statement_lines_of_account ON statement_lines (account_id, id DESC);

CREATE TABLE statement_rules (
  account_id uuid PRIMARY KEY REFERENCES cash_accounts,
  posts_certain boolean NOT NULL,
  aside_texts text[] NOT NULL CONSTRAINT statement_rules_aside_texts_at_most_20 CHECK (cardinality(aside_texts) <= 20),
  version integer NOT NULL DEFAULT 1
);
COMMENT ON TABLE statement_rules IS 'The rules by which new lines of an account are matched by themselves. An account without a row has none.';
COMMENT ON COLUMN statement_rules.posts_certain IS 'A line with a payment number is recorded, and one with the reference and amount of an entry linked.';
COMMENT ON COLUMN statement_rules.aside_texts IS 'Words by which a line of money that went out is a fee of the bank, and is set aside.';

CREATE TABLE statement_matches (
  id uuid PRIMARY KEY,
  line_id uuid NOT NULL REFERENCES statement_lines,
  how text NOT NULL,
  agreement_id uuid,
  entry_id uuid,
  movement_id uuid REFERENCES cash_movements,
  reason text,
  by_rule boolean NOT NULL DEFAULT false,
  found_as text NOT NULL CONSTRAINT statement_matches_found_as_known CHECK (found_as IN ('certain', 'likely', 'unknown', 'aside')),
  matched_at timestamptz NOT NULL,
  matched_by uuid NOT NULL REFERENCES users,
  undone_at timestamptz,
  undone_by uuid REFERENCES users,
  CONSTRAINT statement_matches_entry_fkey FOREIGN KEY (agreement_id, entry_id) REFERENCES entries (agreement_id, id)
    DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT statement_matches_whole
    CHECK (CASE how WHEN 'posted' THEN num_nonnulls(agreement_id, entry_id) = 2 AND num_nonnulls(movement_id, reason) = 0
                    WHEN 'linked' THEN num_nonnulls(agreement_id, entry_id) = 2 AND num_nonnulls(movement_id, reason) = 0
                    WHEN 'deposit' THEN movement_id IS NOT NULL AND num_nonnulls(agreement_id, entry_id, reason) = 0
                    WHEN 'aside' THEN reason <> '' AND num_nonnulls(agreement_id, entry_id, movement_id) = 0
                    ELSE false END),
  CONSTRAINT statement_matches_by_rule_without_deposit CHECK (NOT (by_rule AND how = 'deposit')),
  CONSTRAINT statement_matches_undone_whole CHECK ((undone_at IS NULL) = (undone_by IS NULL))
);
COMMENT ON TABLE statement_matches IS 'The record that each line is: the payment that was recorded from it, or one that was on the books before, a deposit of cash, or none. A match ends once and is never removed.';
COMMENT ON COLUMN statement_matches.how IS 'posted: the entry was recorded from the line, in one transaction. linked: the entry was there before. aside: no money of a customer.';
COMMENT ON COLUMN statement_matches.by_rule IS 'A rule of the account matched it when a file was added; matched_by is who added the file.';
COMMENT ON COLUMN statement_matches.found_as IS 'The class of the line when it was matched, for the shares of the classes.';
COMMENT ON COLUMN statement_matches.undone_at IS 'Of a posted line this is after its entry was reversed, when the line is matched again.';

CREATE UNIQUE INDEX statement_matches_line_once ON statement_matches (line_id) WHERE undone_at IS NULL;
CREATE UNIQUE INDEX statement_matches_entry_once ON statement_matches (entry_id) WHERE undone_at IS NULL;
CREATE UNIQUE INDEX statement_matches_movement_once ON statement_matches (movement_id) WHERE undone_at IS NULL;

-- The arrival of a deposit is written before the match that confirms it.
ALTER TABLE cash_arrivals ADD FOREIGN KEY (match_id) REFERENCES statement_matches DEFERRABLE INITIALLY DEFERRED;

CREATE TRIGGER statement_matches_stay BEFORE DELETE OR TRUNCATE ON statement_matches
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER statement_matches_only_end BEFORE UPDATE ON statement_matches
  FOR EACH ROW WHEN (OLD.undone_at IS NOT NULL
                     OR (OLD.id, OLD.line_id, OLD.how, OLD.agreement_id, OLD.entry_id, OLD.movement_id, OLD.reason, OLD.by_rule, OLD.found_as, OLD.matched_at, OLD.matched_by)
                        IS DISTINCT FROM
                        (NEW.id, NEW.line_id, NEW.how, NEW.agreement_id, NEW.entry_id, NEW.movement_id, NEW.reason, NEW.by_rule, NEW.found_as, NEW.matched_at, NEW.matched_by))
  EXECUTE FUNCTION refuse_change();

CREATE TRIGGER statement_files_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON statement_files
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER statement_lines_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON statement_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A cheque pays its rows when it is received. These say what became of the paper. A cheque is also cleared by a statement line that is linked to
-- its entry, and returned by the reversal of its entry.
CREATE TABLE cheque_steps (
  id uuid PRIMARY KEY,
  agreement_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  step text NOT NULL CONSTRAINT cheque_steps_step_known CHECK (step IN ('deposited', 'cleared')),
  account_id uuid NOT NULL REFERENCES cash_accounts,
  happened_on date NOT NULL,
  recorded_at timestamptz NOT NULL,
  recorded_by uuid NOT NULL REFERENCES users,
  taken_back_at timestamptz,
  taken_back_by uuid REFERENCES users,
  FOREIGN KEY (agreement_id, entry_id) REFERENCES entries (agreement_id, id),
  CONSTRAINT cheque_steps_taken_back_whole CHECK ((taken_back_at IS NULL) = (taken_back_by IS NULL))
);
COMMENT ON TABLE cheque_steps IS 'The deposit of a cheque, and that it was cleared, as a person said. A step ends once and is never removed.';
COMMENT ON COLUMN cheque_steps.entry_id IS 'The payment by the cheque.';
COMMENT ON COLUMN cheque_steps.account_id IS 'The account of the lender that the cheque was deposited in, or that has its money.';

CREATE UNIQUE INDEX cheque_steps_once ON cheque_steps (entry_id, step) WHERE taken_back_at IS NULL;
CREATE INDEX entries_cheques ON entries (valued_on, id)
  WHERE method = 'cheque' AND kind IN ('down_payment', 'payment', 'recovery') AND NOT brought_in;

CREATE TRIGGER cheque_steps_stay BEFORE DELETE OR TRUNCATE ON cheque_steps
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cheque_steps_only_end BEFORE UPDATE ON cheque_steps
  FOR EACH ROW WHEN (OLD.taken_back_at IS NOT NULL
                     OR (OLD.id, OLD.agreement_id, OLD.entry_id, OLD.step, OLD.account_id, OLD.happened_on, OLD.recorded_at, OLD.recorded_by)
                        IS DISTINCT FROM
                        (NEW.id, NEW.agreement_id, NEW.entry_id, NEW.step, NEW.account_id, NEW.happened_on, NEW.recorded_at, NEW.recorded_by))
  EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE FUNCTION note_rows_of_statement_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('statement_files ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.account_id, now.file_name, now.headings, now.columns, now.date_order, now.lines, now.added, now.created_by, (extract(epoch FROM now.created_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('statement_files ' || now.id::text || ' ' || digest_of(ROW(was.id, was.account_id, was.file_name, was.headings, was.columns, was.date_order, was.lines, was.added, was.created_by, (extract(epoch FROM was.created_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.account_id, now.file_name, now.headings, now.columns, now.date_order, now.lines, now.added, now.created_by, (extract(epoch FROM now.created_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.account_id, was.file_name, was.headings, was.columns, was.date_order, was.lines, was.added, was.created_by, was.created_at) IS DISTINCT FROM ROW(now.id, now.account_id, now.file_name, now.headings, now.columns, now.date_order, now.lines, now.added, now.created_by, now.created_at);
  ELSE
    PERFORM note_rows(string_agg('statement_files ' || was.id::text || ' ' || digest_of(ROW(was.id, was.account_id, was.file_name, was.headings, was.columns, was.date_order, was.lines, was.added, was.created_by, (extract(epoch FROM was.created_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER statement_files_added_note_rows AFTER INSERT ON statement_files
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_files();
CREATE OR REPLACE TRIGGER statement_files_changed_note_rows AFTER UPDATE ON statement_files
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_files();
CREATE OR REPLACE TRIGGER statement_files_removed_note_rows AFTER DELETE ON statement_files
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_files();

CREATE OR REPLACE FUNCTION note_rows_of_statement_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('statement_lines ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.account_id, now.file_id, now.line, now.paisa, now.reference, now.nth, now.text, now.balance_paisa, now.day - date '1970-01-01')::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('statement_lines ' || now.id::text || ' ' || digest_of(ROW(was.id, was.account_id, was.file_id, was.line, was.paisa, was.reference, was.nth, was.text, was.balance_paisa, was.day - date '1970-01-01')::text) || ' ' || digest_of(ROW(now.id, now.account_id, now.file_id, now.line, now.paisa, now.reference, now.nth, now.text, now.balance_paisa, now.day - date '1970-01-01')::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.account_id, was.file_id, was.line, was.paisa, was.reference, was.nth, was.text, was.balance_paisa, was.day) IS DISTINCT FROM ROW(now.id, now.account_id, now.file_id, now.line, now.paisa, now.reference, now.nth, now.text, now.balance_paisa, now.day);
  ELSE
    PERFORM note_rows(string_agg('statement_lines ' || was.id::text || ' ' || digest_of(ROW(was.id, was.account_id, was.file_id, was.line, was.paisa, was.reference, was.nth, was.text, was.balance_paisa, was.day - date '1970-01-01')::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER statement_lines_added_note_rows AFTER INSERT ON statement_lines
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_lines();
CREATE OR REPLACE TRIGGER statement_lines_changed_note_rows AFTER UPDATE ON statement_lines
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_lines();
CREATE OR REPLACE TRIGGER statement_lines_removed_note_rows AFTER DELETE ON statement_lines
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_lines();
CREATE OR REPLACE FUNCTION note_rows_of_statement_matches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('statement_matches ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.line_id, now.how, now.agreement_id, now.entry_id, now.movement_id, now.reason, now.by_rule, now.found_as, now.matched_by, now.undone_by, (extract(epoch FROM now.matched_at) * 1000000)::bigint, (extract(epoch FROM now.undone_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('statement_matches ' || now.id::text || ' ' || digest_of(ROW(was.id, was.line_id, was.how, was.agreement_id, was.entry_id, was.movement_id, was.reason, was.by_rule, was.found_as, was.matched_by, was.undone_by, (extract(epoch FROM was.matched_at) * 1000000)::bigint, (extract(epoch FROM was.undone_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.line_id, now.how, now.agreement_id, now.entry_id, now.movement_id, now.reason, now.by_rule, now.found_as, now.matched_by, now.undone_by, (extract(epoch FROM now.matched_at) * 1000000)::bigint, (extract(epoch FROM now.undone_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.line_id, was.how, was.agreement_id, was.entry_id, was.movement_id, was.reason, was.by_rule, was.found_as, was.matched_by, was.undone_by, was.matched_at, was.undone_at) IS DISTINCT FROM ROW(now.id, now.line_id, now.how, now.agreement_id, now.entry_id, now.movement_id, now.reason, now.by_rule, now.found_as, now.matched_by, now.undone_by, now.matched_at, now.undone_at);
  ELSE
    PERFORM note_rows(string_agg('statement_matches ' || was.id::text || ' ' || digest_of(ROW(was.id, was.line_id, was.how, was.agreement_id, was.entry_id, was.movement_id, was.reason, was.by_rule, was.found_as, was.matched_by, was.undone_by, (extract(epoch FROM was.matched_at) * 1000000)::bigint, (extract(epoch FROM was.undone_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER statement_matches_added_note_rows AFTER INSERT ON statement_matches
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_matches();
CREATE OR REPLACE TRIGGER statement_matches_changed_note_rows AFTER UPDATE ON statement_matches
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_matches();
CREATE OR REPLACE TRIGGER statement_matches_removed_note_rows AFTER DELETE ON statement_matches
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_matches();
CREATE OR REPLACE FUNCTION note_rows_of_statement_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('statement_rules ' || now.account_id::text || ' ' || '-' || ' ' || digest_of(ROW(now.account_id, now.posts_certain, now.aside_texts, now.version)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('statement_rules ' || now.account_id::text || ' ' || digest_of(ROW(was.account_id, was.posts_certain, was.aside_texts, was.version)::text) || ' ' || digest_of(ROW(now.account_id, now.posts_certain, now.aside_texts, now.version)::text), E'\n'))
       FROM was JOIN now USING (account_id) WHERE ROW(was.account_id, was.posts_certain, was.aside_texts, was.version) IS DISTINCT FROM ROW(now.account_id, now.posts_certain, now.aside_texts, now.version);
  ELSE
    PERFORM note_rows(string_agg('statement_rules ' || was.account_id::text || ' ' || digest_of(ROW(was.account_id, was.posts_certain, was.aside_texts, was.version)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER statement_rules_added_note_rows AFTER INSERT ON statement_rules
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_rules();
CREATE OR REPLACE TRIGGER statement_rules_changed_note_rows AFTER UPDATE ON statement_rules
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_rules();
CREATE OR REPLACE TRIGGER statement_rules_removed_note_rows AFTER DELETE ON statement_rules
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_statement_rules();
CREATE OR REPLACE FUNCTION note_rows_of_cheque_steps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('cheque_steps ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.agreement_id, now.entry_id, now.step, now.account_id, now.recorded_by, now.taken_back_by, (extract(epoch FROM now.recorded_at) * 1000000)::bigint, (extract(epoch FROM now.taken_back_at) * 1000000)::bigint, now.happened_on - date '1970-01-01')::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('cheque_steps ' || now.id::text || ' ' || digest_of(ROW(was.id, was.agreement_id, was.entry_id, was.step, was.account_id, was.recorded_by, was.taken_back_by, (extract(epoch FROM was.recorded_at) * 1000000)::bigint, (extract(epoch FROM was.taken_back_at) * 1000000)::bigint, was.happened_on - date '1970-01-01')::text) || ' ' || digest_of(ROW(now.id, now.agreement_id, now.entry_id, now.step, now.account_id, now.recorded_by, now.taken_back_by, (extract(epoch FROM now.recorded_at) * 1000000)::bigint, (extract(epoch FROM now.taken_back_at) * 1000000)::bigint, now.happened_on - date '1970-01-01')::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.agreement_id, was.entry_id, was.step, was.account_id, was.recorded_by, was.taken_back_by, was.recorded_at, was.taken_back_at, was.happened_on) IS DISTINCT FROM ROW(now.id, now.agreement_id, now.entry_id, now.step, now.account_id, now.recorded_by, now.taken_back_by, now.recorded_at, now.taken_back_at, now.happened_on);
  ELSE
    PERFORM note_rows(string_agg('cheque_steps ' || was.id::text || ' ' || digest_of(ROW(was.id, was.agreement_id, was.entry_id, was.step, was.account_id, was.recorded_by, was.taken_back_by, (extract(epoch FROM was.recorded_at) * 1000000)::bigint, (extract(epoch FROM was.taken_back_at) * 1000000)::bigint, was.happened_on - date '1970-01-01')::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER cheque_steps_added_note_rows AFTER INSERT ON cheque_steps
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cheque_steps();
CREATE OR REPLACE TRIGGER cheque_steps_changed_note_rows AFTER UPDATE ON cheque_steps
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cheque_steps();
CREATE OR REPLACE TRIGGER cheque_steps_removed_note_rows AFTER DELETE ON cheque_steps
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cheque_steps();
