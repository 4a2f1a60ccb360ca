import type { ActivationForm, paymentEndpoints } from '#contract/lending/payments.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { downPaymentRow } from '#domain/lending/agreements/schedule.ts';
import { openingEntriesOf } from '#domain/lending/ledger/activation.ts';
import { refusalOfDelivery } from '#domain/lending/ledger/check-delivery.ts';
import { refusalOfDisbursement } from '#domain/lending/ledger/check-disbursement.ts';
import { noRupees } from '#domain/money/rupees.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { newEntry } from '../ledger/new-entry.ts';
import { postTogether } from '../ledger/post-together.ts';
import type { PostedAnswer } from '../ledger/posted-answer.ts';
import type { Posting } from '../ledger/posting.ts';
import { refuseRelation } from '../relations/refuse-related.ts';
import { refusingStopped, screenAgreement } from '../screening/refuse-stopped.ts';
import { moneyRequest, takesSlip } from './money-request.ts';

/**
 * Starts an approved agreement: the goods are delivered and the down payment is recorded, or the money is lent. The installments are
 * owed from then on.
 */
export async function activateAgreement(
  call: Call<typeof paymentEndpoints.activateAgreement>,
): Promise<PostedAnswer> {
  const { params, body } = call.input;
  await screenAgreement(call, params.id);
  const request = { ...moneyRequest(call, 'activate_agreement'), money: body };
  return postTogether(call.context, request, null, (ledger, _, today) => {
    refuseRelation(ledger.relation);
    return {
      ends: [{ ledger, posting: activationOf(ledger, body, today) }],
      prepare: refusingStopped(ledger.id),
    };
  });
}

/** The posting of an activation. Refuses if the ledger can't be activated with this form. */
export function activationOf(ledger: Ledger, body: ActivationForm, today: CalendarDate): Posting {
  const { plan } = ledger;
  const startOn = body.deliveredOn ?? today;
  refuse(refusalOfDelivery(startOn, { ...ledger, today, firstDueOn: plan.firstDueOn }));
  if (ledger.isCustomerBlocked) throw new Refusal('customer_blocked');
  const isLoan = ledger.contractKind === 'qard_e_hasan';
  if (isLoan) refuse(disbursementRefusal(body));
  if (isLoan || plan.downPayment > 0) checkMoney(ledger, body);
  // Money out has its slip like money in: a reference belongs to one transfer, whichever way it went.
  const money = { method: body.method, reference: body.reference, takesSlip: takesSlip(ledger, body) };
  return {
    entries: openingEntriesOf(plan, body.method).map(({ kind, amount }) =>
      newEntry({
        kind,
        amount,
        valuedOn: startOn,
        ...(kind === 'delivery' && { note: body.deliveryNote }),
        ...(kind === 'delivery' && isLoan && { ...money, receiverName: body.receiverName }),
        ...(kind === 'down_payment' && money),
      }),
    ),
    activation: { startOn, downPaymentRow: downPaymentRow({ ...plan, startOn })[0] ?? null },
  };
}

function disbursementRefusal(body: ActivationForm) {
  const reason = refusalOfDisbursement(body);
  return reason === null ? null : { reason };
}

function checkMoney(
  { mayRecordPayments, repeats }: Ledger,
  { method, reference, confirmed }: ActivationForm,
): void {
  if (!mayRecordPayments) throw new Refusal('payments_not_permitted');
  if (method !== 'cash' && reference === null) throw new Refusal('reference_required');
  const warning = 'reference_seen_before';
  if (repeats.sameSlip !== null && !confirmed.includes(warning))
    throw new Refusal('not_confirmed', { warnings: [warning], outstanding: noRupees, repeats });
}
