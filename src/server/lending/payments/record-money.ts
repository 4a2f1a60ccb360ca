import type { paymentEndpoints } from '#contract/lending/payments.ts';
import type { Call } from '#server/platform/http/call.ts';
import { announce } from '#server/platform/live/announce.ts';
import { postEntries } from '../ledger/post-entries.ts';
import type { PostedAnswer } from '../ledger/posted-answer.ts';
import { moneyEntry } from './money-entry.ts';
import { moneyOf, moneyRequest } from './money-request.ts';

/** Records what a customer paid, and gives its receipt a number. The transfer that it is, where the customer reported one, is matched to it. */
export async function recordPayment(
  call: Call<typeof paymentEndpoints.recordPayment>,
): Promise<PostedAnswer> {
  const { context, input } = call;
  const { transferReportId } = input.body;
  const money = moneyOf(call, input.body);
  const request = { ...moneyRequest(call, 'record_payment'), money };
  let branchId: string | null = null;
  const answer = await postEntries(context, request, (ledger, today) => {
    branchId = ledger.branchId;
    return { entries: [moneyEntry('payment', { ...input.body, ...money }, ledger, today)], transferReportId };
  });
  // Payments are not announced; that nobody has to look for this one any more is.
  if (transferReportId !== undefined && branchId !== null)
    await announce(context.pool, { kind: 'customer_requests', branchId });
  return answer;
}

/** Records what came in after the rest was written off. */
export function recordRecovery(call: Call<typeof paymentEndpoints.recordRecovery>): Promise<PostedAnswer> {
  const money = moneyOf(call, call.input.body);
  const request = { ...moneyRequest(call, 'record_recovery'), money };
  return postEntries(call.context, request, (ledger, today) => ({
    entries: [moneyEntry('recovery', { ...call.input.body, ...money }, ledger, today)],
  }));
}

/** Gives back what no installment could take. */
export function refundOverpayment(
  call: Call<typeof paymentEndpoints.refundOverpayment>,
): Promise<PostedAnswer> {
  const money = moneyOf(call, call.input.body);
  const request = { ...moneyRequest(call, 'refund_overpayment'), money };
  return postEntries(call.context, request, (ledger, today) => ({
    entries: [moneyEntry('refund', { ...call.input.body, ...money }, ledger, today)],
  }));
}
