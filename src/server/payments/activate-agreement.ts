import type { ActivationForm, paymentEndpoints } from '#contract/lending/payments.ts';
import { openingEntriesOf } from '#domain/account/activation.ts';
import { refusalOfValuedOn } from '#domain/account/check-entry.ts';
import { refusalOfAction } from '#domain/agreement/agreement-actions.ts';
import { downPaymentRow } from '#domain/agreement/schedule.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Account } from '../account/account.ts';
import { newEntry } from '../account/new-entry.ts';
import { postEntries } from '../account/post-entries.ts';
import type { PostedAnswer } from '../account/posted-answer.ts';
import type { Posting } from '../account/posting.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../refusal.ts';
import { moneyRequest } from './money-request.ts';

/** Starts an approved agreement: the goods are handed over, the down payment is taken, and the installments are owed from here on. */
export function activateAgreement(
  call: Call<typeof paymentEndpoints.activateAgreement>,
): Promise<PostedAnswer> {
  const { body } = call.input;
  return postEntries(
    call.context,
    moneyRequest(call, 'activate_agreement', 'agreements.activate'),
    (account, today) => activationOf(account, body, today),
  );
}

/** What an activation posts, if that account can be activated so. */
export function activationOf(account: Account, body: ActivationForm, today: CalendarDate): Posting {
  const { plan, status, backDatingDaysMax } = account;
  const startOn = body.deliveredOn ?? today;
  const refusal =
    refusalOfAction('activate', status) ?? refusalOfValuedOn(startOn, { today, backDatingDaysMax });
  if (refusal !== null) throw new Refusal(refusal);
  if (startOn > plan.firstDueOn) throw new Refusal('delivered_after_first_due');
  if (plan.downPayment > 0) {
    if (!account.mayRecordPayments) throw new Refusal('payments_not_permitted');
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
