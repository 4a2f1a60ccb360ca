-- A search by digits shows a few agreements and receipts of the hundreds whose numbers have them. What the branch numbered itself is
-- looked at first, and the newest first, so that the search stops after a few; before, it looked up those of all other branches too.

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
      OR EXISTS (SELECT FROM entries e JOIN agreements a ON a.id = e.agreement_id WHERE e.id = r.entry_id AND a.branch_id = branch);
END;
