import type { paymentEndpoints } from '#contract/lending/payments.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { activateAgreement } from './activate-agreement.ts';
import { findPayableOf, loadMoneyBasis } from './money-basis.queries.ts';
import { moneyBasisView, payableView } from './money-basis.view.ts';
import { moveOverpayment } from './move-overpayment.ts';
import { postedView } from './posted.view.ts';
import { recordPayment, recordRecovery } from './record-money.ts';

export const paymentRoutes: Handlers<typeof paymentEndpoints> = {
  async getMoneyBasis({ context, actor, reach, input }) {
    const row = await loadMoneyBasis(context.pool, actor, reach, input.params.id);
    return { data: moneyBasisView(row, businessDateOf(context.clock.now())) };
  },
  async getPayable({ context, reach, input }) {
    const today = businessDateOf(context.clock.now());
    return { data: payableView(await findPayableOf(context.pool, reach, input.params.id, today)) };
  },
  activateAgreement: async (call) => ({ data: postedView(await activateAgreement(call)) }),
  recordPayment: async (call) => ({ data: postedView(await recordPayment(call)) }),
  recordRecovery: async (call) => ({ data: postedView(await recordRecovery(call)) }),
  moveOverpayment: async (call) => ({ data: postedView(await moveOverpayment(call)) }),
};
