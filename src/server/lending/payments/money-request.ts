import type { AuditAction } from '#domain/audit/audit-action.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { PaymentMethod } from '#domain/lending/ledger/bookkeeping.ts';
import { type EntrySituation, equalPaymentMinutes } from '#domain/lending/ledger/check-entry.ts';
import { slipKeyOf } from '#domain/lending/ledger/reference-key.ts';
import { isPayableAmount } from '#domain/money/rupees.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import type { AgreementCall } from '../agreements/agreement-call.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { SoughtMoney } from '../ledger/load-ledger.ts';
import type { PostingRequest } from '../ledger/post-entries.ts';

/** The parts of a call that every money endpoint needs. */
interface MoneyCall extends AgreementCall<object> {
  readonly idempotencyKey: string;
}

/** A call on an agreement as a request to post: named, keyed and hashed. */
export function moneyRequest(call: MoneyCall, action: AuditAction): PostingRequest {
  const { actor, reach, clientAddress, idempotencyKey, input } = call;
  return {
    actor,
    clientAddress,
    action,
    reach,
    agreementId: input.params.id,
    key: idempotencyKey,
    requestHash: requestHash(action, input.body),
  };
}

/** The fields of a form about money that changed hands. */
interface MoneyForm {
  readonly valuedOn: CalendarDate | null;
  readonly method: PaymentMethod;
  readonly reference: string | null;
}

/** The money of a form, valued today unless the form has another day. */
export function moneyOf(
  { context }: MoneyCall,
  { valuedOn, method, reference }: MoneyForm,
): { readonly method: PaymentMethod; readonly reference: string | null; readonly valuedOn: CalendarDate } {
  return { method, reference, valuedOn: valuedOn ?? businessDateOf(context.clock.now()) };
}

/** The facts by which duplicates of a payment at the counter are found. */
export function soughtPayment(
  { context }: Pick<MoneyCall, 'context'>,
  { amount, method, reference }: Pick<MoneyForm, 'method' | 'reference'> & { readonly amount: number },
): SoughtMoney {
  const since = new Date(context.clock.now() - equalPaymentMinutes * 60_000);
  return { method, reference, ...(isPayableAmount(amount) && { equal: { amount, since } }) };
}

/** True for the first use of a slip. False without a slip, and for a second use that a person confirmed. */
export function takesSlip(
  { repeats }: Ledger,
  { method, reference }: Pick<MoneyForm, 'method' | 'reference'>,
): boolean {
  return repeats.sameSlip === null && slipKeyOf(method, reference) !== null;
}

/** The facts by which the money rules judge an entry. */
export function situationOf(ledger: Ledger, today: CalendarDate): EntrySituation {
  const { status, figures, backDatingDaysMax, repeats, plan } = ledger;
  return { status, figures, today, backDatingDaysMax, repeats, deliveredOn: plan.startOn };
}
