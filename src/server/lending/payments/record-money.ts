import type { paymentEndpoints } from '#contract/lending/payments.ts';
import type { Call } from '#server/platform/http/call.ts';
import { postEntries } from '../ledger/post-entries.ts';
import type { PostedAnswer } from '../ledger/posted-answer.ts';
import { refuseRelation } from '../relations/refuse-related.ts';
import { moneyEntry } from './money-entry.ts';
import { moneyOf, moneyRequest, soughtPayment } from './money-request.ts';

/** Records a customer's payment, and numbers its receipt. If the customer reported the transfer, the report is matched to it. */
export function recordPayment(call: Call<typeof paymentEndpoints.recordPayment>): Promise<PostedAnswer> {
  const { body } = call.input;
  const money = moneyOf(call, body);
  const request = { ...moneyRequest(call, 'record_payment'), money: soughtPayment(call, body) };
  return postEntries(call.context, request, (ledger, today) => {
    refuseRelation(ledger.relation);
    return {
      entries: [moneyEntry('payment', { ...body, ...money }, ledger, today)],
      transferReportId: body.transferReportId,
    };
  });
}

/** Records money received after the write-off. */
export function recordRecovery(call: Call<typeof paymentEndpoints.recordRecovery>): Promise<PostedAnswer> {
  const money = moneyOf(call, call.input.body);
  const request = { ...moneyRequest(call, 'record_recovery'), money };
  return postEntries(call.context, request, (ledger, today) => {
    refuseRelation(ledger.relation);
    return {
      entries: [moneyEntry('recovery', { ...call.input.body, ...money }, ledger, today)],
    };
  });
}
