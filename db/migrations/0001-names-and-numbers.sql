-- Functions that tables of several nouns share: triggers that refuse a change or tell of it, and the texts and digits that a
-- search finds names and numbers by.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;
COMMENT ON FUNCTION refuse_change IS 'For tables that are only added to.';

CREATE FUNCTION refuse_second_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a decision is not taken back' USING ERRCODE = 'integrity_constraint_violation';
END
$$;

CREATE FUNCTION notify_site_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_content', '');
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION notify_site_content IS 'Tells every process that serves the public site to publish it again.';

-- A session, a role and a branch let in an open stream of live changes. When one of them ends or changes, by whatever statement,
-- every process ends the streams of that user at once.
CREATE FUNCTION notify_live_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live_changes', json_build_object('accessOf', to_jsonb(OLD) ->> TG_ARGV[0])::text);
  RETURN NULL;
END
$$;
COMMENT ON FUNCTION notify_live_access IS 'Tells every process to end the streams of live changes of a user whose session, role or branch has changed.';

-- Folds every text as the server does: by lists of letters of its own, so that neither the locale of a database nor the
-- versions of its tables make a difference.
CREATE FUNCTION folded_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(
    translate(
      regexp_replace(
        lower(normalize(translate(name, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), NFKD) COLLATE "C"),
        '[\uFE00-\uFE0F\u0300-\u036F\u0610-\u061A\u0621\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0897-\u089F\u08CA-\u08E1\u08E3-\u08FF\u200B-\u200F\uFE20-\uFE2F]', '', 'g'),
      'يىكهةۃھە', 'ییکہہہہہ'),
    '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u0600-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u1680\u2000-\u206F\u20A0-\u20CF\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\uE000-\uF8FF\uFD3E-\uFD4F\uFDFD-\uFDFF\uFEFF\uFFF9-\uFFFD\U0001F000-\U0001FAFF]+', ' ', 'g'))
$$;
COMMENT ON FUNCTION folded_name IS 'The text that names are found by: the same as foldForSearch in src/domain/person/fold-for-search.ts, which a test holds against it.';

-- The bodies of the next functions are parsed here and not when they run, because a restore and maintenance run them without a
-- search path.

-- The sound of the words of a folded text, in either script: the same as soundKey in src/domain/person/sound-key.ts, which
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

-- The terms that a name is found by. A word has terms of three kinds: all its endings of three letters and more, so that any part of it
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

-- The parts that numbers are found by: every five digits that stand together, and the last four.
CREATE FUNCTION digit_parts(VARIADIC numbers text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT ARRAY(
    SELECT substr(number, nth, 5) FROM unnest(numbers) number, generate_series(1, length(number) - 4) nth
     UNION
    SELECT right(number, 4) FROM unnest(numbers) number WHERE number IS NOT NULL);
END;

-- The parts of a number that is searched for: its last four digits, or five and more from anywhere in it.
CREATE FUNCTION terms_of_part(part text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT substr(part, nth, 5) FROM generate_series(1, greatest(1, length(part) - 4)) nth);

-- The terms alone may be of two numbers.
CREATE FUNCTION pattern_of_part(part text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN '%' || part || CASE length(part) WHEN 4 THEN '' ELSE '%' END;

-- The serials, up to the last one, of the numbers that end with a part of four digits, or have a longer one anywhere. A number
-- is a year, which may be empty, and the serial padded to a width. Serials have no gaps, so they are worked out, and no index
-- of their parts has to be kept while payments are posted. What is the same for many serials is worked out once.
CREATE FUNCTION serials_with(part text, year text, width integer, last_serial integer)
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

-- Compared without case, spaces and signs, in Latin or Urdu digits.
CREATE FUNCTION reference_key(reference text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(upper(regexp_replace(
    translate(reference, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
    '[\u0009-\u000D\u0020-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u007E\u00A0\u00AD\u060C\u061B\u061F\u0640\u066A-\u066C\u06D4\u1680\u2000-\u2029\u202A-\u205F\u2060-\u206F\u2212\u3000\uFEFF]',
    '', 'g') COLLATE "C"), '')
$$;
COMMENT ON FUNCTION reference_key IS 'The text that two references are compared by: the same as referenceKeyOf in src/domain/lending/ledger/reference-key.ts, which a test holds against it.';

-- The slip of money from outside: an electronic transfer has its reference for ever, a cheque its number among cheques.
CREATE FUNCTION slip_key(method text, reference text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE method WHEN 'cash' THEN NULL WHEN 'transfer' THEN NULL
                   WHEN 'cheque' THEN 'cheque ' || reference_key(reference)
                   ELSE reference_key(reference) END;
COMMENT ON FUNCTION slip_key IS 'The text that two slips are compared by: the same as slipKeyOf in src/domain/lending/ledger/reference-key.ts, which a test holds against it.';
