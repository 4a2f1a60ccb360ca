import type { customerMoveEndpoints } from '#contract/lending/customer-moves.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { foreseeCustomerMove } from './foresee-customer-move.ts';
import { moveCustomers } from './move-customers.ts';

export const customerMoveRoutes: Handlers<typeof customerMoveEndpoints> = {
  foreseeCustomerMove: async (call) => ({ data: await foreseeCustomerMove(call) }),
  moveCustomers: async (call) => ({ data: await moveCustomers(call) }),
};
