import type { customerEndpoints } from '#contract/lending/customers.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { createCustomer } from './create-customer.ts';
import { findCustomer } from './customers.queries.ts';
import { customerView } from './customers.view.ts';
import { editCustomer } from './edit-customer.ts';
import { revealCnic } from './reveal-cnic.ts';

export const customerRoutes: Handlers<typeof customerEndpoints> = {
  createCustomer: async (call) => ({ data: customerView(await createCustomer(call)) }),
  getCustomer: async ({ context, reach, input }) => ({
    data: customerView(await findCustomer(context.pool, reach, input.params.id)),
  }),
  editCustomer: async (call) => ({ data: customerView(await editCustomer(call)) }),
  revealCnic: async (call) => ({ data: await revealCnic(call) }),
};
