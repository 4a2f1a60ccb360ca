-- A search for a part of a name looks up here how the words go on that have it, and asks the index of names for whole terms. Asked for
-- a beginning, the index gathers everybody who bears any word with it, before it looks at the other words that were typed.
CREATE TABLE name_endings (
  -- Three letters and more. It may be here twice, when two customers brought it at the same moment.
  ending text COLLATE "C" NOT NULL
);

COMMENT ON TABLE name_endings IS
  'All that the words of customers'' names end in, whole words too, also of names that were changed since.';

INSERT INTO name_endings
SELECT word FROM ts_stat('SELECT name_search FROM customers') WHERE word !~ '^[<~]';

CREATE INDEX name_endings_ending ON name_endings (ending);

-- Without a unique constraint nobody waits for another's name to be written.
CREATE FUNCTION keep_name_endings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO name_endings
  SELECT term FROM unnest(tsvector_to_array(NEW.name_search)) term
   WHERE term !~ '^[<~]' AND NOT EXISTS (SELECT FROM name_endings known WHERE known.ending = term);
  RETURN NULL;
END
$$;

COMMENT ON FUNCTION keep_name_endings() IS 'What a customer''s name ends in is known to searches for a part of it.';

CREATE TRIGGER customers_name_endings AFTER INSERT OR UPDATE OF full_name, full_name_ur ON customers
  FOR EACH ROW EXECUTE FUNCTION keep_name_endings();

-- With the branch: a search within one gathered its customers from an index of their own, which took longer than all the rest.
DROP INDEX customers_name;
CREATE INDEX customers_name ON customers USING gin (name_search, (ARRAY[branch_id])) WITH (fastupdate = off);

-- As before; what is the same for many serials is worked out once, which was most of the time of a search for four digits.
CREATE OR REPLACE FUNCTION serials_with(part text, year text, width integer, last_serial integer)
RETURNS SETOF integer LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 20
BEGIN ATOMIC
  SELECT DISTINCT serial::integer
    FROM (SELECT digits, early, step, times, substr(part, early + 1)::bigint * times AS own
            FROM generate_series(width, greatest(width, length(last_serial::text))) digits
           CROSS JOIN LATERAL generate_series(0, CASE length(part) WHEN 4 THEN 0 ELSE length(year) + digits - length(part) END) behind
           -- How many digits of the part belong to the year.
           CROSS JOIN LATERAL (SELECT greatest(length(part) + behind - digits, 0) AS early,
                                      (10 ^ behind)::bigint AS times, (10 ^ (length(part) + behind))::bigint AS step) p
           WHERE right(year, early) = left(part, early)
          OFFSET 0) place
   CROSS JOIN LATERAL generate_series(0, CASE early WHEN 0 THEN last_serial / step ELSE 0 END) before
   CROSS JOIN LATERAL generate_series(0, times - 1) rest
   CROSS JOIN LATERAL (SELECT before * step + own + rest AS serial) s
   WHERE serial BETWEEN 1 AND last_serial AND greatest(width, length(serial::text)) = digits;
END;
