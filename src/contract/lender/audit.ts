import * as z from 'zod/mini';
import { endpoint, pageQuery, sortedBy } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { branchName } from '#contract/fields/branch-name.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';

/** The most rows of an exported file. */
export const auditExportRowsMax = 50_000;

/** Actions such as `record_payment`. */
const recordedWord = z.string().check(z.regex(/^[a-z]+(_[a-z]+)*$/), z.maxLength(60));

const filters = {
  actorId: z.optional(z.uuid()),
  action: z.optional(recordedWord),
  /** The kind of the record that was changed. */
  subject: z.optional(recordedWord),
  subjectId: z.optional(z.uuid()),
  /** Events about the customer or one of the customer's agreements. */
  customerId: z.optional(z.uuid()),
  branchId: z.optional(z.uuid()),
  /** Days in Karachi, both included. */
  from: z.optional(calendarDay()),
  until: z.optional(calendarDay()),
};

const endsAfterBeginning = z.refine<{ from?: string | undefined; until?: string | undefined }>(
  ({ from, until }) => from === undefined || until === undefined || until >= from,
  { path: ['until'], error: 'until_before_from' satisfies FieldMessageKey },
);

/** The fields before or after the action. Their shape is open, because each action has its own. */
const remembered = z.nullable(z.record(z.string(), z.unknown()));

const auditEvent = z.object({
  /** Names the row within this answer and across pages. */
  id: z.string(),
  recordedAt: z.iso.datetime(),
  /** Null for an action of the product itself. */
  actor: z.nullable(z.object({ id: z.uuid(), fullName: writtenText })),
  clientAddress: z.nullable(z.string()),
  /** Null for an event about the lender as a whole. */
  branch: z.nullable(branchName),
  action: z.string(),
  subject: z.string(),
  subjectId: z.uuid(),
  /** The agreement's number and the name of its customer, or the name of the person that the event is about; null for any other. */
  agreementNumber: z.nullable(z.string()),
  personName: z.nullable(writtenText),
  /** CNICs, phones and e-mails in them are masked. */
  before: remembered,
  after: remembered,
});
export type AuditEvent = z.output<typeof auditEvent>;

/** A complete run of `npm run verify` without differences. */
const cleanVerification = z.object({
  verifiedAt: z.iso.datetime(),
  agreements: z.number(),
  entries: z.number(),
  /** The head of each chain at that time: the number of its last event, and that event's hash in hexadecimal. */
  heads: z.array(
    z.object({ branch: z.nullable(branchName), position: z.number(), hash: z.string().check(z.length(64)) }),
  ),
});
export type CleanVerification = z.output<typeof cleanVerification>;

/** The extent of the last check of the audit, and its differences. */
const chainState = z.object({
  /** One chain for each branch and one for the lender as a whole. */
  chains: z.number(),
  events: z.number(),
  /**
   * The number of events that were recomputed without a difference. Less than `events` while there are newer ones, or more than
   * one check covers.
   */
  verifiedEvents: z.number(),
  /** When a check last ran; null before the first. */
  checkedAt: z.nullable(z.iso.datetime()),
  /** One line for each difference; empty if there is none. */
  differences: z.array(z.string()),
  /** The last one; null before the first. */
  cleanVerification: z.nullable(cleanVerification),
});
export type AuditChainState = z.output<typeof chainState>;

export const auditEndpoints = {
  listAuditEvents: endpoint({
    method: 'GET',
    path: '/api/audit-events',
    summary: 'Who did what to what, when and from where; newest first',
    access: 'audit.read',
    query: z.object({ ...pageQuery, ...filters, sort: sortedBy('recordedAt') }).check(endsAfterBeginning),
    output: auditEvent,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  getAuditTerms: endpoint({
    method: 'GET',
    path: '/api/audit-events/terms',
    summary: 'The actions and kinds of things that occur in the record, to choose from',
    access: 'audit.read',
    output: z.object({ actions: z.array(z.string()), subjects: z.array(z.string()) }),
  }),
  exportAuditEvents: endpoint({
    method: 'POST',
    path: '/api/audit-events/export',
    summary: `The rows that match as CSV, ${auditExportRowsMax} at most; the export is itself recorded`,
    access: 'audit.read',
    body: z.object(filters).check(endsAfterBeginning),
    output: z.string(),
    answers: 'csv',
    errors: ['export_too_large'],
  }),
  getAuditChainState: endpoint({
    method: 'GET',
    path: '/api/audit-chain',
    summary: 'How far the record is verified, as of the last check',
    access: 'audit.read',
    output: chainState,
  }),
  checkAuditChain: endpoint({
    method: 'POST',
    path: '/api/audit-chain/check',
    summary:
      'Recomputes the record from where the last check ended, or from its start, as far as one check goes',
    access: 'audit.read',
    body: z.object({ from: z.enum(['last_check', 'start']) }),
    output: chainState,
  }),
};
