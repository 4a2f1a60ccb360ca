-- A search by digits shows a few agreements and receipts of the hundreds whose numbers have them. What the branch numbered itself is
-- looked at first, and the newest first, so that the search stops after a few; before, it looked up those of all other branches too.

-- As before, but as one query, which becomes part of the one that asks it: called for each counter, it cost more than the rest.
CREATE OR REPLACE FUNCTION serials_with(part text, year text, width integer, last_serial integer)
RETURNS SETOF integer LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 20
BEGIN ATOMIC
  SELECT DISTINCT serial::integer
    FROM generate_series(width, greatest(width, length(last_serial::text))) digits
   CROSS JOIN LATERAL generate_series(0, CASE length(part) WHEN 4 THEN 0 ELSE length(year) + digits - length(part) END) behind
   -- How many digits of the part belong to the year.
   CROSS JOIN LATERAL (SELECT greatest(length(part) + behind - digits, 0) AS early,
                              (10 ^ behind)::bigint AS times, (10 ^ (length(part) + behind))::bigint AS step) p
   CROSS JOIN LATERAL generate_series(0, CASE early WHEN 0 THEN last_serial / step ELSE 0 END) before
   CROSS JOIN LATERAL generate_series(0, times - 1) rest
   CROSS JOIN LATERAL (SELECT before * step + substr(part, early + 1)::bigint * times + rest AS serial) s
   WHERE right(year, early) = left(part, early)
     AND serial BETWEEN 1 AND last_serial AND greatest(width, length(serial::text)) = digits;
END;

-- This and the next: what has the digits in its number and is looked after by one branch now, or with null by any.
CREATE OR REPLACE FUNCTION agreements_with(part text, branch uuid) RETURNS SETOF uuid LANGUAGE sql STABLE PARALLEL SAFE ROWS 20
BEGIN ATOMIC
  SELECT a.id
    FROM (SELECT b.code, y.year, serial
            FROM agreement_counters k
            JOIN branches b ON b.id = k.branch_id
           CROSS JOIN LATERAL (SELECT right(k.year::text, 2) AS year) y
           CROSS JOIN LATERAL serials_with(part, y.year, 5, k.last_serial) serial
           ORDER BY k.branch_id IS NOT DISTINCT FROM branch DESC, k.year DESC, serial DESC) n
   CROSS JOIN LATERAL (
     SELECT id, branch_id FROM agreements
      WHERE number = n.code || '-' || n.year || '-' || lpad(n.serial::text, greatest(5, length(n.serial::text)), '0')
     OFFSET 0) a
   WHERE branch IS NULL OR a.branch_id = branch;
END;

-- The entries of the receipts.
CREATE OR REPLACE FUNCTION receipts_with(part text, branch uuid) RETURNS SETOF uuid LANGUAGE sql STABLE PARALLEL SAFE ROWS 20
BEGIN ATOMIC
  SELECT r.entry_id
    FROM (SELECT k.branch_id, serial
            FROM receipt_counters k
           CROSS JOIN LATERAL serials_with(part, '', 6, k.last_serial) serial
           ORDER BY k.branch_id IS NOT DISTINCT FROM branch DESC, serial DESC) n
   CROSS JOIN LATERAL (SELECT entry_id FROM receipts WHERE branch_id = n.branch_id AND serial = n.serial OFFSET 0) r
   WHERE branch IS NULL
      OR branch = (SELECT a.branch_id FROM entries e JOIN agreements a ON a.id = e.agreement_id WHERE e.id = r.entry_id);
END;
