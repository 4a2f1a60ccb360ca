import type { paymentRegisterEndpoints } from '#contract/lending/payment-register.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { exportPayments, exportPaymentsWorkbook } from './export-payments.ts';
import { listPayments, sumPayments } from './payment-register.queries.ts';
import { paymentTotalsView, registeredPaymentView } from './payment-register.view.ts';

export const paymentRegisterRoutes: Handlers<typeof paymentRegisterEndpoints> = {
  async listPayments({ context, reach, input }) {
    const { rows, page } = await listPayments(context.pool, reach, input.query);
    return { data: rows.map(registeredPaymentView), page };
  },
  sumPayments: async ({ context, reach, input }) => ({
    data: paymentTotalsView(await sumPayments(context.pool, reach, input.query)),
  }),
  exportPayments,
  exportPaymentsWorkbook,
};
