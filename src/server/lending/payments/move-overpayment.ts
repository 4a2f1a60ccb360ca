import { v7 as uuidv7 } from 'uuid';
import type { paymentEndpoints } from '#contract/lending/payments.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import { type RecordedKind, refusalOfEntry } from '#domain/lending/ledger/check-entry.ts';
import { rupees } from '#domain/money/rupees.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { newEntry } from '../ledger/new-entry.ts';
import { type End, postTogether } from '../ledger/post-together.ts';
import type { PostedAnswer } from '../ledger/posted-answer.ts';
import { refuseRelation } from '../relations/refuse-related.ts';
import { refuseUnseen } from './money-entry.ts';
import { moneyRequest, situationOf } from './money-request.ts';

type Move = Call<typeof paymentEndpoints.moveOverpayment>;

/** Moves an overpayment from one agreement to another of the same customer: both entries are written, or neither. */
export function moveOverpayment(call: Move): Promise<PostedAnswer> {
  const { body, params } = call.input;
  // The two agreements must differ; two postings to one ledger would not see each other.
  if (params.id === body.toAgreementId) throw new Refusal('not_same_customer');
  return postTogether(
    call.context,
    moneyRequest(call, 'move_overpayment'),
    body.toAgreementId,
    (from, to, today) => {
      refuseRelation(from.relation);
      invariant(to !== null, 'the agreement to pay was asked for');
      if (from.customerId !== to.customerId) throw new Refusal('not_same_customer');
      refuseUnseen(body, from);
      const transferId = uuidv7();
      return {
        ends: [endOf('refund', from, transferId, body, today), endOf('payment', to, transferId, body, today)],
      };
    },
  );
}

function endOf(
  kind: Extract<RecordedKind, 'refund' | 'payment'>,
  ledger: Ledger,
  transferId: string,
  { amount, note }: Move['input']['body'],
  today: CalendarDate,
): End {
  const asked = { kind, amount, valuedOn: today, money: 'transfer', reference: null, confirmed: [] } as const;
  refuse(refusalOfEntry(asked, situationOf(ledger, today)));
  const moved = { amount: rupees(amount), valuedOn: today, method: 'transfer', transferId } as const;
  return { ledger, posting: { entries: [newEntry({ kind, ...moved, note })] } };
}
