import type { Pool } from 'pg';
import { recomputeSums } from '#server/lending/sums/kept-sum.ts';
import { keptSums } from '#server/lending/sums/kept-sums.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { agreementIdSql, customerIdSql, idSql, vacuum } from './fill-large-lender.ts';
import { nameLists, namesSql } from './large-names.ts';
import { withoutIndexes } from './without-indexes.ts';

/** So many years of them, one after the other in equal steps until now. */
const years = 3;

const requestId = (n: string) => idSql('01950000', n);
const eventId = (k: number) => idSql('01960000', `n * 4 + ${k}`);

/** Minutes until somebody called: within a few hours, of every ninth more than a day later. */
const minutesToCall = '(CASE WHEN n % 9 = 0 THEN 1500 + n * 31 % 2000 ELSE 5 + n * 37 % 400 END)';

/** The last of a day wait still, and of the last three weeks some that nobody called. */
const waits = `(CASE WHEN nth_last < per_day THEN nth_last % 3 < 2 ELSE nth_last < per_day * 21 AND nth_last % 60 = 0 END)`;

const officers = `
  CREATE TEMPORARY TABLE request_officers ON COMMIT DROP AS
  SELECT u.id, e.branch_id, row_number() OVER branch - 1 AS turn, count(*) OVER (PARTITION BY e.branch_id) AS officers
    FROM users u JOIN employees e ON e.user_id = u.id
   WHERE u.role = 'employee' AND u.is_active
  WINDOW branch AS (PARTITION BY e.branch_id ORDER BY u.id)`;

/** Branches have them by turns; nobody has every thirtieth, and half of those that wait. */
const requests = (size: number) => `
  CREATE TEMPORARY TABLE large_requests ON COMMIT DROP AS
  SELECT n, nth_last, per_day, b.id AS branch_id, o.id AS officer_id, ${waits} AS waits,
         now() - nth_last * interval '${years} years' / ${size} AS received_at
    FROM (SELECT n, ${size} - n AS nth_last, ${size} / (${years} * 365) AS per_day FROM generate_series(1::bigint, ${size}) n) r
    JOIN (SELECT id, row_number() OVER (ORDER BY position) - 1 AS turn, count(*) OVER () AS branches FROM branches) b
      ON b.turn = n % b.branches
    JOIN request_officers o ON o.branch_id = b.id AND o.turn = n / b.branches % o.officers`;

/** Every fiftieth was merged into the one before; of the others a third is closed, and a tenth became a customer. */
const rows = `
  INSERT INTO contact_requests (id, form_type, full_name, phone, address, message, preferred_time, language, received_at,
                                branch_id, assignee_id, branch_rule, submission_key, submission_digest, tracking_code, merged_into,
                                first_contact_at, first_contact_by, close_reason, customer_id)
  SELECT ${requestId('n')}, form_type, full_name, '03' || lpad(((n - merged) * 7919 % 1000000000)::text, 9, '0'), 'House ' || n || ', Sargodha',
         CASE WHEN form_type = 'general_inquiry' THEN 'Which papers do I need?' END,
         CASE WHEN form_type = 'home_visit' THEN 'morning' END, CASE n % 3 WHEN 0 THEN 'en' ELSE 'ur' END, received_at, branch_id,
         CASE WHEN merged = 0 AND n % 30 > 0 AND NOT (waits AND n % 2 = 0) THEN officer_id END, 'city_in_address',
         gen_random_uuid(), sha256(n::text::bytea), 'A' || regexp_replace(upper(left(md5(n::text), 16)), '(.{4})', '-\\1', 'g'), CASE merged WHEN 1 THEN ${requestId('n - 1')} END, contact_at, CASE WHEN merged = 0 AND contact_at IS NOT NULL THEN officer_id END,
         CASE WHEN contact_at IS NOT NULL AND n % 3 = 0 AND n % 10 > 0 THEN 'not_interested' END,
         CASE WHEN contact_at IS NOT NULL AND n % 10 = 0 THEN ${customerIdSql('n % customers')} END
    FROM (SELECT p.*, CASE n % 5 WHEN 0 THEN 'home_visit' WHEN 1 THEN 'general_inquiry' ELSE 'contact_us' END AS form_type,
                 CASE WHEN n % 50 = 2 THEN 1 ELSE 0 END AS merged,
                 CASE WHEN NOT waits THEN least(received_at + ${minutesToCall} * interval '1 minute', now()) END AS contact_at
            FROM (${namesSql('large_requests')}) p) p, (SELECT count(*) AS customers FROM customers WHERE id BETWEEN ${customerIdSql('0')} AND ${agreementIdSql('0')}) c`;

/** The assignee took it an hour after it came, and called; every tenth was visited a day later. */
const events = `
  INSERT INTO contact_request_events (id, request_id, kind, recorded_at, recorded_by, assignee_id, result)
  SELECT id, request_id, kind, recorded_at, officer_id, CASE kind WHEN 'taken' THEN officer_id END, result
    FROM (SELECT ${eventId(0)} AS id, ${requestId('n')} AS request_id, 'taken' AS kind,
                 least(received_at + interval '1 hour', now()) AS recorded_at, officer_id, NULL AS result
            FROM large_requests WHERE n % 30 > 0 AND n % 50 <> 2 AND NOT (waits AND n % 2 = 0)
           UNION ALL
          SELECT ${eventId(1)}, ${requestId('n')}, 'called', least(received_at + ${minutesToCall} * interval '1 minute', now()),
                 officer_id, CASE n % 4 WHEN 0 THEN 'no_answer' ELSE 'reached' END
            FROM large_requests WHERE n % 50 <> 2 AND NOT waits
           UNION ALL
          SELECT ${eventId(2)}, ${requestId('n')}, 'visited', received_at + interval '3 days', officer_id, 'reached'
            FROM large_requests WHERE n % 10 = 5 AND nth_last > per_day * 4) e
   ORDER BY recorded_at`;

/**
 * Adds so many requests of visitors to a lender that has customers and officers. Checks and triggers of single rows are left out
 * while it writes, which takes a superuser.
 */
export async function fillRequests(pool: Pool, size: number): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SET LOCAL session_replication_role = replica');
    await client.query(officers);
    await client.query(requests(size));
    await withoutIndexes(client, ['contact_requests', 'contact_request_events'], async () => {
      await client.query(rows, nameLists);
      await client.query(events);
      for (const sum of keptSums.filter(({ of }) => 'contact_requests' in of))
        await client.query(recomputeSums(sum));
    });
  });
  await vacuum(pool);
}
