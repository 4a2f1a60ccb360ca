import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { optionalField } from '#contract/fields/optional-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { approvalStates } from '#domain/lending/approvals/approval.ts';
import { customerRequestKinds } from '#domain/lending/customer-requests/customer-request.ts';

const byId = z.object({ id: z.uuid() });

/** A customer's request, in their own words. */
export const customerRequestForm = z
  .object({
    agreementId: z.uuid({ error: 'choice_required' satisfies FieldMessageKey }),
    kind: z.enum(customerRequestKinds),
    reason: requiredText(1000, 'reason_required'),
    /** The day that they wish for, where they ask for another one. */
    wishedOn: optionalField(calendarDay()),
  })
  .check(
    z.refine(({ kind, wishedOn }) => (kind === 'another_date') === (wishedOn !== null), {
      path: ['wishedOn'],
      error: 'date_required' satisfies FieldMessageKey,
      // Checked even if the reason is missing, so that both faults are reported together.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

/** A customer's request and its state. */
const asked = {
  id: z.uuid(),
  agreementId: z.uuid(),
  agreementNumber: z.string(),
  kind: z.enum(customerRequestKinds),
  reason: z.string(),
  wishedOn: z.nullable(z.iso.date()),
  askedAt: z.iso.datetime(),
  /** Null while it waits. */
  answeredAt: z.nullable(z.iso.datetime()),
  /** The answer in words; null while the request waits, and for a call. */
  answer: z.nullable(z.string()),
  /** The state of the approval for relief or other dates that staff requested because of it; null where they requested none. */
  approvalState: z.nullable(z.enum(approvalStates)),
};

/** Number of a customer's newest requests that are shown. */
export const myRequestsShownMax = 6;

export const myCustomerRequest = z.object(asked);
export type MyCustomerRequest = z.output<typeof myCustomerRequest>;

const customerRequest = z.object({
  ...asked,
  customer: z.object({
    id: z.uuid(),
    fullName: writtenText,
    phone: z.nullable(z.string()),
  }),
  branch: spoken,
  outstanding: z.number(),
  approvalId: z.nullable(z.uuid()),
  answeredByName: z.nullable(spoken),
});
export type CustomerRequest = z.output<typeof customerRequest>;

export const customerRequestEndpoints = {
  sendCustomerRequest: endpoint({
    method: 'POST',
    path: '/api/my-account/requests',
    summary:
      'A customer asks for relief, for another date or for a call about an agreement of their own; one of a kind waits at a time',
    access: 'my-account.ask',
    body: customerRequestForm,
    output: myCustomerRequest,
    errors: ['not_found', 'agreement_not_running', 'wished_in_past', 'already_asked'],
  }),
  listCustomerRequests: endpoint({
    method: 'GET',
    path: '/api/customer-requests',
    summary:
      'What customers asked for: what waits for an answer, longest first, or what is answered, newest first',
    access: 'customer-requests.read',
    query: z.object({
      ...pageQuery,
      queue: z.optional(z.enum(['waiting', 'answered'])),
      branchId: z.optional(z.uuid()),
      customerId: z.optional(z.uuid()),
    }),
    output: customerRequest,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  countCustomerRequests: endpoint({
    method: 'GET',
    path: '/api/customer-requests/counts',
    summary: 'How many reported transfers are being checked and how many requests wait for an answer',
    access: 'customer-requests.read',
    query: z.object({ branchId: z.optional(z.uuid()) }),
    output: z.object({ transfers: z.number(), requests: z.number() }),
  }),
  getCustomerRequest: endpoint({
    method: 'GET',
    path: '/api/customer-requests/:id',
    summary: 'What a customer asked for, and what has become of it',
    access: 'customer-requests.read',
    params: byId,
    output: customerRequest,
  }),
  answerCustomerRequest: endpoint({
    method: 'POST',
    path: '/api/customer-requests/:id/answer',
    summary:
      'Answers a request in words that the customer reads; who asked for a call is answered by a contact that is logged',
    access: 'customer-requests.answer',
    params: byId,
    body: z.object({ answer: requiredText(1000, 'answer_required') }),
    output: customerRequest,
    errors: ['related_person', 'request_answered', 'call_first'],
  }),
};
