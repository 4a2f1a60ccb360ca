import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { dayMs } from '#domain/instant.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { findMessageRules } from './message-rules.ts';
import { versionInForce } from './message-words.ts';
import { remindersOf, toRemind } from './to-remind.ts';

/** The most messages that one transaction queues. The rest waits for the next run. */
const rowsMax = 500;

/** A branch begins with its next receipt: nobody is written to about the past. */
const beginCursors = {
  name: 'begin-message-cursors',
  text: `INSERT INTO message_cursors (branch_id, receipt_serial, begun_at)
         SELECT b.id, coalesce((SELECT max(t.serial) FROM receipts t WHERE t.branch_id = b.id AND t.series = 'receipt'), 0), $1
           FROM branches b WHERE NOT EXISTS (SELECT FROM message_cursors c WHERE c.branch_id = b.id)
         ON CONFLICT DO NOTHING`,
};
const listBranches = {
  name: 'list-branches-with-messages',
  text: 'SELECT branch_id AS id FROM message_cursors',
};

/** Another server that is queueing for the branch keeps its cursor locked. */
const lockCursor = {
  name: 'lock-message-cursor',
  text: `SELECT receipt_serial AS serial, begun_at AS "begunAt" FROM message_cursors
          WHERE branch_id = $1 FOR UPDATE SKIP LOCKED`,
};

const findReceipts = namedStatement(
  'find-receipts-to-send',
  `SELECT t.serial, a.branch_id AS "branchId", a.customer_id AS "customerId", a.id AS "agreementId", e.id AS "entryId",
          c.takes_messages AND c.phone IS NOT NULL AND e.kind IN ('payment', 'down_payment', 'recovery')
            AND e.method <> 'transfer' AS "isSent"
     FROM receipts t
     JOIN entries e ON (e.id, e.agreement_id) = (t.entry_id, t.agreement_id)
     JOIN agreements a ON a.id = t.agreement_id
     JOIN customers c ON c.id = a.customer_id
    WHERE t.branch_id = :branchId AND t.series = 'receipt' AND t.serial > :after
    ORDER BY t.serial LIMIT ${rowsMax}`,
);
const moveCursor = {
  name: 'move-message-cursor',
  text: 'UPDATE message_cursors SET receipt_serial = $2 WHERE branch_id = $1',
};

const findReminders = namedStatement(
  'find-reminders-to-send',
  `SELECT branch_id AS "branchId", customer_id AS "customerId", agreement_id AS "agreementId", reminder AS template,
          due_on AS "dueOn"
     FROM (${toRemind('a.branch_id = :branchId')}) found ORDER BY due_on LIMIT ${rowsMax}`,
);

/** The age at which an event is no news any more. */
const newsMs = 2 * dayMs;

/** One statement for all of them, because each is read from its newest rows alone. Relief that nobody asked for and nobody got is no news. */
const findNews = namedStatement(
  'find-news-to-send',
  `SELECT a.branch_id AS "branchId", a.customer_id AS "customerId", a.id AS "agreementId", n.*
     FROM (SELECT p.agreement_id, 'promise' AS template, p.id AS "promiseId", NULL::uuid AS "approvalId", NULL::uuid AS "requestId"
             FROM payment_promises p JOIN promise_outcomes o ON o.promise_id = p.id AND o.is_last AND NOT o.is_kept
            WHERE p.recorded_at >= :since AND p.promised_for >= :today::date
            UNION ALL
           SELECT p.agreement_id, CASE WHEN p.kind = 'agreement_approval' THEN 'agreement_approved'
                                       WHEN p.state = 'approved' THEN 'relief_approved' ELSE 'relief_not_approved' END,
                  NULL, p.id, NULL
             FROM approvals p
            WHERE p.decided_at >= :since AND p.kind IN ('agreement_approval', 'relief')
              AND (p.state = 'approved'
                   OR p.kind = 'relief' AND EXISTS (SELECT FROM customer_requests q
                                                     WHERE q.agreement_id = p.agreement_id AND q.approval_id = p.id))
            UNION ALL
           SELECT q.agreement_id, 'answer', NULL, NULL, q.id
             FROM customer_requests q WHERE q.answered_at >= :since AND q.answer IS NOT NULL) n
     JOIN agreements a ON a.id = n.agreement_id AND a.branch_id = :branchId
      AND (n.template <> 'agreement_approved' OR a.status = 'approved' AND a.brought_in_on IS NULL)
     JOIN customers c ON c.id = a.customer_id AND c.takes_messages AND c.phone IS NOT NULL
    WHERE NOT EXISTS (SELECT FROM messages m WHERE m.promise_id = n."promiseId")
      AND NOT EXISTS (SELECT FROM messages m WHERE m.approval_id = n."approvalId")
      AND NOT EXISTS (SELECT FROM messages m WHERE m.request_id = n."requestId")
    LIMIT ${rowsMax}`,
);

/** Far more than the visitors of a branch in a day. Forms of a program may carry anybody's phone, and each message costs money. */
const visitorsADay = 100;

/**
 * The requests of visitors who wait for a call, one for each phone and day: anybody can type a phone into a form. Nobody who has
 * asked for no messages is written to.
 */
const findVisitors = namedStatement(
  'find-visitors-to-write',
  `SELECT DISTINCT ON (r.phone) r.id AS "contactRequestId", r.branch_id AS "branchId"
     FROM contact_requests r JOIN contact_requests t ON t.id = coalesce(r.merged_into, r.id)
    WHERE r.branch_id = :branchId AND r.received_at >= :since
      AND t.first_contact_at IS NULL AND t.close_reason IS NULL AND t.customer_id IS NULL
      AND NOT EXISTS (SELECT FROM customers o WHERE o.phone = r.phone AND NOT o.takes_messages)
      AND NOT EXISTS (SELECT FROM messages m JOIN contact_requests o ON o.id = m.contact_request_id
                       WHERE o.phone = r.phone AND m.queued_at > :at::timestamptz - interval '1 day')
    ORDER BY r.phone, r.received_at DESC
    LIMIT greatest(0, ${visitorsADay} - (SELECT count(*) FROM messages m
                                          WHERE m.branch_id = :branchId AND m.contact_request_id IS NOT NULL
                                            AND m.queued_at > :at::timestamptz - interval '1 day'))`,
);

/** Inserts nothing for a cause that has its message, or a customer who has today's. */
const insertMessages = namedStatement(
  'insert-messages',
  `INSERT INTO messages (id, branch_id, customer_id, agreement_id, template, words_version, entry_id, promise_id, approval_id, request_id,
                         contact_request_id, due_on, reminded_on, queued_at,
                         next_try_at, changed_at)
   SELECT m.id, m."branchId", m."customerId", m."agreementId", m.template, ${versionInForce('m.template')}, m."entryId", m."promiseId",
          m."approvalId", m."requestId", m."contactRequestId", m."dueOn", m."remindedOn", :at, :at, :at
     FROM jsonb_to_recordset(:messages::jsonb)
       AS m (id uuid, "branchId" uuid, "customerId" uuid, "agreementId" uuid, template text, "entryId" uuid, "promiseId" uuid,
             "approvalId" uuid, "requestId" uuid, "contactRequestId" uuid,
             "dueOn" date, "remindedOn" date)
   ON CONFLICT DO NOTHING`,
);

interface ReceiptToSend {
  readonly serial: number;
  readonly branchId: string;
  readonly customerId: string;
  readonly agreementId: string;
  readonly entryId: string;
  readonly isSent: boolean;
}

const nobody = { actor: null, clientAddress: null };

/**
 * Queues the receipts of new payments, the news, the codes for visitors, and, within contact hours, the reminders of today. Returns how many were queued. Servers
 * share the branches, and a message is queued once because the database has one row for each cause.
 */
export async function queueMessages(context: AppContext, isContactHour: boolean): Promise<number> {
  const { pool, clock } = context;
  await pool.query({ ...beginCursors, values: [new Date(clock.now())] });
  const { rows: branches } = await pool.query<{ id: string }>(listBranches);
  let queued = 0;
  for (const { id } of branches)
    queued += await inTransaction(pool, (client) => queueOfBranch(client, context, id, isContactHour));
  return queued;
}

async function queueOfBranch(
  client: PoolClient,
  { clock }: AppContext,
  branchId: string,
  isContactHour: boolean,
): Promise<number> {
  const { rows: cursors } = await client.query<{ serial: number; begunAt: Date }>({
    ...lockCursor,
    values: [branchId],
  });
  const [cursor] = cursors;
  if (cursor === undefined) return 0;
  const rules = await findMessageRules(client, branchId);
  const { rows: receipts } = await client.query<ReceiptToSend>(
    findReceipts({ branchId, after: cursor.serial }),
  );
  const last = receipts.at(-1);
  if (last !== undefined) await client.query({ ...moveCursor, values: [branchId, last.serial] });
  const mayRemind = isContactHour && rules?.isPaused === false;
  const now = clock.now();
  const today = businessDateOf(now);
  const since = new Date(Math.max(cursor.begunAt.getTime(), now - newsMs));
  const { rows: news } = await client.query<object>(findNews({ branchId, since, today }));
  const { rows: visitors } = await client.query<object>(findVisitors({ branchId, since, at: new Date(now) }));
  const { rows: reminded } = mayRemind
    ? await client.query<object>(findReminders({ branchId, ...remindersOf(today) }))
    : { rows: [] };
  const messages = [
    ...receipts.filter(({ isSent }) => isSent).map((receipt) => ({ ...receipt, template: 'receipt' })),
    ...news,
    ...visitors.map((visitor) => ({ ...visitor, template: 'request_received' })),
    ...reminded.map((reminder) => ({ ...reminder, remindedOn: today })),
  ].map((message) => ({ ...message, id: uuidv7({ msecs: now }) }));
  if (messages.length === 0) return 0;
  const at = new Date(now);
  const { rowCount } = await client.query(insertMessages({ messages: JSON.stringify(messages), at }));
  const count = rowCount ?? 0;
  if (count > 0)
    await recordAuditEvent(client, nobody, at, {
      branchId,
      action: 'queue_messages',
      subject: 'branch',
      subjectId: branchId,
      after: { count },
    });
  return count;
}
