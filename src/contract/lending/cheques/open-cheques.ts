import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/** The number and the sum of the cheques that are not cleared, and the day of the oldest. */
const openCheques = z.object({
  cheques: z.number(),
  amount: z.number(),
  oldestOn: z.nullable(z.iso.date()),
});
export type OpenCheques = z.output<typeof openCheques>;

/** Apart from the other endpoints of cheques, because the pages of each queue ask it. */
export const openChequeEndpoints = {
  sumOpenCheques: endpoint({
    method: 'GET',
    path: '/api/cheques/open',
    summary: 'The number and the sum of the cheques that are not cleared',
    access: 'payments.record',
    query: z.object({ branchId: z.optional(z.uuid()) }),
    output: openCheques,
  }),
};
