import type { customerEndpoints } from '#contract/lending/customers.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { createCustomer } from './create-customer.ts';
import { findCustomer, listOfficers } from './customers.queries.ts';
import { customerListView, customerView, debtView } from './customers.view.ts';
import { editCustomer } from './edit-customer.ts';
import { exportCustomers, exportCustomersWorkbook } from './export-customers.ts';
import { findDebts } from './find-debts.ts';
import { findSimilarCustomers } from './find-similar-customers.ts';
import { listCustomers, sumCustomers } from './list-customers.queries.ts';
import { revealCnic } from './reveal-cnic.ts';
import { setCustomerStatus } from './set-customer-status.ts';

export const customerRoutes: Handlers<typeof customerEndpoints> = {
  async listCustomers({ context, reach, input }) {
    const today = businessDateOf(context.clock.now());
    const { rows, page } = await listCustomers(context.pool, reach, input.body, today);
    const debts = await findDebts(
      context.pool,
      rows.map(({ id }) => id),
      today,
    );
    return {
      data: rows.map((row) => ({ ...customerListView(row, today), ...debtView(debts.get(row.id)) })),
      page,
    };
  },
  async sumCustomers({ context, reach, input }) {
    const today = businessDateOf(context.clock.now());
    return { data: { outstanding: await sumCustomers(context.pool, reach, input.body, today) } };
  },
  exportCustomers,
  exportCustomersWorkbook,
  listOfficers: async ({ context, reach }) => ({ data: await listOfficers(context.pool, reach) }),
  findSimilarCustomers: async (call) => ({ data: await findSimilarCustomers(call) }),
  createCustomer: async (call) => ({ data: customerView(await createCustomer(call)) }),
  getCustomer: async ({ context, reach, input }) => ({
    data: customerView(await findCustomer(context.pool, reach, input.params.id)),
  }),
  editCustomer: async (call) => ({ data: customerView(await editCustomer(call)) }),
  setCustomerStatus: async (call) => ({ data: customerView(await setCustomerStatus(call)) }),
  revealCnic: async (call) => ({ data: await revealCnic(call) }),
};
