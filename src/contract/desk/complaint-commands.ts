import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { optionalPersonName } from '#contract/fields/name-field.ts';
import { optionalField } from '#contract/fields/optional-field.ts';
import { phoneNumber, requiredText } from '#contract/fields/text-field.ts';
import { complaintStatuses, takenDownSources } from '#domain/desk/complaints/complaint.ts';
import { languages } from '#domain/language.ts';
import { complaintForm, complaintWords } from './complaint-form.ts';
import { complaint } from './complaints.ts';

const byId = z.object({ id: z.uuid() });
const choiceRequired = 'choice_required' satisfies FieldMessageKey;

/** The refusals of a command on a complaint that is answered, or a colleague's. */
const workErrors = ['not_found', 'complaint_taken', 'complaint_is_answered'] as const satisfies ErrorCode[];

/** A complaint that an employee takes down at the desk or on the phone. */
export const takenDownComplaint = z.extend(complaintForm, {
  source: z.enum(takenDownSources, { error: choiceRequired }),
  /** The language of the answer. */
  language: z.enum(languages, { error: choiceRequired }),
  fullName: optionalPersonName(),
  phoneNumber: phoneNumber(),
  /** The complainant on record, who then also finds the complaint in their own account. */
  customerId: optionalField(z.uuid()),
});

export const complaintNoteForm = z.object({ note: requiredText(2000, 'text_required') });
export const complaintAnswerForm = z.object({ answer: complaintWords() });
export const complaintEntryForm = z.object({ receiptNumber: requiredText(40, 'text_required') });
export const complaintHandlerForm = z.object({ handlerId: z.uuid({ error: choiceRequired }) });
/** Null if it is about nobody. */
export const personConcernedForm = z.object({ personId: optionalField(z.uuid()) });

const numberAndCode = { number: z.string(), code: z.string() };

/** A complaint of one's own, for the customer who sent it. */
const myComplaint = z.object({
  ...numberAndCode,
  status: z.enum(complaintStatuses),
  receivedAt: z.iso.datetime(),
  answerBy: z.iso.date(),
  answeredAt: z.nullable(z.iso.datetime()),
});
export type MyComplaint = z.output<typeof myComplaint>;

/** Number of a customer's newest complaints that are shown. */
export const myComplaintsShownMax = 20;

export const complaintCommandEndpoints = {
  enterComplaint: endpoint({
    method: 'POST',
    path: '/api/complaints',
    summary:
      'Takes down a complaint that was made at the desk or on the phone; the answer has the code for the complainant',
    access: 'complaints.handle',
    besides: { customers: 'customers.read' },
    body: takenDownComplaint,
    output: z.object(numberAndCode),
    errors: ['not_found', 'no_branch_yet', 'idempotency_key_reused'],
    idempotencyKey: 'optional',
  }),
  takeComplaint: endpoint({
    method: 'POST',
    path: '/api/complaints/:id/take',
    summary: 'Takes a free complaint; of two who take it at once, the second is told who has it',
    access: 'complaints.handle',
    params: byId,
    output: complaint,
    errors: workErrors,
  }),
  assignComplaint: endpoint({
    method: 'POST',
    path: '/api/complaints/:id/assign',
    summary: 'Gives a complaint to a member of staff whom it is not about',
    access: 'complaints.assign',
    params: byId,
    body: complaintHandlerForm,
    output: complaint,
    errors: ['not_found', 'complaint_is_answered', 'handler_is_concerned'],
  }),
  namePersonConcerned: endpoint({
    method: 'POST',
    path: '/api/complaints/:id/person',
    summary:
      'Says which member of staff a complaint is about, who from then on neither sees nor handles it; the caller may name themselves',
    access: 'complaints.assign',
    params: byId,
    body: personConcernedForm,
    output: z.null(),
    errors: ['not_found', 'complaint_is_answered'],
  }),
  addComplaintNote: endpoint({
    method: 'POST',
    path: '/api/complaints/:id/notes',
    summary: 'Adds a note to the history of a complaint, which the complainant does not see',
    access: 'complaints.handle',
    params: byId,
    body: complaintNoteForm,
    output: complaint,
    errors: ['not_found', 'complaint_taken', 'idempotency_key_reused'],
    idempotencyKey: 'optional',
  }),
  linkComplaintEntry: endpoint({
    method: 'POST',
    path: '/api/complaints/:id/entries',
    summary: 'Links the payment of a receipt with the complaint that is about it',
    access: 'complaints.handle',
    besides: { receipts: 'payments.record' },
    params: byId,
    body: complaintEntryForm,
    output: complaint,
    errors: workErrors,
  }),
  answerComplaint: endpoint({
    method: 'POST',
    path: '/api/complaints/:id/answer',
    summary: "Answers a complaint in the complainant's language; they read it under their code",
    access: 'complaints.handle',
    params: byId,
    body: complaintAnswerForm,
    output: complaint,
    errors: workErrors,
  }),
  sendMyComplaint: endpoint({
    method: 'POST',
    path: '/api/my-account/complaints',
    summary: 'A customer complains from their own account',
    access: 'my-account.ask',
    body: complaintForm,
    output: z.object(numberAndCode),
    errors: ['not_found', 'idempotency_key_reused'],
    idempotencyKey: 'optional',
  }),
  listMyComplaints: endpoint({
    method: 'GET',
    path: '/api/my-account/complaints',
    summary: `The newest complaints of the signed-in customer, ${myComplaintsShownMax} at most`,
    access: 'my-account.read',
    output: z.array(myComplaint),
    errors: ['not_found'],
  }),
};
