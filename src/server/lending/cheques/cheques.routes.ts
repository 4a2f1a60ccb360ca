import type { chequeEndpoints } from '#contract/lending/cheques/cheques.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { listCheques, sumOpenCheques } from './cheques.queries.ts';
import { chequeView } from './cheques.view.ts';
import { recordChequeStep, takeBackChequeStep } from './step-cheque.ts';

export const chequeRoutes: Handlers<typeof chequeEndpoints> = {
  async listCheques({ context: { pool, clock }, reach, input }) {
    const { rows, page } = await listCheques(pool, reach, input.query);
    const today = businessDateOf(clock.now());
    return { data: rows.map((row) => chequeView(row, today)), page };
  },
  sumOpenCheques: async ({ context, reach, input }) => ({
    data: await sumOpenCheques(context.pool, reach, input.query.branchId),
  }),
  async recordChequeStep(call) {
    await recordChequeStep(call);
    return { data: null };
  },
  async takeBackChequeStep(call) {
    await takeBackChequeStep(call);
    return { data: null };
  },
};
