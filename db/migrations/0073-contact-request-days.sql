-- How the promise of a contact within 24 hours was kept, by day and branch: a month of it is read from a few rows, and not from
-- every request of the month.
CREATE TABLE contact_request_days (
  received_on date NOT NULL,
  branch_id uuid NOT NULL REFERENCES branches,
  received integer NOT NULL,
  kept integer NOT NULL,
  late integer NOT NULL,
  PRIMARY KEY (received_on, branch_id),
  CONSTRAINT contact_request_days_parts_of_received CHECK (kept >= 0 AND late >= 0 AND received >= kept + late)
);
COMMENT ON TABLE contact_request_days IS 'Contact requests of a branch by the day in Karachi on which they came, without those that were merged into another: how many, and how many of them were contacted in time or late. Written by the trigger of contact_requests alone.';

CREATE FUNCTION keep_contact_request_days() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path TO public, pg_temp AS $$
BEGIN
  IF OLD.id IS NOT NULL AND OLD.merged_into IS NULL THEN
    UPDATE contact_request_days
       SET received = received - 1, kept = kept - (OLD.is_promise_kept IS TRUE)::integer,
           late = late - (OLD.is_promise_kept IS FALSE)::integer
     WHERE received_on = (OLD.received_at AT TIME ZONE 'Asia/Karachi')::date AND branch_id = OLD.branch_id;
  END IF;
  IF NEW.merged_into IS NULL THEN
    INSERT INTO contact_request_days AS d
    VALUES ((NEW.received_at AT TIME ZONE 'Asia/Karachi')::date, NEW.branch_id, 1, (NEW.is_promise_kept IS TRUE)::integer,
            (NEW.is_promise_kept IS FALSE)::integer)
        ON CONFLICT (received_on, branch_id)
        DO UPDATE SET received = d.received + 1, kept = d.kept + excluded.kept, late = d.late + excluded.late;
  END IF;
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION keep_contact_request_days() IS 'Moves the sums of contact_request_days with a request that comes, is first contacted, merged or given to another branch.';

CREATE TRIGGER contact_requests_day_at_arrival AFTER INSERT ON contact_requests
  FOR EACH ROW EXECUTE FUNCTION keep_contact_request_days();
CREATE TRIGGER contact_requests_day AFTER UPDATE ON contact_requests
  FOR EACH ROW WHEN ((OLD.branch_id, OLD.is_promise_kept, OLD.merged_into) IS DISTINCT FROM (NEW.branch_id, NEW.is_promise_kept, NEW.merged_into))
  EXECUTE FUNCTION keep_contact_request_days();

-- Last, because the triggers keep writers out until this is done: a server that goes on serving adds no request in between.
INSERT INTO contact_request_days
SELECT (received_at AT TIME ZONE 'Asia/Karachi')::date, branch_id, count(*), count(*) FILTER (WHERE is_promise_kept),
       count(*) FILTER (WHERE NOT is_promise_kept)
  FROM contact_requests WHERE merged_into IS NULL GROUP BY 1, 2;
