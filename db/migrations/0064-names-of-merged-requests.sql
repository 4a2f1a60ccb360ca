-- A search by a name looks for merged requests as well, in the index of their names: with a limit the planner takes reading all of
-- them for nearer, and read 20,000 to find 200.
CREATE FUNCTION trails_with(query tsquery) RETURNS SETOF uuid LANGUAGE sql STABLE ROWS 200 SET enable_indexscan = off
BEGIN ATOMIC
  SELECT merged_into FROM contact_requests WHERE merged_into IS NOT NULL AND name_search @@ query LIMIT 200;
END;

-- As all that is searched: without a list of what is still to be sorted in.
ALTER INDEX contact_requests_merged_name SET (fastupdate = off);
SELECT gin_clean_pending_list('contact_requests_merged_name');

-- A merged request has the phone of its trail, so the trail is found by it.
DROP INDEX contact_requests_merged_numbers;
