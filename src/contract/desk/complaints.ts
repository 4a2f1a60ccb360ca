import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import { branchName } from '#contract/fields/branch-name.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { searchText } from '#contract/fields/text-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import {
  complaintEventKinds,
  complaintKinds,
  complaintSources,
  complaintStatuses,
} from '#domain/desk/complaints/complaint.ts';
import { complaintClocks } from '#domain/desk/complaints/complaint-clock.ts';
import { languages } from '#domain/language.ts';
import { genders } from '#domain/person/gender.ts';

/** The parts of the list. `mine`: the caller handles it. `overdue`: the last day of its step is over. */
export const complaintTabs = ['open', 'mine', 'overdue', 'answered', 'all'] as const;
export type ComplaintTab = (typeof complaintTabs)[number];

const member = z.object({ id: z.uuid(), name: spoken });

/** One row of the list. Days are in Karachi. */
const complaintRow = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: z.enum(complaintKinds),
  source: z.enum(complaintSources),
  status: z.enum(complaintStatuses),
  /** The state of the clock when the server answered. */
  clock: z.enum(complaintClocks),
  receivedAt: z.iso.datetime(),
  /** The last day of the step that it is in. */
  dueBy: z.iso.date(),
  answeredAt: z.nullable(z.iso.datetime()),
  /** Null if none was given, and for an employee if the complainant wants it so. */
  fullName: z.nullable(z.string()),
  branch: branchName,
  handler: z.nullable(member),
  isForHeadOffice: z.boolean(),
  isEscalated: z.boolean(),
  isReopened: z.boolean(),
});
export type ComplaintRow = z.output<typeof complaintRow>;

/** An event in the history of a complaint. */
const complaintEvent = z.object({
  id: z.uuid(),
  kind: z.enum(complaintEventKinds),
  recordedAt: z.iso.datetime(),
  /** Null for the complainant and for the clock. */
  recordedByName: z.nullable(spoken),
  said: z.nullable(z.string()),
  /** The person who got it; of a name, the person concerned. */
  personName: z.nullable(spoken),
});
export type ComplaintEvent = z.output<typeof complaintEvent>;

/** An entry that a complaint is about. */
const complaintEntry = z.object({
  entryId: z.uuid(),
  receiptNumber: z.string(),
  agreementNumber: z.string(),
  valuedOn: z.iso.date(),
  /** Whole rupees. */
  amount: z.number(),
  customer: z.object({ id: z.uuid(), fullName: writtenText }),
});

export const complaint = z.extend(complaintRow, {
  text: z.string(),
  language: z.enum(languages),
  phone: z.nullable(z.string()),
  gender: z.nullable(z.enum(genders)),
  isNameHidden: z.boolean(),
  /** The person concerned, as the complainant wrote it, and as staff found. */
  aboutName: z.nullable(z.string()),
  about: z.nullable(member),
  receiptNumber: z.nullable(z.string()),
  enteredByName: z.nullable(spoken),
  /** The customer who complained from their own account. */
  customer: z.nullable(z.object({ id: z.uuid(), fullName: writtenText })),
  acknowledgeBy: z.iso.date(),
  answerBy: z.iso.date(),
  executiveAfter: z.iso.date(),
  takenAt: z.nullable(z.iso.datetime()),
  escalatedAt: z.nullable(z.iso.datetime()),
  reopenedAt: z.nullable(z.iso.datetime()),
  /** True if the caller may work on it: it is free, or the caller's own; any for a superadmin. */
  isWorkable: z.boolean(),
  isMine: z.boolean(),
  entries: z.array(complaintEntry),
  /** Newest first. */
  events: z.array(complaintEvent),
});
export type Complaint = z.output<typeof complaint>;

const narrowing = { kind: z.optional(z.enum(complaintKinds)), branchId: z.optional(z.uuid()) };

/** The people who can be given complaints, with how many open ones they have. */
const complaintHandler = z.extend(member, { branch: z.nullable(branchName), openComplaints: z.number() });
export type ComplaintHandler = z.output<typeof complaintHandler>;

export const complaintEndpoints = {
  listComplaints: endpoint({
    method: 'GET',
    path: '/api/complaints',
    summary:
      'Complaints, but none about the caller: open ones by the day on which they are due, answered ones newest first',
    access: 'complaints.read',
    query: z.object({
      ...pageQuery,
      ...narrowing,
      tab: z.optional(z.enum(complaintTabs)),
      /** The number of a complaint, as people type it. */
      number: z.optional(searchText()),
    }),
    output: complaintRow,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  countComplaints: endpoint({
    method: 'GET',
    path: '/api/complaints/counts',
    summary: 'How many complaints are in each tab of the list; null past the most that a list counts',
    access: 'complaints.read',
    query: z.object(narrowing),
    output: z.record(z.enum(complaintTabs), z.nullable(z.number())),
  }),
  listComplaintHandlers: endpoint({
    method: 'GET',
    path: '/api/complaints/handlers',
    summary:
      'The people who can be given complaints, with how many open ones they have, those with the fewest first',
    access: 'complaints.assign',
    output: z.array(complaintHandler),
  }),
  getComplaint: endpoint({
    method: 'GET',
    path: '/api/complaints/:id',
    summary: 'One complaint with what was written and everything that was done; none about the caller',
    access: 'complaints.read',
    params: z.object({ id: z.uuid() }),
    output: complaint,
    errors: ['not_found'],
  }),
};
