import type { Pool } from 'pg';
import { countedRowsMax } from '#contract/endpoint.ts';
import { type Message, type MessagePart, toCallDays } from '#contract/lending/messages/messages.ts';
import { businessDateOf, startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { dayMs, type Instant } from '#domain/instant.ts';
import type { Phrase } from '#domain/language.ts';
import type { MessageTemplate } from '#domain/lending/messages/message-template.ts';
import type { Written } from '#domain/written.ts';
import { ask } from '#server/platform/db/ask.ts';
import {
  countUpTo,
  cutPage,
  isAfterId,
  type Matches,
  pageRowsAsked,
} from '#server/platform/db/keyset-page.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { allOf, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { phraseOf, writtenOf, writtenOnce } from '#server/platform/db/text-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { customersMatching } from '../customers/list-customers.queries.ts';
import { ruleColumns } from './message-rules.ts';

interface MessageFilters {
  readonly branchId?: string | undefined;
  readonly search?: string | undefined;
  readonly part?: MessagePart | undefined;
  readonly template?: MessageTemplate | undefined;
}

export interface MessageRow extends Omit<Message, 'queuedAt' | 'changedAt' | 'customerName' | 'city'> {
  readonly queuedAt: Date;
  readonly changedAt: Date;
  readonly customerName: Written;
  readonly city: Phrase;
}

/**
 * True if nobody has spoken with the customer of the message `m` about the agreement since it failed. An opened call is no contact.
 * A failed code needs no call: the clerk who asked for it was told at once. A visitor is called about the request anyway.
 */
const isToCall = (
  since: Date,
) => sql`(m.state IN ('failed', 'not_known') AND m.template NOT IN ('code', 'request_received') AND m.changed_at >= ${since}
  AND NOT EXISTS (SELECT FROM contact_log l WHERE l.agreement_id = m.agreement_id AND l.result <> 'opened'
                     AND l.contacted_at >= m.changed_at))`;

const statesOfPart = {
  queued: raw("m.state = 'queued'"),
  on_the_way: raw("m.state = 'sent'"),
  arrived: raw("m.state IN ('delivered', 'read')"),
  dropped: raw("m.state = 'dropped'"),
} as const satisfies Partial<Record<MessagePart, Sql>>;

/** True for a message `m` that costs: one of which nothing is known may have been taken. */
const isPaidFor = "m.state IN ('sent', 'delivered', 'read', 'not_known')";

const sinceOf = (now: Instant) => new Date(now - toCallDays * dayMs);

function isInPart(part: MessagePart, now: Instant): Sql {
  return part === 'to_call' ? isToCall(sinceOf(now)) : statesOfPart[part];
}

function isWithin(reach: BranchReach, branchId: string | undefined): Sql {
  const only = branchIdOf(reach);
  return allOf([
    only !== null && sql`m.branch_id = ${only}`,
    branchId !== undefined && sql`m.branch_id = ${branchId}`,
  ]);
}

/** The messages `m`, each with its customer or visitor. */
const messageRows = (now: Instant) =>
  sql`SELECT m.id, m.template, m.state, m.reason, m.channel, m.parts, m.queued_at AS "queuedAt",
             m.changed_at AS "changedAt", c.id AS "customerId", CASE WHEN v.id IS NULL THEN ${raw(writtenOf('c.full_name'))} ELSE ${raw(writtenOnce('v.full_name'))} END AS "customerName",
             c.phone, m.contact_request_id AS "contactRequestId",
             a.id AS "agreementId", a.number AS "agreementNumber", ${raw(phraseOf('b.city'))} AS city,
             ${isToCall(sinceOf(now))} AS "isToCall",
             CASE WHEN ${raw(isPaidFor)} THEN ceil(m.parts * m.hundred_cost / 100.0)::int END AS cost
        FROM messages m
        LEFT JOIN customers c ON c.id = m.customer_id
        LEFT JOIN agreements a ON a.id = m.agreement_id
        LEFT JOIN contact_requests v ON v.id = m.contact_request_id
        JOIN branches b ON b.id = m.branch_id`;

/** The row of one message within reach. */
export async function findMessageRow(
  pool: Pool,
  reach: BranchReach,
  id: string,
  now: Instant,
): Promise<MessageRow | undefined> {
  const where = allOf([sql`m.id = ${id}`, isWithin(reach, undefined)]);
  const [row] = await ask<MessageRow>(pool, sql`${messageRows(now)} WHERE ${where}`);
  return row;
}

/** One page of the outbox, newest first. */
export async function listMessages(
  pool: Pool,
  reach: BranchReach,
  { cursor, branchId, search, part, template }: MessageFilters & { readonly cursor?: string | undefined },
  now: Instant,
) {
  const found = search ? await customersMatching(pool, search, branchIdOf(reach)) : null;
  const matches: Matches = {
    from: raw('messages m'),
    where: allOf([
      isWithin(reach, branchId),
      part !== undefined && isInPart(part, now),
      template !== undefined && sql`m.template = ${template}`,
      found !== null && sql`m.customer_id IN (SELECT c.id FROM customers c WHERE ${found})`,
    ]),
  };
  const rows = await ask<MessageRow>(
    pool,
    sql`${messageRows(now)} WHERE ${matches.where} AND ${isAfterId(cursor, 'm.id')}
         ORDER BY m.id DESC LIMIT ${pageRowsAsked}`,
  );
  return cutPage(pool, matches, rows, ({ id }) => ({ id }));
}

export interface OutboxBranchRow {
  readonly branchId: string;
  readonly city: Phrase;
  readonly dailyMax: number;
  readonly isPaused: boolean;
  readonly version: number;
  readonly sentToday: number;
  readonly costToday: number;
  /** Of the messages of today, the number in each state. */
  readonly states: Readonly<Partial<Record<Message['state'], number>>>;
}

const findBranches = namedStatement(
  'find-outbox-branches',
  `SELECT b.id AS "branchId", ${phraseOf('b.city')} AS city, ${ruleColumns}, coalesce(today.states, '{}') AS states,
          coalesce(today.sent, 0)::int AS "sentToday", coalesce(today.cost, 0)::int AS "costToday"
     FROM branches b
     LEFT JOIN message_rules r ON r.branch_id = b.id
     LEFT JOIN LATERAL (
       SELECT json_object_agg(state, messages) AS states, sum(messages) AS sent, ceil(sum(cost) / 100.0) AS cost
         FROM (SELECT m.state, count(*) AS messages,
                      sum(m.parts * m.hundred_cost) FILTER (WHERE ${isPaidFor}) AS cost
                 FROM messages m WHERE m.branch_id = b.id AND m.attempted_at >= :dayStart GROUP BY m.state) counted
     ) today ON true
    WHERE :branchId::uuid IS NULL OR b.id = :branchId
    ORDER BY b.position`,
);

/** The branches within reach, with what they have sent today. */
export async function findOutboxBranches(
  pool: Pool,
  reach: BranchReach,
  branchId: string | undefined,
  now: Instant,
): Promise<OutboxBranchRow[]> {
  const only = branchIdOf(reach);
  if (only !== null && branchId !== undefined && branchId !== only) return [];
  const dayStart = new Date(startOfBusinessDate(businessDateOf(now)));
  const asked = findBranches({ branchId: branchId ?? only, dayStart });
  return (await pool.query<OutboxBranchRow>(asked)).rows;
}

/** The number of messages in a part; null for more than a list counts. */
export async function countPart(
  pool: Pool,
  reach: BranchReach,
  branchId: string | undefined,
  part: MessagePart,
  now: Instant,
): Promise<number | null> {
  const where = allOf([isWithin(reach, branchId), isInPart(part, now)]);
  const count = await countUpTo(countedRowsMax, pool, { from: raw('messages m'), where });
  return count > countedRowsMax ? null : count;
}
