import type { Pool } from 'pg';
import type { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { invariant } from '#domain/invariant.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { listMovements, readMovement, readMyCash, readOwnOffer, readPosition } from './cash.queries.ts';
import {
  cashMovementView,
  depositView,
  differenceView,
  expenseView,
  handView,
  offerToCountView,
  ownOfferView,
  placesView,
  reversedCashView,
} from './cash.view.ts';
import { confirmCashDeposit } from './confirm-deposit.ts';
import { confirmCashExpense } from './confirm-expense.ts';
import { depositCash } from './deposit-cash.ts';
import { countCashOffer, withdrawCashOffer } from './end-offer.ts';
import { nameCashCustodian } from './name-cash-custodian.ts';
import { giveCashFloat, handOverCash } from './offer-cash.ts';
import { openCashDrawer } from './open-cash-drawer.ts';
import { payCashExpense } from './pay-expense.ts';
import { placeReversedCash } from './place-reversed-cash.ts';
import { refuseCashDeposit } from './refuse-deposit.ts';
import { listReversedCash } from './reversed-cash.queries.ts';
import { settleCashDifference } from './settle-difference.ts';

async function offerNow(pool: Pool, id: string) {
  const offer = await readOwnOffer(pool, id);
  invariant(offer !== undefined, 'an offer stays');
  return { data: ownOfferView(offer) };
}

async function movementNow(pool: Pool, id: string) {
  const movement = await readMovement(pool, id);
  invariant(movement !== undefined, 'a movement stays');
  return { data: cashMovementView(movement) };
}

export const cashRoutes: Handlers<typeof cashEndpoints> = {
  async getMyCash({ context, actor, reach }) {
    const { held, waiting, toCount, drawers, slips, differences } = await readMyCash(
      context.pool,
      reach,
      actor,
      context.clock.now(),
    );
    return {
      data: {
        held,
        waiting: waiting.map(ownOfferView),
        toCount: toCount.map(offerToCountView),
        drawers: drawers.map((drawer) => ({ ...drawer, held: drawer.isCustodian ? drawer.held : null })),
        slips: slips.map(cashMovementView),
        differences: differences.map(cashMovementView),
      },
    };
  },
  async getCashPosition({ context, actor }) {
    const { places, hands, deposits, expenses, differences, ...sums } = await readPosition(
      context.pool,
      actor,
    );
    return {
      data: {
        branches: places.map(placesView),
        ...sums,
        deposits: deposits.map(depositView),
        expenses: expenses.map(expenseView),
        hands: hands.map(handView),
        differences: differences.map(differenceView),
      },
    };
  },
  async listCashMovements({ context, actor, reach, input }) {
    const { rows, page } = await listMovements(context.pool, reach, actor, input.query.cursor);
    return { data: rows.map(cashMovementView), page };
  },
  handOverCash: async (call) => offerNow(call.context.pool, await handOverCash(call)),
  giveCashFloat: async (call) => offerNow(call.context.pool, await giveCashFloat(call)),
  withdrawCashOffer: async (call) => ({ data: await withdrawCashOffer(call) }),
  countCashOffer: async (call) => movementNow(call.context.pool, await countCashOffer(call)),
  async listReversedCash({ context, actor, reach }) {
    const rows = await listReversedCash(context.pool, reach, actor);
    return { data: rows.map(reversedCashView) };
  },
  placeReversedCash: async (call) => movementNow(call.context.pool, await placeReversedCash(call)),
  settleCashDifference: async (call) => movementNow(call.context.pool, await settleCashDifference(call)),
  depositCash: async (call) => movementNow(call.context.pool, await depositCash(call)),
  confirmCashDeposit: async (call) => movementNow(call.context.pool, await confirmCashDeposit(call)),
  refuseCashDeposit: async (call) => movementNow(call.context.pool, await refuseCashDeposit(call)),
  payCashExpense: async (call) => movementNow(call.context.pool, await payCashExpense(call)),
  confirmCashExpense: async (call) => movementNow(call.context.pool, await confirmCashExpense(call)),
  openCashDrawer: async (call) => movementNow(call.context.pool, await openCashDrawer(call)),
  nameCashCustodian: async (call) => ({ data: await nameCashCustodian(call) }),
};
