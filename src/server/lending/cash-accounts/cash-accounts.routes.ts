import type { cashAccountEndpoints } from '#contract/lending/cash/cash-accounts.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { listCashAccounts, readCashAccount } from './cash-accounts.queries.ts';
import { closeCashAccount, renameCashAccount } from './change-account.ts';
import { openCashAccount } from './open-account.ts';

export const cashAccountRoutes: Handlers<typeof cashAccountEndpoints> = {
  listCashAccounts: async ({ context }) => ({ data: await listCashAccounts(context.pool) }),
  async openCashAccount(call) {
    return { data: await readCashAccount(call.context.pool, await openCashAccount(call)) };
  },
  async renameCashAccount(call) {
    await renameCashAccount(call);
    return { data: await readCashAccount(call.context.pool, call.input.params.id) };
  },
  async closeCashAccount(call) {
    await closeCashAccount(call);
    return { data: await readCashAccount(call.context.pool, call.input.params.id) };
  },
};
