-- Screening: customers and guarantors compared with lists of people under sanctions.

-- Its body is parsed here, because a restore runs it without a search path.
CREATE FUNCTION parentage_sounds(full_name text, full_name_ur text, relative text, relative_name text, relative_name_ur text)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT CASE WHEN relative = 'father' THEN ARRAY(
    SELECT DISTINCT own || ' / ' || father
      FROM unnest(ARRAY[sound_key(folded_name(full_name)), sound_key(folded_name(full_name_ur))]) own,
           unnest(ARRAY[sound_key(folded_name(relative_name)), sound_key(folded_name(relative_name_ur))]) father
     WHERE own <> '' AND father <> '') ELSE '{}' END;
END;
COMMENT ON FUNCTION parentage_sounds IS 'The sounds of a name and a father''s name together, in each language on record: the same as parentageSound in src/domain/lending/screening/match-kind.ts, which a test holds against it.';

-- A list of 100,000 people is compared with all customers at once.
CREATE INDEX customers_parentage ON customers
  USING gin (parentage_sounds(full_name, full_name_ur, relative, relative_name, relative_name_ur)) WITH (fastupdate = off)
  WHERE relative = 'father';

CREATE TABLE screening_lists (
  id uuid PRIMARY KEY,
  name text NOT NULL CONSTRAINT screening_lists_name_not_empty CHECK (name <> ''),
  file_name text NOT NULL CONSTRAINT screening_lists_file_name_not_empty CHECK (file_name <> ''),
  format text NOT NULL CONSTRAINT screening_lists_format_known CHECK (format IN ('csv', 'json', 'xml')),
  file_hash bytea NOT NULL CONSTRAINT screening_lists_file_hash_is_sha256 CHECK (length(file_hash) = 32),
  bytes integer NOT NULL CONSTRAINT screening_lists_bytes_positive CHECK (bytes > 0),
  rows integer NOT NULL CONSTRAINT screening_lists_rows_positive CHECK (rows > 0),
  repeated integer NOT NULL CONSTRAINT screening_lists_repeated_not_negative CHECK (repeated >= 0),
  entries_digest text NOT NULL,
  added_at timestamptz NOT NULL,
  added_by uuid NOT NULL REFERENCES users,
  ended_at timestamptz,
  ended_by uuid REFERENCES users,
  CONSTRAINT screening_lists_ended_whole CHECK ((ended_at IS NULL) = (ended_by IS NULL))
);
COMMENT ON TABLE screening_lists IS 'The editions of lists. One of a name is in force; the rows of earlier ones stay, their entries do not.';
COMMENT ON COLUMN screening_lists.rows IS 'The entries, each once.';
COMMENT ON COLUMN screening_lists.repeated IS 'The rows of the file that said the same as another.';
COMMENT ON COLUMN screening_lists.entries_digest IS 'Of the entries as they were added, with which verify compares them.';
COMMENT ON COLUMN screening_lists.ended_at IS 'When another edition took its place, or it was taken out of use.';

CREATE UNIQUE INDEX screening_lists_in_force ON screening_lists (folded_name(name)) WHERE ended_at IS NULL;
CREATE INDEX screening_lists_history ON screening_lists (added_at DESC, id DESC);

CREATE TRIGGER screening_lists_stay BEFORE DELETE OR TRUNCATE ON screening_lists
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER screening_lists_only_end BEFORE UPDATE ON screening_lists
  FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL
                     OR (OLD.id, OLD.name, OLD.file_name, OLD.format, OLD.file_hash, OLD.bytes, OLD.rows, OLD.repeated, OLD.entries_digest, OLD.added_at, OLD.added_by)
                        IS DISTINCT FROM
                        (NEW.id, NEW.name, NEW.file_name, NEW.format, NEW.file_hash, NEW.bytes, NEW.rows, NEW.repeated, NEW.entries_digest, NEW.added_at, NEW.added_by))
  EXECUTE FUNCTION refuse_change();

CREATE TABLE screening_entries (
  list_id uuid NOT NULL REFERENCES screening_lists DEFERRABLE INITIALLY DEFERRED,
  line integer NOT NULL CONSTRAINT screening_entries_line_positive CHECK (line > 0),
  name text NOT NULL CONSTRAINT screening_entries_name_not_empty CHECK (name <> ''),
  father_name text CONSTRAINT screening_entries_father_name_not_empty CHECK (father_name <> ''),
  cnic text CONSTRAINT screening_entries_cnic_has_13_digits CHECK (cnic ~ '^[0-9]{13}$'),
  reference text CONSTRAINT screening_entries_reference_not_empty CHECK (reference <> ''),
  sound text,
  PRIMARY KEY (list_id, line)
);
COMMENT ON TABLE screening_entries IS 'The people on the lists in force. Written before their list, whose row has their digest.';
COMMENT ON COLUMN screening_entries.line IS 'Its row in the file.';
COMMENT ON COLUMN screening_entries.sound IS 'Of the name and the father''s name together, as parentage_sounds has it; null without either.';

CREATE INDEX screening_entries_cnic ON screening_entries (cnic) WHERE cnic IS NOT NULL;
CREATE INDEX screening_entries_sound ON screening_entries (sound) WHERE sound IS NOT NULL;

CREATE FUNCTION keep_entries_in_force() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM screening_lists l WHERE l.id = OLD.list_id AND l.ended_at IS NULL) THEN
    RAISE EXCEPTION 'the entries of a list in force stay' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN OLD;
END
$$;
CREATE TRIGGER screening_entries_in_force_stay BEFORE DELETE ON screening_entries
  FOR EACH ROW EXECUTE FUNCTION keep_entries_in_force();
CREATE TRIGGER screening_entries_stand BEFORE UPDATE OR TRUNCATE ON screening_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION screening_entries_digest(list uuid) RETURNS text LANGUAGE sql STABLE
RETURN (SELECT digest_of(string_agg(ROW(e.line, e.name, e.father_name, e.cnic, e.reference, e.sound)::text, E'\n' ORDER BY e.line))
          FROM screening_entries e WHERE e.list_id = list);

CREATE TABLE screening_runs (
  id uuid PRIMARY KEY,
  why text NOT NULL CONSTRAINT screening_runs_why_known CHECK (why IN ('save', 'approval', 'list', 'start')),
  ran_at timestamptz NOT NULL,
  ran_by uuid REFERENCES users,
  customer_id uuid REFERENCES customers,
  guarantor_id uuid REFERENCES guarantors,
  agreement_id uuid REFERENCES agreements,
  list_hashes text[] NOT NULL CONSTRAINT screening_runs_compares_with_lists CHECK (cardinality(list_hashes) > 0),
  checked integer NOT NULL CONSTRAINT screening_runs_checked_not_negative CHECK (checked >= 0),
  found integer NOT NULL CONSTRAINT screening_runs_found_not_negative CHECK (found >= 0),
  found_new integer NOT NULL CONSTRAINT screening_runs_found_new_is_a_part CHECK (found_new BETWEEN 0 AND found),
  CONSTRAINT screening_runs_about_its_reason
    CHECK (num_nonnulls(customer_id, guarantor_id) = (why = 'save')::integer AND (agreement_id IS NOT NULL) = (why = 'approval'))
);
COMMENT ON TABLE screening_runs IS 'Each comparison of people with the lists in force. Only ever added to.';
COMMENT ON COLUMN screening_runs.why IS 'save: a person was saved. approval: before an agreement was approved or activated. list: a list was added. start: screening was turned on.';
COMMENT ON COLUMN screening_runs.list_hashes IS 'The SHA-256 of the file of each list that was compared with.';
COMMENT ON COLUMN screening_runs.checked IS 'The number of people.';

CREATE INDEX screening_runs_history ON screening_runs (ran_at DESC, id DESC);

CREATE TABLE screening_matches (
  id uuid PRIMARY KEY,
  match_key bytea NOT NULL UNIQUE CONSTRAINT screening_matches_match_key_is_sha256 CHECK (length(match_key) = 32),
  kind text NOT NULL CONSTRAINT screening_matches_kind_known CHECK (kind IN ('stop', 'look')),
  state text NOT NULL DEFAULT 'open' CONSTRAINT screening_matches_state_known CHECK (state IN ('open', 'cleared', 'confirmed')),
  customer_id uuid REFERENCES customers,
  guarantor_id uuid REFERENCES guarantors,
  list_id uuid NOT NULL REFERENCES screening_lists,
  line integer NOT NULL,
  entry_name text NOT NULL,
  entry_father_name text,
  entry_cnic text,
  entry_reference text,
  person_name text NOT NULL,
  person_father_name text,
  person_cnic text NOT NULL,
  run_id uuid NOT NULL REFERENCES screening_runs DEFERRABLE INITIALLY DEFERRED,
  found_at timestamptz NOT NULL,
  CONSTRAINT screening_matches_of_one_person CHECK (num_nonnulls(customer_id, guarantor_id) = 1)
);
COMMENT ON TABLE screening_matches IS 'A person of the lender''s who is as an entry of a list says. Found once; it stays whatever becomes of the person''s record or the list.';
COMMENT ON COLUMN screening_matches.match_key IS 'Of the person, the list and what was equal: a later run that finds the same adds no second match, and one that finds anything else does.';
COMMENT ON COLUMN screening_matches.entry_name IS 'This and the next columns are as they were when it was found.';
COMMENT ON COLUMN screening_matches.run_id IS 'The run that found it first.';

CREATE INDEX screening_matches_undecided ON screening_matches (kind, found_at, id) WHERE state = 'open';
CREATE INDEX screening_matches_decided ON screening_matches (found_at DESC, id DESC) WHERE state <> 'open';
CREATE INDEX screening_matches_customer ON screening_matches (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX screening_matches_guarantor ON screening_matches (guarantor_id) WHERE guarantor_id IS NOT NULL;

CREATE TRIGGER screening_matches_stay BEFORE DELETE OR TRUNCATE ON screening_matches
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER screening_matches_as_found BEFORE UPDATE ON screening_matches
  FOR EACH ROW WHEN ((OLD.id, OLD.match_key, OLD.kind, OLD.customer_id, OLD.guarantor_id, OLD.list_id, OLD.line, OLD.entry_name, OLD.entry_father_name, OLD.entry_cnic,
                      OLD.entry_reference, OLD.person_name, OLD.person_father_name, OLD.person_cnic, OLD.run_id, OLD.found_at)
                     IS DISTINCT FROM
                     (NEW.id, NEW.match_key, NEW.kind, NEW.customer_id, NEW.guarantor_id, NEW.list_id, NEW.line, NEW.entry_name, NEW.entry_father_name, NEW.entry_cnic,
                      NEW.entry_reference, NEW.person_name, NEW.person_father_name, NEW.person_cnic, NEW.run_id, NEW.found_at)
                     OR NEW.state = 'open')
  EXECUTE FUNCTION refuse_change();

CREATE TABLE screening_findings (
  run_id uuid NOT NULL REFERENCES screening_runs DEFERRABLE INITIALLY DEFERRED,
  match_id uuid NOT NULL REFERENCES screening_matches,
  PRIMARY KEY (run_id, match_id)
);
COMMENT ON TABLE screening_findings IS 'The matches that a run found, new and known ones.';

CREATE TABLE screening_decisions (
  id uuid PRIMARY KEY,
  match_id uuid NOT NULL REFERENCES screening_matches,
  decision text NOT NULL CONSTRAINT screening_decisions_decision_known CHECK (decision IN ('cleared', 'confirmed')),
  reason text NOT NULL CONSTRAINT screening_decisions_reason_not_empty CHECK (reason <> ''),
  decided_at timestamptz NOT NULL,
  decided_by uuid NOT NULL REFERENCES users
);
COMMENT ON TABLE screening_decisions IS 'What was decided about a match, each time. The last decision is its state.';

CREATE INDEX screening_decisions_of_match ON screening_decisions (match_id, id);

CREATE TRIGGER screening_runs_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON screening_runs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER screening_findings_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON screening_findings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER screening_decisions_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON screening_decisions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE FUNCTION note_rows_of_screening_lists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('screening_lists ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.name, now.file_name, now.format, now.bytes, now.rows, now.repeated, now.entries_digest, now.added_by, now.ended_by, (extract(epoch FROM now.added_at) * 1000000)::bigint, (extract(epoch FROM now.ended_at) * 1000000)::bigint, encode(now.file_hash, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('screening_lists ' || now.id::text || ' ' || digest_of(ROW(was.id, was.name, was.file_name, was.format, was.bytes, was.rows, was.repeated, was.entries_digest, was.added_by, was.ended_by, (extract(epoch FROM was.added_at) * 1000000)::bigint, (extract(epoch FROM was.ended_at) * 1000000)::bigint, encode(was.file_hash, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.name, now.file_name, now.format, now.bytes, now.rows, now.repeated, now.entries_digest, now.added_by, now.ended_by, (extract(epoch FROM now.added_at) * 1000000)::bigint, (extract(epoch FROM now.ended_at) * 1000000)::bigint, encode(now.file_hash, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.name, was.file_name, was.format, was.bytes, was.rows, was.repeated, was.entries_digest, was.added_by, was.ended_by, was.added_at, was.ended_at, was.file_hash) IS DISTINCT FROM ROW(now.id, now.name, now.file_name, now.format, now.bytes, now.rows, now.repeated, now.entries_digest, now.added_by, now.ended_by, now.added_at, now.ended_at, now.file_hash);
  ELSE
    PERFORM note_rows(string_agg('screening_lists ' || was.id::text || ' ' || digest_of(ROW(was.id, was.name, was.file_name, was.format, was.bytes, was.rows, was.repeated, was.entries_digest, was.added_by, was.ended_by, (extract(epoch FROM was.added_at) * 1000000)::bigint, (extract(epoch FROM was.ended_at) * 1000000)::bigint, encode(was.file_hash, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER screening_lists_added_note_rows AFTER INSERT ON screening_lists
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_lists();
CREATE OR REPLACE TRIGGER screening_lists_changed_note_rows AFTER UPDATE ON screening_lists
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_lists();
CREATE OR REPLACE TRIGGER screening_lists_removed_note_rows AFTER DELETE ON screening_lists
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_lists();

CREATE OR REPLACE FUNCTION note_rows_of_screening_runs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('screening_runs ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.why, now.ran_by, now.customer_id, now.guarantor_id, now.agreement_id, now.list_hashes, now.checked, now.found, now.found_new, (extract(epoch FROM now.ran_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('screening_runs ' || now.id::text || ' ' || digest_of(ROW(was.id, was.why, was.ran_by, was.customer_id, was.guarantor_id, was.agreement_id, was.list_hashes, was.checked, was.found, was.found_new, (extract(epoch FROM was.ran_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.why, now.ran_by, now.customer_id, now.guarantor_id, now.agreement_id, now.list_hashes, now.checked, now.found, now.found_new, (extract(epoch FROM now.ran_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.why, was.ran_by, was.customer_id, was.guarantor_id, was.agreement_id, was.list_hashes, was.checked, was.found, was.found_new, was.ran_at) IS DISTINCT FROM ROW(now.id, now.why, now.ran_by, now.customer_id, now.guarantor_id, now.agreement_id, now.list_hashes, now.checked, now.found, now.found_new, now.ran_at);
  ELSE
    PERFORM note_rows(string_agg('screening_runs ' || was.id::text || ' ' || digest_of(ROW(was.id, was.why, was.ran_by, was.customer_id, was.guarantor_id, was.agreement_id, was.list_hashes, was.checked, was.found, was.found_new, (extract(epoch FROM was.ran_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER screening_runs_added_note_rows AFTER INSERT ON screening_runs
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_runs();
CREATE OR REPLACE TRIGGER screening_runs_changed_note_rows AFTER UPDATE ON screening_runs
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_runs();
CREATE OR REPLACE TRIGGER screening_runs_removed_note_rows AFTER DELETE ON screening_runs
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_runs();

CREATE OR REPLACE FUNCTION note_rows_of_screening_matches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('screening_matches ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.kind, now.state, now.customer_id, now.guarantor_id, now.list_id, now.line, now.entry_name, now.entry_father_name, now.entry_cnic, now.entry_reference, now.person_name, now.person_father_name, now.person_cnic, now.run_id, (extract(epoch FROM now.found_at) * 1000000)::bigint, encode(now.match_key, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('screening_matches ' || now.id::text || ' ' || digest_of(ROW(was.id, was.kind, was.state, was.customer_id, was.guarantor_id, was.list_id, was.line, was.entry_name, was.entry_father_name, was.entry_cnic, was.entry_reference, was.person_name, was.person_father_name, was.person_cnic, was.run_id, (extract(epoch FROM was.found_at) * 1000000)::bigint, encode(was.match_key, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.kind, now.state, now.customer_id, now.guarantor_id, now.list_id, now.line, now.entry_name, now.entry_father_name, now.entry_cnic, now.entry_reference, now.person_name, now.person_father_name, now.person_cnic, now.run_id, (extract(epoch FROM now.found_at) * 1000000)::bigint, encode(now.match_key, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.kind, was.state, was.customer_id, was.guarantor_id, was.list_id, was.line, was.entry_name, was.entry_father_name, was.entry_cnic, was.entry_reference, was.person_name, was.person_father_name, was.person_cnic, was.run_id, was.found_at, was.match_key) IS DISTINCT FROM ROW(now.id, now.kind, now.state, now.customer_id, now.guarantor_id, now.list_id, now.line, now.entry_name, now.entry_father_name, now.entry_cnic, now.entry_reference, now.person_name, now.person_father_name, now.person_cnic, now.run_id, now.found_at, now.match_key);
  ELSE
    PERFORM note_rows(string_agg('screening_matches ' || was.id::text || ' ' || digest_of(ROW(was.id, was.kind, was.state, was.customer_id, was.guarantor_id, was.list_id, was.line, was.entry_name, was.entry_father_name, was.entry_cnic, was.entry_reference, was.person_name, was.person_father_name, was.person_cnic, was.run_id, (extract(epoch FROM was.found_at) * 1000000)::bigint, encode(was.match_key, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER screening_matches_added_note_rows AFTER INSERT ON screening_matches
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_matches();
CREATE OR REPLACE TRIGGER screening_matches_changed_note_rows AFTER UPDATE ON screening_matches
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_matches();
CREATE OR REPLACE TRIGGER screening_matches_removed_note_rows AFTER DELETE ON screening_matches
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_matches();

CREATE OR REPLACE FUNCTION note_rows_of_screening_findings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('screening_findings ' || now.run_id::text || ',' || now.match_id::text || ' ' || '-' || ' ' || digest_of(ROW(now.run_id, now.match_id)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('screening_findings ' || now.run_id::text || ',' || now.match_id::text || ' ' || digest_of(ROW(was.run_id, was.match_id)::text) || ' ' || digest_of(ROW(now.run_id, now.match_id)::text), E'\n'))
       FROM was JOIN now USING (run_id, match_id) WHERE ROW(was.run_id, was.match_id) IS DISTINCT FROM ROW(now.run_id, now.match_id);
  ELSE
    PERFORM note_rows(string_agg('screening_findings ' || was.run_id::text || ',' || was.match_id::text || ' ' || digest_of(ROW(was.run_id, was.match_id)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER screening_findings_added_note_rows AFTER INSERT ON screening_findings
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_findings();
CREATE OR REPLACE TRIGGER screening_findings_changed_note_rows AFTER UPDATE ON screening_findings
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_findings();
CREATE OR REPLACE TRIGGER screening_findings_removed_note_rows AFTER DELETE ON screening_findings
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_findings();

CREATE OR REPLACE FUNCTION note_rows_of_screening_decisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('screening_decisions ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.match_id, now.decision, now.reason, now.decided_by, (extract(epoch FROM now.decided_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('screening_decisions ' || now.id::text || ' ' || digest_of(ROW(was.id, was.match_id, was.decision, was.reason, was.decided_by, (extract(epoch FROM was.decided_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.match_id, now.decision, now.reason, now.decided_by, (extract(epoch FROM now.decided_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.match_id, was.decision, was.reason, was.decided_by, was.decided_at) IS DISTINCT FROM ROW(now.id, now.match_id, now.decision, now.reason, now.decided_by, now.decided_at);
  ELSE
    PERFORM note_rows(string_agg('screening_decisions ' || was.id::text || ' ' || digest_of(ROW(was.id, was.match_id, was.decision, was.reason, was.decided_by, (extract(epoch FROM was.decided_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER screening_decisions_added_note_rows AFTER INSERT ON screening_decisions
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_decisions();
CREATE OR REPLACE TRIGGER screening_decisions_changed_note_rows AFTER UPDATE ON screening_decisions
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_decisions();
CREATE OR REPLACE TRIGGER screening_decisions_removed_note_rows AFTER DELETE ON screening_decisions
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_screening_decisions();
