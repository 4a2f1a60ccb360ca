-- The register of complaints: what a person wrote, who handles it, and every step until the answer.

CREATE TABLE complaints (
  id uuid PRIMARY KEY,
  branch_id uuid NOT NULL REFERENCES branches,
  year smallint NOT NULL CONSTRAINT complaints_year_of_this_century CHECK (year BETWEEN 2000 AND 2099),
  serial integer NOT NULL CONSTRAINT complaints_serial_from_1 CHECK (serial > 0),
  tracking_code text NOT NULL UNIQUE
    CONSTRAINT complaints_tracking_code_form CHECK (tracking_code ~ '^C(-[0-9A-HJKMNP-TV-Z]{4}){4}$'),
  source text NOT NULL CONSTRAINT complaints_source_known CHECK (source IN ('site', 'account', 'desk', 'phone')),
  kind text NOT NULL
    CONSTRAINT complaints_kind_known CHECK (kind IN ('conduct', 'payment', 'terms', 'goods', 'privacy', 'other')),
  body text NOT NULL CONSTRAINT complaints_body_not_empty CHECK (body <> ''),
  full_name text CONSTRAINT complaints_full_name_not_empty CHECK (full_name <> ''),
  phone text CONSTRAINT complaints_phone_is_a_mobile CHECK (phone ~ '^03[0-9]{9}$'),
  gender text CONSTRAINT complaints_gender_known CHECK (gender IN ('male', 'female', 'other')),
  is_name_hidden boolean NOT NULL,
  about_name text CONSTRAINT complaints_about_name_not_empty CHECK (about_name <> ''),
  receipt_number text CONSTRAINT complaints_receipt_number_not_empty CHECK (receipt_number <> ''),
  language text NOT NULL CONSTRAINT complaints_language_known CHECK (language IN ('en', 'ur')),
  received_at timestamptz NOT NULL,
  submission_key uuid NOT NULL UNIQUE,
  submission_digest bytea NOT NULL CONSTRAINT complaints_submission_digest_is_sha256 CHECK (length(submission_digest) = 32),
  customer_id uuid REFERENCES customers,
  entered_by uuid REFERENCES users,
  about_user_id uuid REFERENCES users,
  is_for_head_office boolean NOT NULL,
  handler_id uuid REFERENCES users,
  taken_at timestamptz,
  acknowledge_by date NOT NULL,
  answer_by date NOT NULL,
  executive_after date NOT NULL,
  escalated_at timestamptz,
  reopened_at timestamptz,
  answered_at timestamptz,
  status text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN answered_at IS NOT NULL THEN 'answered' WHEN taken_at IS NOT NULL THEN 'looked_into' ELSE 'received' END) STORED
    CONSTRAINT complaints_status_known CHECK (status IN ('received', 'looked_into', 'answered')),
  due_by date NOT NULL GENERATED ALWAYS AS (CASE WHEN taken_at IS NULL THEN acknowledge_by ELSE answer_by END) STORED,
  CONSTRAINT complaints_number UNIQUE (branch_id, year, serial),
  CONSTRAINT complaints_taken_down_by_staff CHECK ((source IN ('desk', 'phone')) = (entered_by IS NOT NULL)),
  CONSTRAINT complaints_of_an_account_has_a_customer CHECK (source <> 'account' OR customer_id IS NOT NULL),
  CONSTRAINT complaints_not_handled_by_the_person_concerned CHECK (handler_id <> about_user_id),
  CONSTRAINT complaints_deadlines_in_order CHECK (acknowledge_by <= answer_by AND answer_by <= executive_after)
);
COMMENT ON TABLE complaints IS 'What people complain about. No row is ever deleted, and what a person wrote is never changed.';
COMMENT ON COLUMN complaints.serial IS 'Counts from 1 in each branch and year, without gaps.';
COMMENT ON COLUMN complaints.tracking_code IS 'The random code by which the complainant follows it: whoever has it sees how far it is and what was written, and no name.';
COMMENT ON COLUMN complaints.is_name_hidden IS 'The complainant does not want the branch to know who it is: only superadmins see name and phone.';
COMMENT ON COLUMN complaints.about_name IS 'The person concerned, as the complainant wrote it.';
COMMENT ON COLUMN complaints.about_user_id IS 'The member of staff concerned, who neither sees nor handles it.';
COMMENT ON COLUMN complaints.is_for_head_office IS 'Only superadmins see it, and whom they give it to.';
COMMENT ON COLUMN complaints.due_by IS 'The last day of the step that it is in.';
COMMENT ON COLUMN complaints.executive_after IS 'Without an answer by this day it goes to the executive the day after.';

CREATE INDEX complaints_open ON complaints (due_by, id) WHERE answered_at IS NULL;
CREATE INDEX complaints_answered ON complaints (answered_at, id) WHERE answered_at IS NOT NULL;
CREATE INDEX complaints_received ON complaints (received_at, id);
CREATE INDEX complaints_customer ON complaints (customer_id, received_at DESC) WHERE customer_id IS NOT NULL;
CREATE INDEX complaints_handler ON complaints (handler_id) WHERE answered_at IS NULL;

CREATE TRIGGER complaints_stay BEFORE DELETE OR TRUNCATE ON complaints
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION keep_complaint_as_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what a complainant wrote, and when, is never changed' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
CREATE TRIGGER complaints_as_written BEFORE UPDATE ON complaints
  FOR EACH ROW WHEN (
    (OLD.id, OLD.branch_id, OLD.year, OLD.serial, OLD.tracking_code, OLD.source, OLD.kind, OLD.body, OLD.full_name, OLD.phone, OLD.gender,
     OLD.is_name_hidden, OLD.about_name, OLD.receipt_number, OLD.language, OLD.received_at, OLD.submission_key, OLD.submission_digest,
     OLD.customer_id, OLD.entered_by)
    IS DISTINCT FROM
    (NEW.id, NEW.branch_id, NEW.year, NEW.serial, NEW.tracking_code, NEW.source, NEW.kind, NEW.body, NEW.full_name, NEW.phone, NEW.gender,
     NEW.is_name_hidden, NEW.about_name, NEW.receipt_number, NEW.language, NEW.received_at, NEW.submission_key, NEW.submission_digest,
     NEW.customer_id, NEW.entered_by)
    OR OLD.reopened_at IS NOT NULL AND OLD.reopened_at IS DISTINCT FROM NEW.reopened_at)
  EXECUTE FUNCTION keep_complaint_as_written();

CREATE TABLE complaint_events (
  id uuid PRIMARY KEY,
  complaint_id uuid NOT NULL REFERENCES complaints,
  kind text NOT NULL
    CONSTRAINT complaint_events_kind_known
      CHECK (kind IN ('taken', 'assigned', 'noted', 'added', 'named', 'linked', 'escalated', 'sent_outside', 'answered', 'reopened')),
  recorded_at timestamptz NOT NULL,
  recorded_by uuid REFERENCES users,
  said text CONSTRAINT complaint_events_said_not_empty CHECK (said <> ''),
  person_id uuid REFERENCES users,
  agreement_id uuid REFERENCES agreements,
  entry_id uuid,
  FOREIGN KEY (agreement_id, entry_id) REFERENCES entries (agreement_id, id),
  CONSTRAINT complaint_events_words_are_said CHECK (kind NOT IN ('noted', 'added', 'answered', 'reopened') OR said IS NOT NULL),
  CONSTRAINT complaint_events_handler_has_a_name CHECK (kind NOT IN ('taken', 'assigned') OR person_id IS NOT NULL),
  CONSTRAINT complaint_events_link_has_an_entry CHECK ((kind = 'linked') = (entry_id IS NOT NULL)),
  CONSTRAINT complaint_events_entry_has_an_agreement CHECK ((entry_id IS NULL) = (agreement_id IS NULL)),
  CONSTRAINT complaint_events_by_staff_or_complainant
    CHECK ((kind IN ('added', 'reopened', 'escalated', 'sent_outside')) = (recorded_by IS NULL))
);
COMMENT ON TABLE complaint_events IS 'The history of a complaint. Only ever added to.';
COMMENT ON COLUMN complaint_events.recorded_by IS 'Null for what the complainant did, and for the clock.';
COMMENT ON COLUMN complaint_events.person_id IS 'Who got it; of a name, the person concerned, or null for nobody.';

CREATE INDEX complaint_events_trail ON complaint_events (complaint_id, recorded_at, id);
CREATE UNIQUE INDEX complaint_events_entry_once ON complaint_events (complaint_id, entry_id) WHERE kind = 'linked';
CREATE UNIQUE INDEX complaint_events_reopened_once ON complaint_events (complaint_id) WHERE kind = 'reopened';
CREATE UNIQUE INDEX complaint_events_sent_outside_once ON complaint_events (complaint_id) WHERE kind = 'sent_outside';

CREATE TRIGGER complaint_events_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON complaint_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION check_complaint_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  complaint complaints;
BEGIN
  SELECT * INTO complaint FROM complaints WHERE id = NEW.complaint_id;
  IF NEW.recorded_by = complaint.about_user_id THEN
    RAISE EXCEPTION 'the person concerned does not handle a complaint' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  IF NEW.recorded_at < complaint.received_at THEN
    RAISE EXCEPTION 'nothing is done about a complaint before it was received' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER complaint_events_by_others BEFORE INSERT ON complaint_events
  FOR EACH ROW EXECUTE FUNCTION check_complaint_event();
CREATE OR REPLACE FUNCTION note_rows_of_complaints() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('complaints ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.branch_id, now.year, now.serial, now.tracking_code, now.source, now.kind, now.body, now.full_name, now.phone, now.gender, now.is_name_hidden, now.about_name, now.receipt_number, now.language, now.submission_key, now.customer_id, now.entered_by, now.about_user_id, now.is_for_head_office, now.handler_id, (extract(epoch FROM now.received_at) * 1000000)::bigint, (extract(epoch FROM now.taken_at) * 1000000)::bigint, (extract(epoch FROM now.escalated_at) * 1000000)::bigint, (extract(epoch FROM now.reopened_at) * 1000000)::bigint, (extract(epoch FROM now.answered_at) * 1000000)::bigint, now.acknowledge_by - date '1970-01-01', now.answer_by - date '1970-01-01', now.executive_after - date '1970-01-01', encode(now.submission_digest, 'hex'))::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('complaints ' || now.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.year, was.serial, was.tracking_code, was.source, was.kind, was.body, was.full_name, was.phone, was.gender, was.is_name_hidden, was.about_name, was.receipt_number, was.language, was.submission_key, was.customer_id, was.entered_by, was.about_user_id, was.is_for_head_office, was.handler_id, (extract(epoch FROM was.received_at) * 1000000)::bigint, (extract(epoch FROM was.taken_at) * 1000000)::bigint, (extract(epoch FROM was.escalated_at) * 1000000)::bigint, (extract(epoch FROM was.reopened_at) * 1000000)::bigint, (extract(epoch FROM was.answered_at) * 1000000)::bigint, was.acknowledge_by - date '1970-01-01', was.answer_by - date '1970-01-01', was.executive_after - date '1970-01-01', encode(was.submission_digest, 'hex'))::text) || ' ' || digest_of(ROW(now.id, now.branch_id, now.year, now.serial, now.tracking_code, now.source, now.kind, now.body, now.full_name, now.phone, now.gender, now.is_name_hidden, now.about_name, now.receipt_number, now.language, now.submission_key, now.customer_id, now.entered_by, now.about_user_id, now.is_for_head_office, now.handler_id, (extract(epoch FROM now.received_at) * 1000000)::bigint, (extract(epoch FROM now.taken_at) * 1000000)::bigint, (extract(epoch FROM now.escalated_at) * 1000000)::bigint, (extract(epoch FROM now.reopened_at) * 1000000)::bigint, (extract(epoch FROM now.answered_at) * 1000000)::bigint, now.acknowledge_by - date '1970-01-01', now.answer_by - date '1970-01-01', now.executive_after - date '1970-01-01', encode(now.submission_digest, 'hex'))::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.branch_id, was.year, was.serial, was.tracking_code, was.source, was.kind, was.body, was.full_name, was.phone, was.gender, was.is_name_hidden, was.about_name, was.receipt_number, was.language, was.submission_key, was.customer_id, was.entered_by, was.about_user_id, was.is_for_head_office, was.handler_id, was.received_at, was.taken_at, was.escalated_at, was.reopened_at, was.answered_at, was.acknowledge_by, was.answer_by, was.executive_after, was.submission_digest) IS DISTINCT FROM ROW(now.id, now.branch_id, now.year, now.serial, now.tracking_code, now.source, now.kind, now.body, now.full_name, now.phone, now.gender, now.is_name_hidden, now.about_name, now.receipt_number, now.language, now.submission_key, now.customer_id, now.entered_by, now.about_user_id, now.is_for_head_office, now.handler_id, now.received_at, now.taken_at, now.escalated_at, now.reopened_at, now.answered_at, now.acknowledge_by, now.answer_by, now.executive_after, now.submission_digest);
  ELSE
    PERFORM note_rows(string_agg('complaints ' || was.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.year, was.serial, was.tracking_code, was.source, was.kind, was.body, was.full_name, was.phone, was.gender, was.is_name_hidden, was.about_name, was.receipt_number, was.language, was.submission_key, was.customer_id, was.entered_by, was.about_user_id, was.is_for_head_office, was.handler_id, (extract(epoch FROM was.received_at) * 1000000)::bigint, (extract(epoch FROM was.taken_at) * 1000000)::bigint, (extract(epoch FROM was.escalated_at) * 1000000)::bigint, (extract(epoch FROM was.reopened_at) * 1000000)::bigint, (extract(epoch FROM was.answered_at) * 1000000)::bigint, was.acknowledge_by - date '1970-01-01', was.answer_by - date '1970-01-01', was.executive_after - date '1970-01-01', encode(was.submission_digest, 'hex'))::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER complaints_added_note_rows AFTER INSERT ON complaints
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_complaints();
CREATE OR REPLACE TRIGGER complaints_changed_note_rows AFTER UPDATE ON complaints
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_complaints();
CREATE OR REPLACE TRIGGER complaints_removed_note_rows AFTER DELETE ON complaints
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_complaints();

CREATE OR REPLACE FUNCTION note_rows_of_complaint_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('complaint_events ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.complaint_id, now.kind, now.recorded_by, now.said, now.person_id, now.agreement_id, now.entry_id, (extract(epoch FROM now.recorded_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('complaint_events ' || now.id::text || ' ' || digest_of(ROW(was.id, was.complaint_id, was.kind, was.recorded_by, was.said, was.person_id, was.agreement_id, was.entry_id, (extract(epoch FROM was.recorded_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.complaint_id, now.kind, now.recorded_by, now.said, now.person_id, now.agreement_id, now.entry_id, (extract(epoch FROM now.recorded_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.complaint_id, was.kind, was.recorded_by, was.said, was.person_id, was.agreement_id, was.entry_id, was.recorded_at) IS DISTINCT FROM ROW(now.id, now.complaint_id, now.kind, now.recorded_by, now.said, now.person_id, now.agreement_id, now.entry_id, now.recorded_at);
  ELSE
    PERFORM note_rows(string_agg('complaint_events ' || was.id::text || ' ' || digest_of(ROW(was.id, was.complaint_id, was.kind, was.recorded_by, was.said, was.person_id, was.agreement_id, was.entry_id, (extract(epoch FROM was.recorded_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER complaint_events_added_note_rows AFTER INSERT ON complaint_events
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_complaint_events();
CREATE OR REPLACE TRIGGER complaint_events_changed_note_rows AFTER UPDATE ON complaint_events
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_complaint_events();
CREATE OR REPLACE TRIGGER complaint_events_removed_note_rows AFTER DELETE ON complaint_events
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_complaint_events();

