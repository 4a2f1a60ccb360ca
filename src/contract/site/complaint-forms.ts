import * as z from 'zod/mini';
import { complaintForm, complaintWords } from '#contract/desk/complaint-form.ts';
import { endpoint } from '#contract/endpoint.ts';
import { optionalPersonName } from '#contract/fields/name-field.ts';
import { optionalText, phoneNumber } from '#contract/fields/text-field.ts';
import { complaintKinds, complaintStatuses } from '#domain/desk/complaints/complaint.ts';
import { languages } from '#domain/language.ts';
import { honeypotField } from './contact-forms.ts';

/** The complaint of a visitor. */
export const visitorComplaint = z.extend(complaintForm, {
  fullName: optionalPersonName(),
  phoneNumber: phoneNumber(),
  /** Of the branch that it is about. Null and an unknown one leave it to the receipt and the text. */
  branchCode: optionalText(10),
});

const sent = z.extend(visitorComplaint, { [honeypotField]: z.optional(z.string()) });
export type VisitorComplaint = z.output<typeof sent>;

const said = z.object({ at: z.iso.datetime(), text: z.string() });

/** The answer to the holder of a code: what was written and how far it is, and no name, phone or address. */
const trackedComplaint = z.object({
  code: z.string(),
  number: z.string(),
  /** The language of the complainant. */
  language: z.enum(languages),
  kind: z.enum(complaintKinds),
  status: z.enum(complaintStatuses),
  receivedAt: z.iso.datetime(),
  text: z.string(),
  /** The complainant's later words, the earliest first. */
  added: z.array(said),
  /** `outside`: nobody in the office handles it, because it is about the only superadmin. */
  handledBy: z.enum(['branch', 'head_office', 'outside']),
  /** The person or office that hears it outside the lender; null if the lender named nobody. */
  outsideAddress: z.nullable(z.string()),
  takenAt: z.nullable(z.iso.datetime()),
  acknowledgeBy: z.iso.date(),
  answerBy: z.iso.date(),
  /** When it went to the executive because it was not answered in time. */
  escalatedAt: z.nullable(z.iso.datetime()),
  /** The answers of the lender, the earliest first. */
  answers: z.array(said),
  reopenedAt: z.nullable(z.iso.datetime()),
  /** The times that the complainant may still add words; 0 once it is answered. */
  wordsLeft: z.number(),
  /** True if the complainant may open it again, which is possible once. */
  mayReopen: z.boolean(),
  regulatorContact: z.nullable(z.string()),
});
export type TrackedComplaint = z.output<typeof trackedComplaint>;

/** The times that a complainant may add words to one complaint. */
export const complainantWordsMax = 10;

// PostgreSQL cannot hold U+0000, and no code has a control character.
const byCode = z.object({ code: z.string().check(z.regex(/^\P{Cc}{1,40}$/u)) });
export const complaintWordsForm = z.object({ words: complaintWords() });

export const complaintFormEndpoints = {
  /** The same complaint sent again, by its key or else by its content on the same day, is stored once. */
  submitComplaint: endpoint({
    method: 'POST',
    path: '/api/complaint-forms',
    summary: 'A visitor complains',
    access: 'public',
    body: sent,
    /** `code` is for the page where the complainant follows it. */
    output: z.object({ number: z.string(), code: z.string() }),
    errors: ['site_not_public', 'no_branch_yet', 'too_many_requests', 'idempotency_key_reused'],
    idempotencyKey: 'optional',
  }),
  getTrackedComplaint: endpoint({
    method: 'GET',
    path: '/api/tracked-complaints/:code',
    summary: 'How far the complaint with this code is, by when it is answered, and the answer',
    access: 'public',
    params: byCode,
    output: trackedComplaint,
    errors: ['not_found', 'too_many_requests'],
  }),
  addToComplaint: endpoint({
    method: 'POST',
    path: '/api/tracked-complaints/:code/words',
    summary: `The complainant adds something to a complaint, ${complainantWordsMax} times at most; the same words twice are kept once`,
    access: 'public',
    params: byCode,
    body: complaintWordsForm,
    output: trackedComplaint,
    errors: ['not_found', 'too_many_requests', 'complaint_is_answered', 'complaint_words_used_up'],
  }),
  reopenComplaint: endpoint({
    method: 'POST',
    path: '/api/tracked-complaints/:code/reopen',
    summary: 'The complainant is not content with the answer and opens the complaint again, once',
    access: 'public',
    params: byCode,
    body: complaintWordsForm,
    output: trackedComplaint,
    errors: ['not_found', 'too_many_requests', 'complaint_is_open', 'complaint_reopened_before'],
  }),
};
