-- The close of the day for the cash of a branch: the count of its drawer, the position of each hand as it was then, and which entries
-- came after it. A close is added and can only be reopened.

CREATE TABLE cash_day_counts (
  id uuid PRIMARY KEY,
  branch_id uuid NOT NULL REFERENCES cash_drawers,
  number integer NOT NULL CONSTRAINT cash_day_counts_number_positive CHECK (number > 0),
  should_be bigint NOT NULL,
  last_slip integer NOT NULL CONSTRAINT cash_day_counts_last_slip_positive CHECK (last_slip > 0),
  amount bigint NOT NULL CONSTRAINT cash_day_counts_amount_not_negative CHECK (amount >= 0),
  counted integer[] NOT NULL,
  counted_by uuid NOT NULL REFERENCES users,
  counted_at timestamptz NOT NULL,
  UNIQUE (branch_id, number),
  UNIQUE (id, branch_id),
  UNIQUE (id, branch_id, should_be, amount, counted_by),
  CONSTRAINT cash_day_counts_count_adds_up
    CHECK (array_ndims(counted) = 1 AND array_length(counted, 1) = 9 AND array_position(counted, NULL) IS NULL
           AND 0 <= ALL (counted)
           AND amount = counted[1]::bigint * 5000 + counted[2]::bigint * 1000 + counted[3]::bigint * 500 + counted[4]::bigint * 100
                        + counted[5]::bigint * 75 + counted[6]::bigint * 50 + counted[7]::bigint * 20 + counted[8]::bigint * 10
                        + counted[9])
);
COMMENT ON TABLE cash_day_counts IS 'Counts of the drawers of branches before the close of a day, also those that were counted again: added, never changed or removed.';
COMMENT ON COLUMN cash_day_counts.number IS 'From 1 at each branch. The last count is the one that a day is closed with, whatever the clock says.';
COMMENT ON COLUMN cash_day_counts.should_be IS 'The cash in the drawer by its movements when it was counted. The counter saw it afterwards.';
COMMENT ON COLUMN cash_day_counts.last_slip IS 'The number of the last slip of the branch when it was counted. A later movement makes the count out of date.';
COMMENT ON COLUMN cash_day_counts.counted IS 'The number of notes of 5000, 1000, 500, 100, 75, 50, 20 and 10, and last the rupees in coins.';

ALTER TABLE cash_movements
  ADD FOREIGN KEY (count_id, branch_id, stated, amount, counted_by)
    REFERENCES cash_day_counts (id, branch_id, should_be, amount, counted_by);

CREATE TRIGGER cash_day_counts_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_day_counts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE cash_day_closes (
  id uuid PRIMARY KEY,
  branch_id uuid NOT NULL REFERENCES cash_drawers,
  serial integer NOT NULL CONSTRAINT cash_day_closes_serial_positive CHECK (serial > 0),
  day date NOT NULL,
  count_id uuid NOT NULL UNIQUE,
  difference_reason text CONSTRAINT cash_day_closes_difference_reason_not_empty CHECK (difference_reason <> ''),
  open_requests integer NOT NULL CONSTRAINT cash_day_closes_open_requests_not_negative CHECK (open_requests >= 0),
  until timestamptz NOT NULL,
  closed_at timestamptz NOT NULL,
  closed_by uuid NOT NULL REFERENCES users,
  reopened_at timestamptz,
  reopened_by uuid REFERENCES users,
  reopen_reason text CONSTRAINT cash_day_closes_reopen_reason_not_empty CHECK (reopen_reason <> ''),
  UNIQUE (branch_id, serial),
  FOREIGN KEY (count_id, branch_id) REFERENCES cash_day_counts (id, branch_id),
  CONSTRAINT cash_day_closes_reopened_whole CHECK (num_nonnulls(reopened_at, reopened_by, reopen_reason) IN (0, 3))
);
COMMENT ON TABLE cash_day_closes IS 'Each close of a day at a branch, also one that was reopened later. A closed day takes no movement of cash; what is recorded later belongs to the next.';
COMMENT ON COLUMN cash_day_closes.serial IS 'The number of its sheet, from 1 without gaps at each branch.';
COMMENT ON COLUMN cash_day_closes.day IS 'The last day that it covers, from the day after the close before it on.';
COMMENT ON COLUMN cash_day_closes.open_requests IS 'The contact requests of the branch that nobody had answered at the close.';
COMMENT ON COLUMN cash_day_closes.until IS 'Cash entries that were recorded up to this moment are in the close, unless they are among the late ones. Never before that of an earlier close.';

-- A day is closed once at a time.
CREATE UNIQUE INDEX cash_day_closes_closed ON cash_day_closes (branch_id, day) WHERE reopened_at IS NULL;
CREATE INDEX cash_day_closes_until ON cash_day_closes (branch_id, until);

CREATE TRIGGER cash_day_closes_stay BEFORE DELETE OR TRUNCATE ON cash_day_closes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cash_day_closes_only_reopen BEFORE UPDATE ON cash_day_closes
  FOR EACH ROW WHEN (OLD.reopened_at IS NOT NULL
                     OR (OLD.id, OLD.branch_id, OLD.serial, OLD.day, OLD.count_id, OLD.difference_reason, OLD.open_requests, OLD.until, OLD.closed_at, OLD.closed_by)
                        IS DISTINCT FROM
                        (NEW.id, NEW.branch_id, NEW.serial, NEW.day, NEW.count_id, NEW.difference_reason, NEW.open_requests, NEW.until, NEW.closed_at, NEW.closed_by))
  EXECUTE FUNCTION refuse_change();

CREATE VIEW cash_books AS
SELECT d.branch_id, d.opened_at, c.id AS close_id, c.serial, c.day AS closed_until,
       coalesce(c.until, d.opened_at - interval '1 microsecond') AS since
  FROM cash_drawers d
  LEFT JOIN LATERAL (SELECT id, serial, day, until FROM cash_day_closes
                      WHERE branch_id = d.branch_id AND reopened_at IS NULL ORDER BY serial DESC LIMIT 1) c ON true;
COMMENT ON VIEW cash_books IS 'The last close of the cash of each branch that stands, and the moment since which its entries are read. Before the first close that is the opening count.';

CREATE TABLE cash_day_hands (
  close_id uuid NOT NULL REFERENCES cash_day_closes,
  hand_of uuid NOT NULL REFERENCES users,
  taken bigint NOT NULL,
  moved bigint NOT NULL,
  on_hold bigint NOT NULL DEFAULT 0 CONSTRAINT cash_day_hands_on_hold_not_negative CHECK (on_hold >= 0),
  explanation text CONSTRAINT cash_day_hands_explanation_not_empty CHECK (explanation <> ''),
  PRIMARY KEY (close_id, hand_of),
  CONSTRAINT cash_day_hands_explained CHECK ((taken + moved + on_hold = 0) = (explanation IS NULL))
);
COMMENT ON TABLE cash_day_hands IS 'The position of each hand at a close, since the opening count of the branch: the three sums together are what the hand had.';
COMMENT ON COLUMN cash_day_hands.taken IS 'The cash entries of the branch that its person recorded and that stood then, less refunds.';
COMMENT ON COLUMN cash_day_hands.moved IS 'What the movements of the branch brought into the hand: below zero for what was handed over.';
COMMENT ON COLUMN cash_day_hands.on_hold IS 'The cash of slips from the field that its person took and that were on hold then: no entry yet, and in the hand or handed over.';

CREATE TRIGGER cash_day_hands_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_day_hands
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE cash_late_entries (
  entry_id uuid NOT NULL,
  agreement_id uuid NOT NULL,
  branch_id uuid NOT NULL,
  after_serial integer NOT NULL,
  PRIMARY KEY (entry_id, agreement_id),
  FOREIGN KEY (entry_id, agreement_id) REFERENCES entries (id, agreement_id),
  FOREIGN KEY (branch_id, after_serial) REFERENCES cash_day_closes (branch_id, serial)
);
COMMENT ON TABLE cash_late_entries IS 'Cash entries, and reversals of them, that came into the books after a close and bear a time from before it: they waited for the close, or a clock was behind. They belong to the day after it.';

CREATE INDEX cash_late_entries_of_branch ON cash_late_entries (branch_id, after_serial);

-- Entries and closes share the lock of `books_closed_until`, so an entry is either in the books before a close, or sees the close here.
CREATE FUNCTION note_late_entries() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path TO public, pg_temp AS $$
BEGIN
  INSERT INTO cash_late_entries (entry_id, agreement_id, branch_id, after_serial)
  SELECT e.id, e.agreement_id, c.branch_id, c.serial
    FROM added e
    LEFT JOIN entries o ON o.id = e.reverses AND o.agreement_id = e.agreement_id
    JOIN LATERAL (SELECT branch_id, serial, until FROM cash_day_closes
                   WHERE branch_id = coalesce(o.branch_id, e.branch_id) ORDER BY serial DESC LIMIT 1) c ON e.recorded_at <= c.until
   WHERE coalesce(o.method, e.method) = 'cash' AND NOT coalesce(o.brought_in, e.brought_in);
  RETURN NULL;
END
$$;
CREATE TRIGGER entries_note_late AFTER INSERT ON entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_late_entries();

CREATE OR REPLACE FUNCTION note_rows_of_cash_day_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('cash_day_counts ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.branch_id, now.number, now.should_be, now.last_slip, now.amount, now.counted, now.counted_by, (extract(epoch FROM now.counted_at) * 1000000)::bigint)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('cash_day_counts ' || now.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.number, was.should_be, was.last_slip, was.amount, was.counted, was.counted_by, (extract(epoch FROM was.counted_at) * 1000000)::bigint)::text) || ' ' || digest_of(ROW(now.id, now.branch_id, now.number, now.should_be, now.last_slip, now.amount, now.counted, now.counted_by, (extract(epoch FROM now.counted_at) * 1000000)::bigint)::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.branch_id, was.number, was.should_be, was.last_slip, was.amount, was.counted, was.counted_by, was.counted_at) IS DISTINCT FROM ROW(now.id, now.branch_id, now.number, now.should_be, now.last_slip, now.amount, now.counted, now.counted_by, now.counted_at);
  ELSE
    PERFORM note_rows(string_agg('cash_day_counts ' || was.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.number, was.should_be, was.last_slip, was.amount, was.counted, was.counted_by, (extract(epoch FROM was.counted_at) * 1000000)::bigint)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER cash_day_counts_added_note_rows AFTER INSERT ON cash_day_counts
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_counts();
CREATE OR REPLACE TRIGGER cash_day_counts_changed_note_rows AFTER UPDATE ON cash_day_counts
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_counts();
CREATE OR REPLACE TRIGGER cash_day_counts_removed_note_rows AFTER DELETE ON cash_day_counts
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_counts();

CREATE OR REPLACE FUNCTION note_rows_of_cash_day_closes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('cash_day_closes ' || now.id::text || ' ' || '-' || ' ' || digest_of(ROW(now.id, now.branch_id, now.serial, now.count_id, now.difference_reason, now.closed_by, now.open_requests, now.reopened_by, now.reopen_reason, (extract(epoch FROM now.until) * 1000000)::bigint, (extract(epoch FROM now.closed_at) * 1000000)::bigint, (extract(epoch FROM now.reopened_at) * 1000000)::bigint, now.day - date '1970-01-01')::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('cash_day_closes ' || now.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.serial, was.count_id, was.difference_reason, was.closed_by, was.open_requests, was.reopened_by, was.reopen_reason, (extract(epoch FROM was.until) * 1000000)::bigint, (extract(epoch FROM was.closed_at) * 1000000)::bigint, (extract(epoch FROM was.reopened_at) * 1000000)::bigint, was.day - date '1970-01-01')::text) || ' ' || digest_of(ROW(now.id, now.branch_id, now.serial, now.count_id, now.difference_reason, now.closed_by, now.open_requests, now.reopened_by, now.reopen_reason, (extract(epoch FROM now.until) * 1000000)::bigint, (extract(epoch FROM now.closed_at) * 1000000)::bigint, (extract(epoch FROM now.reopened_at) * 1000000)::bigint, now.day - date '1970-01-01')::text), E'\n'))
       FROM was JOIN now USING (id) WHERE ROW(was.id, was.branch_id, was.serial, was.count_id, was.difference_reason, was.closed_by, was.open_requests, was.reopened_by, was.reopen_reason, was.until, was.closed_at, was.reopened_at, was.day) IS DISTINCT FROM ROW(now.id, now.branch_id, now.serial, now.count_id, now.difference_reason, now.closed_by, now.open_requests, now.reopened_by, now.reopen_reason, now.until, now.closed_at, now.reopened_at, now.day);
  ELSE
    PERFORM note_rows(string_agg('cash_day_closes ' || was.id::text || ' ' || digest_of(ROW(was.id, was.branch_id, was.serial, was.count_id, was.difference_reason, was.closed_by, was.open_requests, was.reopened_by, was.reopen_reason, (extract(epoch FROM was.until) * 1000000)::bigint, (extract(epoch FROM was.closed_at) * 1000000)::bigint, (extract(epoch FROM was.reopened_at) * 1000000)::bigint, was.day - date '1970-01-01')::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER cash_day_closes_added_note_rows AFTER INSERT ON cash_day_closes
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_closes();
CREATE OR REPLACE TRIGGER cash_day_closes_changed_note_rows AFTER UPDATE ON cash_day_closes
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_closes();
CREATE OR REPLACE TRIGGER cash_day_closes_removed_note_rows AFTER DELETE ON cash_day_closes
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_closes();

CREATE OR REPLACE FUNCTION note_rows_of_cash_day_hands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_rows(string_agg('cash_day_hands ' || now.close_id::text || ',' || now.hand_of::text || ' ' || '-' || ' ' || digest_of(ROW(now.close_id, now.hand_of, now.taken, now.moved, now.on_hold, now.explanation)::text), E'\n'))
       FROM now;
  ELSIF TG_OP = 'UPDATE' THEN
    PERFORM note_rows(string_agg('cash_day_hands ' || now.close_id::text || ',' || now.hand_of::text || ' ' || digest_of(ROW(was.close_id, was.hand_of, was.taken, was.moved, was.on_hold, was.explanation)::text) || ' ' || digest_of(ROW(now.close_id, now.hand_of, now.taken, now.moved, now.on_hold, now.explanation)::text), E'\n'))
       FROM was JOIN now USING (close_id, hand_of) WHERE ROW(was.close_id, was.hand_of, was.taken, was.moved, was.on_hold, was.explanation) IS DISTINCT FROM ROW(now.close_id, now.hand_of, now.taken, now.moved, now.on_hold, now.explanation);
  ELSE
    PERFORM note_rows(string_agg('cash_day_hands ' || was.close_id::text || ',' || was.hand_of::text || ' ' || digest_of(ROW(was.close_id, was.hand_of, was.taken, was.moved, was.on_hold, was.explanation)::text) || ' ' || '-', E'\n'))
       FROM was;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER cash_day_hands_added_note_rows AFTER INSERT ON cash_day_hands
  REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_hands();
CREATE OR REPLACE TRIGGER cash_day_hands_changed_note_rows AFTER UPDATE ON cash_day_hands
  REFERENCING OLD TABLE AS was NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_hands();
CREATE OR REPLACE TRIGGER cash_day_hands_removed_note_rows AFTER DELETE ON cash_day_hands
  REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION note_rows_of_cash_day_hands();
