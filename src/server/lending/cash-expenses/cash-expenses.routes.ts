import type { cashExpenseEndpoints } from '#contract/lending/cash/cash-expenses.ts';
import { keptPictureType } from '#contract/picture.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { findPicture } from '../cash/cash.queries.ts';
import { movementNow } from '../cash/movement-now.ts';
import { confirmCashExpense } from './confirm-expense.ts';
import { payBilledCashExpense, payCashExpense } from './pay-expense.ts';
import { refuseCashExpense } from './refuse-expense.ts';

export const cashExpenseRoutes: Handlers<typeof cashExpenseEndpoints> = {
  payCashExpense: async (call) => movementNow(call, await payCashExpense(call)),
  payBilledCashExpense: async (call) => movementNow(call, await payBilledCashExpense(call)),
  async showCashPicture({ context, actor, reach, input }) {
    const hash = await findPicture(context.pool, reach, actor, input.params.id);
    return { picture: await context.files.read(hash), mediaType: keptPictureType, isImmutable: false };
  },
  confirmCashExpense: async (call) => movementNow(call, await confirmCashExpense(call)),
  refuseCashExpense: async (call) => movementNow(call, await refuseCashExpense(call)),
};
