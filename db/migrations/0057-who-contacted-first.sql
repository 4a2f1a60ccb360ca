-- Who made the first contact stands beside when it was: a challenge counts a month of them without reading every event.

ALTER TABLE contact_requests ADD COLUMN first_contact_by uuid REFERENCES users;
COMMENT ON COLUMN contact_requests.first_contact_by IS 'Who logged the first contact; null where it was logged on the trail that the request is part of. Derived from the events, whatever a statement sets.';

CREATE OR REPLACE FUNCTION derive_first_contact() RETURNS trigger LANGUAGE plpgsql AS $$
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

DROP TRIGGER contact_requests_first_contact_is_derived ON contact_requests;
CREATE TRIGGER contact_requests_first_contact_is_derived BEFORE UPDATE ON contact_requests
  FOR EACH ROW WHEN ((OLD.first_contact_at, OLD.first_contact_by, OLD.merged_into)
                     IS DISTINCT FROM (NEW.first_contact_at, NEW.first_contact_by, NEW.merged_into))
  EXECUTE FUNCTION derive_first_contact();

-- As the trigger derives it from now on; the rules of a merge are not asked again.
ALTER TABLE contact_requests DISABLE TRIGGER contact_requests_first_contact_is_derived;
UPDATE contact_requests r
   SET first_contact_by = (SELECT recorded_by FROM contact_request_events
                            WHERE request_id = r.id AND result IS NOT NULL AND recorded_at = r.first_contact_at
                            ORDER BY id LIMIT 1)
 WHERE first_contact_at IS NOT NULL;
ALTER TABLE contact_requests ENABLE TRIGGER contact_requests_first_contact_is_derived;

CREATE INDEX contact_requests_first_contacts ON contact_requests (first_contact_by, first_contact_at, id)
  WHERE is_promise_kept;
