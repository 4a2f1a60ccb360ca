-- What the desk does with a visitor's request, and when the visitor was first contacted. The promise of a contact within
-- 24 hours is proven by events that are only added to: no status and no UPDATE can keep it.

-- Every request belongs to a branch from its arrival on. Those from before go to the main branch.
ALTER TABLE contact_requests
  ADD COLUMN branch_rule text
    CONSTRAINT contact_requests_branch_rule_known
    CHECK (branch_rule IN ('city_in_address', 'area_in_address', 'city_in_message', 'same_phone', 'main_branch', 'by_hand'));
UPDATE contact_requests SET branch_rule = CASE WHEN branch_id IS NULL THEN 'main_branch' ELSE 'by_hand' END;
UPDATE contact_requests
   SET branch_id = (SELECT id FROM branches ORDER BY is_head_office DESC, position LIMIT 1)
 WHERE branch_id IS NULL;
ALTER TABLE contact_requests
  ALTER COLUMN branch_id SET NOT NULL,
  ALTER COLUMN branch_rule SET NOT NULL;

-- A request of the same phone that is answered together with this one is part of its trail.
ALTER TABLE contact_requests
  ADD COLUMN merged_into uuid REFERENCES contact_requests,
  ADD COLUMN first_contact_at timestamptz,
  ADD COLUMN visit_id uuid,
  ADD COLUMN close_reason text
    CONSTRAINT contact_requests_close_reason_known
    CHECK (close_reason IN ('not_interested', 'unreachable', 'duplicate', 'spam')),
  ADD COLUMN customer_id uuid REFERENCES customers,
  ADD CONSTRAINT contact_requests_closed_or_converted CHECK (close_reason IS NULL OR customer_id IS NULL),
  ADD CONSTRAINT contact_requests_not_merged_into_itself CHECK (merged_into <> id);

-- No command had set a status yet. From here on it follows from what is on record, so it cannot say anything else.
ALTER TABLE contact_requests DROP COLUMN status;
ALTER TABLE contact_requests
  ADD COLUMN status text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN customer_id IS NOT NULL THEN 'converted'
         WHEN close_reason IS NOT NULL THEN 'closed'
         WHEN visit_id IS NOT NULL THEN 'visit_booked'
         WHEN first_contact_at IS NOT NULL THEN 'contacted'
         WHEN assignee_id IS NOT NULL THEN 'assigned'
         ELSE 'new' END) STORED
    CONSTRAINT contact_requests_status_known
    CHECK (status IN ('new', 'assigned', 'contacted', 'visit_booked', 'converted', 'closed')),
  ADD COLUMN is_promise_kept boolean GENERATED ALWAYS AS (first_contact_at - received_at <= interval '24 hours') STORED,
  ADD COLUMN queue_place bigint NOT NULL GENERATED ALWAYS AS (
    (CASE WHEN first_contact_at IS NULL AND close_reason IS NULL AND customer_id IS NULL THEN 1 ELSE -1 END
      * extract(epoch FROM received_at - timestamptz '1970-01-01 00:00:00+00') * 1000000)::bigint
    + CASE WHEN first_contact_at IS NULL AND close_reason IS NULL AND customer_id IS NULL THEN 0 ELSE 9000000000000000 END) STORED;

CREATE TABLE home_visits (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES contact_requests,
  branch_id uuid NOT NULL REFERENCES branches,
  visit_on date NOT NULL,
  starts_at time NOT NULL CONSTRAINT home_visits_start_on_the_hour CHECK (date_part('minute', starts_at) = 0 AND date_part('second', starts_at) = 0),
  place integer NOT NULL CONSTRAINT home_visits_place_1_to_20 CHECK (place BETWEEN 1 AND 20),
  booked_at timestamptz NOT NULL,
  booked_by uuid NOT NULL REFERENCES users,
  outcome text CONSTRAINT home_visits_outcome_known CHECK (outcome IN ('made', 'nobody_home', 'moved', 'cancelled')),
  ended_at timestamptz CONSTRAINT home_visits_end_after_booking CHECK (ended_at >= booked_at),
  CONSTRAINT home_visits_ended_with_an_outcome CHECK ((outcome IS NULL) = (ended_at IS NULL)),
  UNIQUE (id, request_id)
);
-- A place that was moved away from or cancelled is free again; one visit of a request is ahead at a time.
CREATE UNIQUE INDEX home_visits_place_taken_once ON home_visits (branch_id, visit_on, starts_at, place)
  WHERE outcome IS NULL OR outcome IN ('made', 'nobody_home');
CREATE UNIQUE INDEX home_visits_one_ahead ON home_visits (request_id) WHERE outcome IS NULL;
CREATE INDEX home_visits_day ON home_visits (visit_on, branch_id);
ALTER TABLE contact_requests
  ADD CONSTRAINT contact_requests_visit_of_the_request FOREIGN KEY (visit_id, id) REFERENCES home_visits (id, request_id);
ALTER TABLE branches
  ADD COLUMN visits_at_once integer NOT NULL DEFAULT 2
    CONSTRAINT branches_visits_at_once_1_to_20 CHECK (visits_at_once BETWEEN 1 AND 20);

CREATE TABLE contact_request_events (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES contact_requests,
  kind text NOT NULL CONSTRAINT contact_request_events_kind_known CHECK (kind IN (
    'assigned', 'taken', 'handed_back', 'called', 'whatsapp', 'visited', 'note', 'visit_booked', 'visit_moved',
    'visit_cancelled', 'closed', 'reopened', 'converted', 'linked', 'merged')),
  recorded_at timestamptz NOT NULL,
  recorded_by uuid NOT NULL REFERENCES users,
  result text CONSTRAINT contact_request_events_result_known
    CHECK (result IN ('reached', 'call_back', 'not_interested', 'no_answer', 'wrong_number', 'message_left')),
  outside_hours_reason text CONSTRAINT contact_request_events_outside_hours_reason_not_empty CHECK (outside_hours_reason <> ''),
  note text CONSTRAINT contact_request_events_note_not_empty CHECK (note <> ''),
  assignee_id uuid REFERENCES users,
  visit_id uuid REFERENCES home_visits,
  close_reason text CONSTRAINT contact_request_events_close_reason_known
    CHECK (close_reason IN ('not_interested', 'unreachable', 'duplicate', 'spam')),
  customer_id uuid REFERENCES customers,
  merged_id uuid REFERENCES contact_requests,
  CONSTRAINT contact_request_events_contact_has_a_result CHECK ((kind IN ('called', 'whatsapp', 'visited')) = (result IS NOT NULL)),
  CONSTRAINT contact_request_events_assignment_has_a_person CHECK ((kind IN ('assigned', 'taken', 'handed_back')) = (assignee_id IS NOT NULL)),
  CONSTRAINT contact_request_events_booking_has_a_visit CHECK (kind NOT IN ('visit_booked', 'visit_moved', 'visit_cancelled') OR visit_id IS NOT NULL),
  CONSTRAINT contact_request_events_closing_has_a_reason CHECK ((kind = 'closed') = (close_reason IS NOT NULL)),
  CONSTRAINT contact_request_events_conversion_has_a_customer CHECK ((kind IN ('converted', 'linked')) = (customer_id IS NOT NULL)),
  CONSTRAINT contact_request_events_merge_has_a_request CHECK ((kind = 'merged') = (merged_id IS NOT NULL)),
  CONSTRAINT contact_request_events_note_has_a_text CHECK (kind <> 'note' OR note IS NOT NULL)
);
CREATE INDEX contact_request_events_trail ON contact_request_events (request_id, recorded_at, id);
-- Who contacted visitors in a period, and who visited them.
CREATE INDEX contact_request_events_contacts ON contact_request_events (recorded_by, recorded_at) WHERE result IS NOT NULL;

CREATE TRIGGER contact_request_events_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON contact_request_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER contact_requests_stay BEFORE DELETE OR TRUNCATE ON contact_requests
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER home_visits_stay BEFORE DELETE OR TRUNCATE ON home_visits
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION check_contact_request_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.recorded_at < (SELECT received_at FROM contact_requests WHERE id = NEW.request_id) THEN
    RAISE EXCEPTION 'nothing is done about a contact request before it was received'
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER contact_request_events_after_arrival BEFORE INSERT ON contact_request_events
  FOR EACH ROW EXECUTE FUNCTION check_contact_request_event();

CREATE FUNCTION note_first_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE contact_requests SET first_contact_at = NEW.recorded_at
   WHERE id IN (SELECT NEW.request_id UNION ALL SELECT id FROM contact_requests WHERE merged_into = NEW.request_id)
     AND (first_contact_at IS NULL OR first_contact_at > NEW.recorded_at);
  RETURN NULL;
END
$$;
CREATE TRIGGER contact_request_events_stop_the_clock AFTER INSERT ON contact_request_events
  FOR EACH ROW WHEN (NEW.result IS NOT NULL) EXECUTE FUNCTION note_first_contact();

CREATE FUNCTION derive_first_contact() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  trail contact_requests;
BEGIN
  NEW.first_contact_at := least(OLD.first_contact_at, (
    SELECT min(recorded_at) FROM contact_request_events
     WHERE request_id IN (NEW.id, NEW.merged_into) AND result IS NOT NULL AND recorded_at >= NEW.received_at));
  IF NEW.merged_into IS NOT NULL THEN
    SELECT * INTO trail FROM contact_requests WHERE id = NEW.merged_into;
    IF trail.phone <> NEW.phone OR trail.merged_into IS NOT NULL
       OR NEW.first_contact_at IS NULL AND (trail.first_contact_at IS NOT NULL OR trail.received_at > NEW.received_at)
       OR EXISTS (SELECT FROM contact_requests WHERE merged_into = NEW.id) THEN
      RAISE EXCEPTION 'a merge would hide a promise' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER contact_requests_first_contact_at_arrival BEFORE INSERT ON contact_requests
  FOR EACH ROW EXECUTE FUNCTION derive_first_contact();
CREATE TRIGGER contact_requests_first_contact_is_derived BEFORE UPDATE ON contact_requests
  FOR EACH ROW WHEN (OLD.first_contact_at IS DISTINCT FROM NEW.first_contact_at OR OLD.merged_into IS DISTINCT FROM NEW.merged_into)
  EXECUTE FUNCTION derive_first_contact();

CREATE FUNCTION keep_contact_request_as_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what a visitor wrote, and when, is never changed' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
CREATE TRIGGER contact_requests_as_written BEFORE UPDATE ON contact_requests
  FOR EACH ROW WHEN (
    (OLD.id, OLD.form_type, OLD.full_name, OLD.phone, OLD.email, OLD.address, OLD.service_type, OLD.message, OLD.preferred_on,
     OLD.preferred_time, OLD.notes, OLD.language, OLD.received_at, OLD.submission_key, OLD.submission_digest)
    IS DISTINCT FROM
    (NEW.id, NEW.form_type, NEW.full_name, NEW.phone, NEW.email, NEW.address, NEW.service_type, NEW.message, NEW.preferred_on,
     NEW.preferred_time, NEW.notes, NEW.language, NEW.received_at, NEW.submission_key, NEW.submission_digest))
  EXECUTE FUNCTION keep_contact_request_as_written();

CREATE FUNCTION keep_home_visit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a home visit only ends, once' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
CREATE TRIGGER home_visits_only_end BEFORE UPDATE ON home_visits
  FOR EACH ROW WHEN (
    OLD.outcome IS NOT NULL
    OR (OLD.id, OLD.request_id, OLD.branch_id, OLD.visit_on, OLD.starts_at, OLD.place, OLD.booked_at, OLD.booked_by)
       IS DISTINCT FROM
       (NEW.id, NEW.request_id, NEW.branch_id, NEW.visit_on, NEW.starts_at, NEW.place, NEW.booked_at, NEW.booked_by))
  EXECUTE FUNCTION keep_home_visit();

-- One order for all lists of requests: what waits by its deadline, then what was answered, the newest first.
DROP INDEX contact_requests_newest;
DROP INDEX contact_requests_newest_of_type;
DROP INDEX contact_requests_assignee;
DROP INDEX contact_requests_unassigned_of_branch;
CREATE INDEX contact_requests_queue ON contact_requests (queue_place, id) WHERE merged_into IS NULL;
CREATE INDEX contact_requests_queue_of_branch ON contact_requests (branch_id, queue_place, id) WHERE merged_into IS NULL;
CREATE INDEX contact_requests_queue_of_assignee ON contact_requests (assignee_id, queue_place, id) WHERE merged_into IS NULL;
CREATE INDEX contact_requests_queue_of_type ON contact_requests (form_type, queue_place, id) WHERE merged_into IS NULL;
CREATE INDEX contact_requests_queue_of_status ON contact_requests (status, queue_place, id) WHERE merged_into IS NULL;
CREATE INDEX contact_requests_queue_unassigned ON contact_requests (branch_id, queue_place, id)
  WHERE merged_into IS NULL AND assignee_id IS NULL;
CREATE INDEX contact_requests_queue_late ON contact_requests (queue_place, id) WHERE merged_into IS NULL AND NOT is_promise_kept;
CREATE INDEX contact_requests_unanswered ON contact_requests (received_at) WHERE merged_into IS NULL AND first_contact_at IS NULL;
CREATE INDEX contact_requests_merged ON contact_requests (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX contact_requests_customer ON contact_requests (customer_id) WHERE customer_id IS NOT NULL;

COMMENT ON COLUMN contact_requests.branch_rule IS 'By which rule the request belongs to its branch.';
COMMENT ON COLUMN contact_requests.merged_into IS 'The request of the same phone whose trail it is part of. It is no row of a list then.';
COMMENT ON COLUMN contact_requests.first_contact_at IS 'The earliest logged call, message or visit of its trail. Derived from the events, whatever a statement sets.';
COMMENT ON COLUMN contact_requests.visit_id IS 'The home visit that is ahead.';
COMMENT ON COLUMN contact_requests.is_promise_kept IS 'Whether the first contact came within 24 hours; null before it.';
COMMENT ON COLUMN contact_requests.queue_place IS 'The order of every list: microseconds since 1970 of what waits for its first contact, then of all else backwards.';
COMMENT ON TABLE contact_request_events IS 'What the desk did with a contact request. Only ever added to: the first contact is read from it.';
COMMENT ON TABLE home_visits IS 'Visits to people who asked for one. A visit that is moved ends, and another one begins.';
COMMENT ON COLUMN home_visits.place IS 'Which of the visits that the branch makes at that hour.';
COMMENT ON COLUMN branches.visits_at_once IS 'How many home visits the branch makes in one hour.';
COMMENT ON FUNCTION derive_first_contact IS 'The first contact of a request, from the events of its trail. Refuses a merge into a trail whose promise would not cover this request.';
COMMENT ON FUNCTION note_first_contact IS 'A logged contact is the first one of every request of the trail that had none.';
