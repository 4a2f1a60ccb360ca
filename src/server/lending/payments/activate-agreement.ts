import type { ActivationForm, paymentEndpoints } from '#contract/lending/payments.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { refusalOfAction } from '#domain/lending/agreements/agreement-actions.ts';
import { downPaymentRow } from '#domain/lending/agreements/schedule.ts';
import { openingEntriesOf } from '#domain/lending/ledger/activation.ts';
import { refusalOfValuedOn } from '#domain/lending/ledger/check-valued-on.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { newEntry } from '../ledger/new-entry.ts';
import { postEntries } from '../ledger/post-entries.ts';
import type { PostedAnswer } from '../ledger/posted-answer.ts';
import type { Posting } from '../ledger/posting.ts';
import { moneyRequest } from './money-request.ts';

/** Starts an approved agreement: the goods are handed over, the down payment is taken, and the installments are owed from here on. */
export function activateAgreement(
  call: Call<typeof paymentEndpoints.activateAgreement>,
): Promise<PostedAnswer> {
  const { body } = call.input;
  return postEntries(call.context, moneyRequest(call, 'activate_agreement'), (ledger, today) =>
    activationOf(ledger, body, today),
  );
}

/** What an activation posts, if that ledger can be activated so. */
export function activationOf(ledger: Ledger, body: ActivationForm, today: CalendarDate): Posting {
  const { plan, status, backDatingDaysMax } = ledger;
  const startOn = body.deliveredOn ?? today;
  const refusal =
    refusalOfAction('activate', status) ?? refusalOfValuedOn(startOn, { today, backDatingDaysMax })?.reason;
  if (refusal) throw new Refusal(refusal);
  if (startOn > plan.firstDueOn) throw new Refusal('delivered_after_first_due');
  if (plan.downPayment > 0) {
    if (!ledger.mayRecordPayments) throw new Refusal('payments_not_permitted');
    if (body.method !== 'cash' && body.reference === null) throw new Refusal('reference_required');
  }
  return {
    entries: openingEntriesOf(plan, body.method).map(({ kind, amount }) =>
      newEntry({
        kind,
        amount,
        valuedOn: startOn,
        ...(kind === 'down_payment' && { method: body.method, reference: body.reference }),
      }),
    ),
    activation: { startOn, downPaymentRow: downPaymentRow({ ...plan, startOn })[0] ?? null },
  };
}
