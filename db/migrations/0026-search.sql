-- What searches find by: any part of a name, in either script, and any part of a number. The bodies of these functions are
-- parsed here and not when they run, because a restore and maintenance run them without a search path.

-- What the words of a folded text sound like, in either script: the same as soundKey in src/domain/person/sound-key.ts, which
-- a test holds against it.
CREATE FUNCTION sound_key(folded text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN
  regexp_replace(
    regexp_replace(
      translate(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              regexp_replace(
                regexp_replace(folded, '(^| )(abdul|عبدال)(?=[^ ])', '\1\2 ', 'g'),
                '([a-zل])\1+', '\1', 'g'),
              'c(?!h)', 'k', 'g'),
            'x', 'ks', 'g'),
          '(^| )i', '\1a', 'g'),
        'eouاعiیےvوہحبپتٹطثسصشجچqخقکدڈذزضظژرڑغگفلمنں',
        'aaaaayyywwhhbptttssssjckkkkddzzzzzrrggflmnn'),
      '(?<=[^ ])(?:[ahw]|y(?=[^ ]))', '', 'g'),
    '([^ ]{3})y(?= |$)', '\1', 'g');

-- What a name is found by. A word has terms of three kinds: all its endings of three letters and more, so that any part of it
-- is the beginning of one; < and its first two letters; and ~ and what it sounds like.
CREATE FUNCTION name_terms(name text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT array_to_tsvector(ARRAY(
    SELECT substr(word, nth) FROM string_to_table(folded, ' ') word, generate_series(1, length(word) - 2) nth
     UNION ALL
    SELECT '<' || left(word, 2) FROM string_to_table(folded, ' ') word WHERE length(word) > 1
     UNION ALL
    SELECT '~' || sound FROM string_to_table(sound_key(folded), ' ') sound WHERE sound <> ''))
    FROM (SELECT folded_name(name) AS folded OFFSET 0) f;
END;

ALTER TABLE users
  DROP COLUMN name_search,
  ADD COLUMN name_search tsvector NOT NULL GENERATED ALWAYS AS (name_terms(full_name)) STORED;
ALTER TABLE customers
  DROP COLUMN name_search,
  ADD COLUMN name_search tsvector NOT NULL
    GENERATED ALWAYS AS (name_terms(full_name || ' ' || coalesce(full_name_ur, ''))) STORED;
ALTER TABLE contact_requests
  DROP COLUMN name_search,
  ADD COLUMN name_search tsvector NOT NULL GENERATED ALWAYS AS (name_terms(full_name)) STORED;
-- Without a list of what is still to be sorted in, which every search would read through.
CREATE INDEX users_name ON users USING gin (name_search) WITH (fastupdate = off);
CREATE INDEX customers_name ON customers USING gin (name_search) WITH (fastupdate = off);
CREATE INDEX contact_requests_name ON contact_requests USING gin (name_search) WITH (fastupdate = off);

-- What numbers are found by: every five digits that stand together, and the last four.
CREATE FUNCTION digit_parts(VARIADIC numbers text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT ARRAY(
    SELECT substr(number, nth, 5) FROM unnest(numbers) number, generate_series(1, length(number) - 4) nth
     UNION
    SELECT right(number, 4) FROM unnest(numbers) number WHERE number IS NOT NULL);
END;

-- What a number has that is searched for by a part of it: its last four digits, or five and more from anywhere in it.
CREATE FUNCTION terms_of_part(part text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT substr(part, nth, 5) FROM generate_series(1, greatest(1, length(part) - 4)) nth);

-- The terms alone may be of two numbers.
CREATE FUNCTION pattern_of_part(part text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN '%' || part || CASE length(part) WHEN 4 THEN '' ELSE '%' END;

CREATE INDEX customers_numbers ON customers USING gin (digit_parts(cnic, phone, second_phone)) WITH (fastupdate = off);
CREATE INDEX contact_requests_numbers ON contact_requests USING gin (digit_parts(phone)) WITH (fastupdate = off);

CREATE FUNCTION customers_with(part text) RETURNS SETOF uuid LANGUAGE sql STABLE PARALLEL SAFE ROWS 20
BEGIN ATOMIC
  SELECT id
    FROM customers
   WHERE digit_parts(cnic, phone, second_phone) @> terms_of_part(part)
     AND (cnic LIKE pattern_of_part(part) OR phone LIKE pattern_of_part(part) OR second_phone LIKE pattern_of_part(part));
END;

-- The serials, up to the last one, of the numbers that end with a part of four digits, or have a longer one anywhere. A number
-- is a year, which may be empty, and the serial padded to a width. Serials have no gaps, so they are worked out, and no index
-- of their parts has to be kept while payments are posted.
CREATE FUNCTION serials_with(part text, year text, width integer, last_serial integer)
RETURNS SETOF integer LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE ROWS 20 AS $$
DECLARE
  digits integer;
  behind integer;
  early integer;
  step bigint;
BEGIN
  FOR digits IN width .. greatest(width, length(last_serial::text)) LOOP
    FOR behind IN 0 .. CASE length(part) WHEN 4 THEN 0 ELSE length(year) + digits - length(part) END LOOP
      -- How many digits of the part belong to the year.
      early := greatest(length(part) + behind - digits, 0);
      CONTINUE WHEN right(year, early) <> left(part, early);
      step := 10 ^ (length(part) + behind);
      RETURN QUERY
        SELECT DISTINCT s.serial::integer
          FROM generate_series(0, CASE early WHEN 0 THEN last_serial / step ELSE 0 END) before,
               generate_series(0, (10 ^ behind)::integer - 1) rest,
               LATERAL (SELECT before * step + substr(part, early + 1)::bigint * (10 ^ behind)::bigint + rest AS serial) s
         WHERE s.serial BETWEEN 1 AND last_serial AND greatest(width, length(s.serial::text)) = digits;
    END LOOP;
  END LOOP;
END
$$;

-- This and the next of one branch, or with null of all.
CREATE FUNCTION agreements_with(part text, branch uuid) RETURNS SETOF uuid LANGUAGE sql STABLE PARALLEL SAFE ROWS 20
BEGIN ATOMIC
  SELECT a.id
    FROM agreement_counters k
    JOIN branches b ON b.id = k.branch_id
   CROSS JOIN LATERAL (SELECT right(k.year::text, 2) AS year) y
   CROSS JOIN LATERAL serials_with(part, y.year, 5, k.last_serial) serial
   CROSS JOIN LATERAL (
     SELECT id FROM agreements
      WHERE number = b.code || '-' || y.year || '-' || lpad(serial::text, greatest(5, length(serial::text)), '0')
     OFFSET 0) a
   WHERE branch IS NULL OR k.branch_id = branch;
END;

-- The entries of the receipts.
CREATE FUNCTION receipts_with(part text, branch uuid) RETURNS SETOF uuid LANGUAGE sql STABLE PARALLEL SAFE ROWS 20
BEGIN ATOMIC
  SELECT r.entry_id
    FROM receipt_counters k
   CROSS JOIN LATERAL serials_with(part, '', 6, k.last_serial) found
   CROSS JOIN LATERAL (SELECT entry_id FROM receipts WHERE branch_id = k.branch_id AND serial = found OFFSET 0) r
   WHERE branch IS NULL OR k.branch_id = branch;
END;
