-- The requests that visitors leave on the public site, and the work of the desk on them.

CREATE TABLE contact_requests (
  id uuid PRIMARY KEY,
  form_type text NOT NULL
    CONSTRAINT contact_requests_form_type_known CHECK (form_type IN ('contact_us', 'general_inquiry', 'home_visit')),
  full_name text NOT NULL CONSTRAINT contact_requests_full_name_not_empty CHECK (full_name <> ''),
  name_search tsvector NOT NULL GENERATED ALWAYS AS (name_terms(full_name)) STORED,
  phone text NOT NULL CONSTRAINT contact_requests_phone_is_a_mobile CHECK (phone ~ '^03[0-9]{9}$'),
  email text,
  address text CONSTRAINT contact_requests_address_not_empty CHECK (address <> ''),
  service_type text
    CONSTRAINT contact_requests_service_type_known CHECK (service_type IN ('dowry', 'business', 'installments', 'inquiry')),
  message text CONSTRAINT contact_requests_message_not_empty CHECK (message <> ''),
  preferred_on date,
  preferred_time text
    CONSTRAINT contact_requests_preferred_time_known CHECK (preferred_time IN ('morning', 'afternoon', 'evening', 'anytime')),
  notes text,
  language text NOT NULL CONSTRAINT contact_requests_language_known CHECK (language IN ('en', 'ur')),
  received_at timestamptz NOT NULL,
  submission_key uuid NOT NULL UNIQUE,
  submission_digest bytea NOT NULL
    CONSTRAINT contact_requests_submission_digest_is_sha256 CHECK (length(submission_digest) = 32),
  tracking_code text NOT NULL UNIQUE
    CONSTRAINT contact_requests_tracking_code_form CHECK (tracking_code ~ '^A(-[0-9A-HJKMNP-TV-Z]{4}){4}$'),
  branch_id uuid NOT NULL REFERENCES branches,
  branch_rule text NOT NULL
    CONSTRAINT contact_requests_branch_rule_known
      CHECK (branch_rule IN ('city_in_address', 'area_in_address', 'city_in_message', 'same_phone', 'main_branch', 'by_hand')),
  assignee_id uuid REFERENCES users,
  merged_into uuid REFERENCES contact_requests,
  first_contact_at timestamptz,
  first_contact_by uuid REFERENCES users,
  visit_id uuid,
  close_reason text
    CONSTRAINT contact_requests_close_reason_known CHECK (close_reason IN ('answered', 'not_interested', 'unreachable', 'duplicate', 'spam', 'withdrawn')),
  customer_id uuid REFERENCES customers,
  status text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN customer_id IS NOT NULL THEN 'converted'
         WHEN close_reason IS NOT NULL THEN 'closed'
         WHEN visit_id IS NOT NULL THEN 'visit_booked'
         WHEN first_contact_at IS NOT NULL THEN 'contacted'
         WHEN assignee_id IS NOT NULL THEN 'assigned'
         ELSE 'new' END) STORED
    CONSTRAINT contact_requests_status_known
      CHECK (status IN ('new', 'assigned', 'contacted', 'visit_booked', 'converted', 'closed')),
  is_promise_kept boolean GENERATED ALWAYS AS ((first_contact_at - received_at) <= '24:00:00') STORED,
  queue_place bigint NOT NULL GENERATED ALWAYS AS (
    (CASE WHEN first_contact_at IS NULL AND close_reason IS NULL AND customer_id IS NULL THEN 1 ELSE -1 END
     * extract(epoch FROM received_at - timestamptz '1970-01-01 00:00:00+00') * 1000000)::bigint
    + CASE WHEN first_contact_at IS NULL AND close_reason IS NULL AND customer_id IS NULL THEN 0 ELSE 9000000000000000 END) STORED,
  CONSTRAINT contact_requests_address_unless_inquiry CHECK (form_type = 'general_inquiry' OR address IS NOT NULL),
  CONSTRAINT contact_requests_inquiry_has_a_message CHECK (form_type <> 'general_inquiry' OR message IS NOT NULL),
  CONSTRAINT contact_requests_visit_has_a_time CHECK ((form_type = 'home_visit') = (preferred_time IS NOT NULL)),
  CONSTRAINT contact_requests_date_is_of_a_visit CHECK (form_type = 'home_visit' OR preferred_on IS NULL),
  CONSTRAINT contact_requests_closed_or_converted CHECK (close_reason IS NULL OR customer_id IS NULL),
  CONSTRAINT contact_requests_not_merged_into_itself CHECK (merged_into <> id)
);
COMMENT ON TABLE contact_requests IS 'The requests that visitors leave through the three forms of the public site.';
COMMENT ON COLUMN contact_requests.submission_key IS 'The same submission, sent twice, has the same key.';
COMMENT ON COLUMN contact_requests.submission_digest IS 'Tells a repeat from another form under a used key.';
COMMENT ON COLUMN contact_requests.tracking_code IS 'The random code by which the visitor follows the request: whoever has it sees how far it is, and no name.';
COMMENT ON COLUMN contact_requests.branch_rule IS 'By which rule the request belongs to its branch.';
COMMENT ON COLUMN contact_requests.merged_into IS 'The request of the same phone whose trail it is part of. It is no row of a list then.';
COMMENT ON COLUMN contact_requests.first_contact_at IS 'The earliest logged call, message or visit of its trail. Derived from the events, whatever a statement sets.';
COMMENT ON COLUMN contact_requests.first_contact_by IS 'The user who logged the first contact; null where it was logged on the trail that the request is part of. Derived from the events, whatever a statement sets.';
COMMENT ON COLUMN contact_requests.visit_id IS 'The home visit that is ahead.';
COMMENT ON COLUMN contact_requests.is_promise_kept IS 'Whether the first contact came within 24 hours; null before it.';
COMMENT ON COLUMN contact_requests.queue_place IS 'The order of every list: microseconds since 1970 of what waits for its first contact, then of all else backwards.';

CREATE INDEX contact_requests_phone ON contact_requests (phone text_pattern_ops, received_at DESC);
CREATE INDEX contact_requests_name ON contact_requests USING gin (name_search) WITH (fastupdate = off);
CREATE INDEX contact_requests_numbers ON contact_requests USING gin (digit_parts(phone)) WITH (fastupdate = off);
CREATE INDEX contact_requests_queue ON contact_requests (queue_place, id) WHERE merged_into IS NULL;
CREATE INDEX contact_requests_queue_of_branch ON contact_requests (branch_id, queue_place, id) WHERE merged_into IS NULL;
CREATE INDEX contact_requests_queue_of_assignee ON contact_requests (assignee_id, queue_place, id) WHERE merged_into IS NULL;
CREATE INDEX contact_requests_queue_unassigned ON contact_requests (branch_id, queue_place, id)
  WHERE merged_into IS NULL AND assignee_id IS NULL;
CREATE INDEX contact_requests_merged ON contact_requests (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX contact_requests_customer ON contact_requests (customer_id) WHERE customer_id IS NOT NULL;
CREATE INDEX contact_requests_queue_unanswered ON contact_requests (queue_place, id)
  WHERE merged_into IS NULL AND first_contact_at IS NULL;
CREATE INDEX contact_requests_queue_free ON contact_requests (queue_place, id)
  WHERE merged_into IS NULL AND assignee_id IS NULL AND close_reason IS NULL AND customer_id IS NULL;
CREATE INDEX contact_requests_broken ON contact_requests (received_at) WHERE is_promise_kept IS NOT TRUE;
CREATE INDEX contact_requests_facets ON contact_requests
  (form_type, status, (CASE is_promise_kept WHEN true THEN 'kept' WHEN false THEN 'late' ELSE 'none' END), queue_place, id)
  INCLUDE (is_promise_kept) WHERE merged_into IS NULL;
CREATE INDEX contact_requests_facets_of_assignee ON contact_requests
  (assignee_id, form_type, status, (CASE is_promise_kept WHEN true THEN 'kept' WHEN false THEN 'late' ELSE 'none' END),
   queue_place, id)
  INCLUDE (is_promise_kept, branch_id) WHERE merged_into IS NULL;
CREATE INDEX contact_requests_facets_of_branch ON contact_requests
  (branch_id, form_type, status, (CASE is_promise_kept WHEN true THEN 'kept' WHEN false THEN 'late' ELSE 'none' END),
   queue_place, id)
  INCLUDE (is_promise_kept, assignee_id) WHERE merged_into IS NULL;
-- A search looks for merged requests too, which are few.
CREATE INDEX contact_requests_merged_name ON contact_requests USING gin (name_search) WITH (fastupdate = off)
  WHERE merged_into IS NOT NULL;
CREATE INDEX contact_requests_first_contacts ON contact_requests (first_contact_by, first_contact_at, id)
  WHERE is_promise_kept;
-- The requests that an employee may take are counted at each look at the queue.
CREATE INDEX contact_requests_queue_free_of_branch ON contact_requests (branch_id, queue_place, id)
 WHERE merged_into IS NULL AND assignee_id IS NULL AND close_reason IS NULL AND customer_id IS NULL;
-- The report of the contact promise counts the requests of a year: all that it asks is in here.
CREATE INDEX contact_requests_received ON contact_requests (received_at)
  INCLUDE (branch_id, assignee_id, is_promise_kept, first_contact_at) WHERE merged_into IS NULL;
-- An employee's list reads the unassigned requests of the branch as a part of its own: with a filter it would read those of all
-- branches.
CREATE INDEX contact_requests_facets_unassigned ON contact_requests
  (branch_id, form_type, status, (CASE is_promise_kept WHEN true THEN 'kept' WHEN false THEN 'late' ELSE 'none' END),
   queue_place, id)
  INCLUDE (is_promise_kept) WHERE merged_into IS NULL AND assignee_id IS NULL;

CREATE TRIGGER contact_requests_stay BEFORE DELETE OR TRUNCATE ON contact_requests
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION keep_contact_request_as_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what a visitor wrote, and when, is never changed' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
CREATE TRIGGER contact_requests_as_written BEFORE UPDATE ON contact_requests
  FOR EACH ROW WHEN (
    (OLD.id, OLD.form_type, OLD.full_name, OLD.phone, OLD.email, OLD.address, OLD.service_type, OLD.message, OLD.preferred_on,
     OLD.preferred_time, OLD.notes, OLD.language, OLD.received_at, OLD.submission_key, OLD.submission_digest, OLD.tracking_code)
    IS DISTINCT FROM
    (NEW.id, NEW.form_type, NEW.full_name, NEW.phone, NEW.email, NEW.address, NEW.service_type, NEW.message, NEW.preferred_on,
     NEW.preferred_time, NEW.notes, NEW.language, NEW.received_at, NEW.submission_key, NEW.submission_digest, NEW.tracking_code))
  EXECUTE FUNCTION keep_contact_request_as_written();

-- A search by a name looks for merged requests as well, in the index of their names: with a limit the planner would rather read all
-- of them.
CREATE FUNCTION trails_with(query tsquery) RETURNS SETOF uuid LANGUAGE sql STABLE ROWS 200 SET enable_indexscan = off
BEGIN ATOMIC
  SELECT merged_into FROM contact_requests WHERE merged_into IS NOT NULL AND name_search @@ query LIMIT 200;
END;

CREATE TABLE home_visits (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES contact_requests,
  branch_id uuid NOT NULL REFERENCES branches,
  visit_on date NOT NULL,
  starts_at time NOT NULL
    CONSTRAINT home_visits_start_on_the_hour CHECK (date_part('minute', starts_at) = 0 AND date_part('second', starts_at) = 0),
  address text NOT NULL CONSTRAINT home_visits_address_not_empty CHECK (address <> ''),
  place integer NOT NULL CONSTRAINT home_visits_place_1_to_20 CHECK (place BETWEEN 1 AND 20),
  booked_at timestamptz NOT NULL,
  booked_by uuid NOT NULL REFERENCES users,
  outcome text CONSTRAINT home_visits_outcome_known CHECK (outcome IN ('made', 'nobody_home', 'moved', 'cancelled')),
  ended_at timestamptz,
  UNIQUE (id, request_id),
  CONSTRAINT home_visits_end_after_booking CHECK (ended_at >= booked_at),
  CONSTRAINT home_visits_ended_with_an_outcome CHECK ((outcome IS NULL) = (ended_at IS NULL))
);
COMMENT ON TABLE home_visits IS 'Visits to people who asked for one. A visit that is moved ends, and another one begins.';
COMMENT ON COLUMN home_visits.address IS 'Where the visit goes: as the visitor said when it was booked. The request keeps what the visitor wrote.';
COMMENT ON COLUMN home_visits.place IS 'Which of the visits that the branch makes at that hour.';

-- A place that was moved away from or cancelled is free again; one visit of a request is ahead at a time.
CREATE UNIQUE INDEX home_visits_place_taken_once ON home_visits (branch_id, visit_on, starts_at, place)
  WHERE outcome IS NULL OR outcome IN ('made', 'nobody_home');
CREATE UNIQUE INDEX home_visits_one_ahead ON home_visits (request_id) WHERE outcome IS NULL;
CREATE INDEX home_visits_day ON home_visits (visit_on, branch_id);

CREATE TRIGGER home_visits_stay BEFORE DELETE OR TRUNCATE ON home_visits
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE contact_requests ADD CONSTRAINT contact_requests_visit_of_the_request
  FOREIGN KEY (visit_id, id) REFERENCES home_visits (id, request_id);

CREATE FUNCTION keep_home_visit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a home visit only ends, once' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
CREATE TRIGGER home_visits_only_end BEFORE UPDATE ON home_visits
  FOR EACH ROW WHEN (
    OLD.outcome IS NOT NULL
    OR (OLD.id, OLD.request_id, OLD.branch_id, OLD.visit_on, OLD.starts_at, OLD.address, OLD.place, OLD.booked_at, OLD.booked_by)
       IS DISTINCT FROM
       (NEW.id, NEW.request_id, NEW.branch_id, NEW.visit_on, NEW.starts_at, NEW.address, NEW.place, NEW.booked_at, NEW.booked_by))
  EXECUTE FUNCTION keep_home_visit();

CREATE TABLE contact_request_events (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES contact_requests,
  kind text NOT NULL
    CONSTRAINT contact_request_events_kind_known
      CHECK (kind IN ('assigned', 'taken', 'handed_back', 'called', 'whatsapp', 'visited', 'note', 'visit_booked', 'visit_moved',
                      'visit_cancelled', 'closed', 'reopened', 'converted', 'linked', 'merged', 'visitor_wrote', 'withdrawn')),
  recorded_at timestamptz NOT NULL,
  recorded_by uuid REFERENCES users,
  result text
    CONSTRAINT contact_request_events_result_known
      CHECK (result IN ('reached', 'call_back', 'not_interested', 'no_answer', 'wrong_number', 'message_left')),
  outside_hours_reason text
    CONSTRAINT contact_request_events_outside_hours_reason_not_empty CHECK (outside_hours_reason <> ''),
  note text CONSTRAINT contact_request_events_note_not_empty CHECK (note <> ''),
  assignee_id uuid REFERENCES users,
  visit_id uuid REFERENCES home_visits,
  close_reason text
    CONSTRAINT contact_request_events_close_reason_known
      CHECK (close_reason IN ('answered', 'not_interested', 'unreachable', 'duplicate', 'spam')),
  customer_id uuid REFERENCES customers,
  merged_id uuid REFERENCES contact_requests,
  CONSTRAINT contact_request_events_contact_has_a_result
    CHECK ((kind IN ('called', 'whatsapp', 'visited')) = (result IS NOT NULL)),
  CONSTRAINT contact_request_events_assignment_has_a_person
    CHECK ((kind IN ('assigned', 'taken', 'handed_back')) = (assignee_id IS NOT NULL)),
  CONSTRAINT contact_request_events_booking_has_a_visit
    CHECK (kind NOT IN ('visit_booked', 'visit_moved', 'visit_cancelled') OR visit_id IS NOT NULL),
  CONSTRAINT contact_request_events_closing_has_a_reason CHECK ((kind = 'closed') = (close_reason IS NOT NULL)),
  CONSTRAINT contact_request_events_conversion_has_a_customer
    CHECK ((kind IN ('converted', 'linked')) = (customer_id IS NOT NULL)),
  CONSTRAINT contact_request_events_merge_has_a_request CHECK ((kind = 'merged') = (merged_id IS NOT NULL)),
  CONSTRAINT contact_request_events_note_has_a_text CHECK (kind NOT IN ('note', 'visitor_wrote') OR note IS NOT NULL),
  CONSTRAINT contact_request_events_by_someone_or_the_visitor
    CHECK (recorded_by IS NOT NULL AND kind NOT IN ('visitor_wrote', 'withdrawn')
           OR recorded_by IS NULL AND kind IN ('visitor_wrote', 'withdrawn', 'visit_cancelled'))
);
COMMENT ON TABLE contact_request_events IS 'The work of the desk on a contact request, and what the visitor did by its code. Only ever added to: the first contact is read from it.';
COMMENT ON COLUMN contact_request_events.recorded_by IS 'Null for the visitor, who has no user.';

CREATE INDEX contact_request_events_trail ON contact_request_events (request_id, recorded_at, id);
-- The users who contacted or visited visitors in a period.
CREATE INDEX contact_request_events_contacts ON contact_request_events (recorded_by, recorded_at) WHERE result IS NOT NULL;

-- The notices of what visitors did.
CREATE INDEX contact_request_events_of_visitors ON contact_request_events (recorded_at) WHERE kind IN ('visitor_wrote', 'withdrawn');

CREATE TRIGGER contact_request_events_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON contact_request_events
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
COMMENT ON FUNCTION note_first_contact IS 'A logged contact is the first one of every request of the trail that had none.';
CREATE TRIGGER contact_request_events_stop_the_clock AFTER INSERT ON contact_request_events
  FOR EACH ROW WHEN (NEW.result IS NOT NULL) EXECUTE FUNCTION note_first_contact();

CREATE FUNCTION derive_first_contact() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  trail contact_requests;
BEGIN
  NEW.first_contact_at := least(OLD.first_contact_at, (
    SELECT min(recorded_at) FROM contact_request_events
     WHERE request_id IN (NEW.id, NEW.merged_into) AND result IS NOT NULL AND recorded_at >= NEW.received_at));
  NEW.first_contact_by := (
    SELECT recorded_by FROM contact_request_events
     WHERE request_id = NEW.id AND result IS NOT NULL AND recorded_at = NEW.first_contact_at ORDER BY id LIMIT 1);
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
COMMENT ON FUNCTION derive_first_contact IS 'The first contact of a request, from the events of its trail. Refuses a merge into a trail whose promise would not cover this request.';
CREATE TRIGGER contact_requests_first_contact_at_arrival BEFORE INSERT ON contact_requests
  FOR EACH ROW EXECUTE FUNCTION derive_first_contact();
CREATE TRIGGER contact_requests_first_contact_is_derived BEFORE UPDATE ON contact_requests
  FOR EACH ROW WHEN ((OLD.first_contact_at, OLD.first_contact_by, OLD.merged_into)
                     IS DISTINCT FROM (NEW.first_contact_at, NEW.first_contact_by, NEW.merged_into))
  EXECUTE FUNCTION derive_first_contact();
