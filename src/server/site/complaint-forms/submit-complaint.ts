import type { complaintFormEndpoints, VisitorComplaint } from '#contract/site/complaint-forms.ts';
import { honeypotField } from '#contract/site/contact-forms.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { formatComplaintNumber } from '#domain/desk/complaints/complaint-number.ts';
import {
  findStoredComplaint,
  newComplaintCode,
  type StoredComplaint,
  storeComplaint,
} from '#server/desk/complaints/store-complaint.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Call } from '#server/platform/http/call.ts';
import { identifySubmission } from '#server/platform/idempotency/submission.ts';
import { refuseWhileUnpublished, slowDownInFlood } from '../contact-forms/admit-visitor.ts';

/** The sender of a form, as far as limits and the answer need it. */
export type Sender = Pick<
  Call<typeof complaintFormEndpoints.submitComplaint>,
  'language' | 'clientAddress' | 'idempotencyKey' | 'outside'
>;

/** Has no address in the audit: a complaint says enough of its sender. */
const visitor = { actor: null, clientAddress: null };

/**
 * Stores a visitor's complaint and returns its number and code. A bot that fills in the hidden field gets an answer of the usual
 * shape, and nothing is stored. In a flood each is stored at once and answered slowly.
 */
export async function submitComplaint(
  context: AppContext,
  { [honeypotField]: trap, phoneNumber, ...form }: VisitorComplaint,
  { language, clientAddress, idempotencyKey, outside }: Sender,
): Promise<Pick<StoredComplaint, 'number' | 'code'>> {
  const today = businessDateOf(context.clock.now());
  const submission = identifySubmission({ phoneNumber, ...form }, idempotencyKey, today);
  const known = await findStoredComplaint(context, submission);
  if (known !== null) return known;
  await context.rateLimits.admitAddress('form', clientAddress);
  if (trap) {
    const number = formatComplaintNumber({ branchCode: 'SGD', year: Number(today.slice(0, 4)), serial: 1 });
    return { number, code: newComplaintCode() };
  }
  await refuseWhileUnpublished(context);
  const made = await storeComplaint(
    context,
    visitor,
    {
      ...form,
      phone: phoneNumber,
      language,
      source: 'site',
      branchId: null,
      customerId: null,
      enteredBy: null,
    },
    submission,
  );
  await slowDownInFlood(context, outside);
  return made;
}
