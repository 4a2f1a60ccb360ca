import type { Pool } from 'pg';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';

/** Answered requests of customers who take messages; many have several. */
const answered = `
  INSERT INTO customer_requests (id, customer_id, agreement_id, kind, reason, asked_at, answer, answered_at, answered_by)
  SELECT gen_random_uuid(), a.customer_id, a.id, 'relief', 'Bench', $2, 'Bench', $2,
         (SELECT id FROM users WHERE role = 'superadmin' LIMIT 1)
    FROM generate_series(1, 1000) nth
   CROSS JOIN (SELECT a.id, a.customer_id FROM agreements a JOIN customers c ON c.id = a.customer_id
                WHERE a.status = 'active' AND c.takes_messages AND c.phone IS NOT NULL) a
   LIMIT $1`;

/** Each gets a message in the next runs. Branches send as many as they may. */
export async function answerRequests(pool: Pool, count: number, at: Date): Promise<void> {
  await queryWithEvent(
    pool,
    `INSERT INTO message_rules (branch_id, daily_max, is_paused) SELECT id, 20000, false FROM branches
     ON CONFLICT (branch_id) DO UPDATE SET daily_max = 20000, is_paused = false`,
  );
  await queryWithEvent(pool, answered, [count, at]);
}

/** Requests that were answered now, with their messages in the queue. */
export async function queueAnswers(pool: Pool, count: number): Promise<void> {
  const at = new Date();
  await queryWithEvent(pool, answered, [count, at]);
  await queryWithEvent(
    pool,
    `INSERT INTO messages (id, branch_id, customer_id, agreement_id, template, request_id, queued_at, next_try_at, changed_at)
     SELECT gen_random_uuid(), a.branch_id, a.customer_id, a.id, 'answer', q.id, $1, $1, $1
       FROM customer_requests q JOIN agreements a ON a.id = q.agreement_id
      WHERE NOT EXISTS (SELECT FROM messages m WHERE m.request_id = q.id) AND q.answered_at = $1`,
    [at],
  );
  await pool.query('ANALYZE');
}
