import type { approvalRequestEndpoints, RefundWaysView } from '#contract/lending/approval-requests.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { refundWaysOf } from '#domain/lending/ledger/refund-ways.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { refuseStatus } from './kinds/refuse-status.ts';
import { loadSituation } from './load-situation.ts';

type WaysCall = Call<typeof approvalRequestEndpoints.getRefundWays>;

/** The overpayment of an agreement with the ways by which it goes back, for the form of the request. */
export async function showRefundWays({ context, actor, reach, input }: WaysCall): Promise<RefundWaysView> {
  const query = { agreementId: input.params.id, userId: actor.userId, reach, key: null };
  const today = businessDateOf(context.clock.now());
  const situation = await loadSituation(context.pool, query, 'refund', null, today);
  if (situation === null) throw new Refusal('not_found');
  const { ledger, shown } = situation;
  refuseStatus('settle_overpayment', ledger);
  const { overpaid } = ledger.figures;
  const { ways, cashMax } = refundWaysOf(ledger.entries, shown, overpaid);
  return { overpaid, ways: ways.map(({ method, amount }) => ({ method, amount })), cashMax };
}
