import type { customerEndpoints } from '#contract/lending/customers.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { changeCustomerStatus } from './change-customer-status.ts';
import { createCustomer } from './create-customer.ts';
import { findCustomer } from './customers.queries.ts';
import { customerListView, customerView } from './customers.view.ts';
import { editCustomer } from './edit-customer.ts';
import { exportCustomers } from './export-customers.ts';
import { findSimilarCustomers } from './find-similar-customers.ts';
import { listCustomers, matchingCustomers } from './list-customers.queries.ts';
import { listOfficers } from './officers.queries.ts';
import { revealCnic } from './reveal-cnic.ts';

export const customerRoutes: Handlers<typeof customerEndpoints> = {
  listOfficers: async ({ context, reach }) => ({ data: await listOfficers(context.pool, reach) }),
  async listCustomers({ context, reach, input }) {
    const today = businessDateOf(context.clock.now());
    const { cursor, ...filters } = input.body;
    const matches = matchingCustomers(context.db, reach, filters, today);
    const { rows, page } = await listCustomers(context.db, matches, cursor);
    return { data: rows.map((row) => customerListView(row, today)), page };
  },
  exportCustomers,
  findSimilarCustomers: async ({ context, reach, input }) => ({
    data: await findSimilarCustomers(context.pool, reach, input.body),
  }),
  createCustomer: async (call) => ({ data: customerView(await createCustomer(call)) }),
  getCustomer: async ({ context, reach, input }) => ({
    data: customerView(await findCustomer(context.pool, reach, input.params.id)),
  }),
  changeCustomerStatus: async (call) => ({ data: customerView(await changeCustomerStatus(call)) }),
  editCustomer: async (call) => ({ data: customerView(await editCustomer(call)) }),
  revealCnic: async (call) => ({ data: await revealCnic(call) }),
};
