import type { Pool } from 'pg';
import type { cashEndpoints } from '#contract/lending/cash/cash.ts';
import type { handOverCashEndpoints } from '#contract/lending/cash/hand-over-cash.ts';
import { invariant } from '#domain/invariant.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import {
  findReadableMovement,
  listMovements,
  readMyCash,
  readOwnOffer,
  readPosition,
} from './cash.queries.ts';
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
import { depositCash, depositSlippedCash } from './deposit-cash.ts';
import { countCashOffer, withdrawCashOffer } from './end-offer.ts';
import { readHandOverCash } from './hand-over/read-hand-over-cash.ts';
import { movementNow } from './movement-now.ts';
import { nameCashCustodian } from './name-cash-custodian.ts';
import { giveCashFloat, handOverCash } from './offer-cash.ts';
import { openCashDrawer } from './open-cash-drawer.ts';
import { placeReversedCash } from './place-reversed-cash.ts';
import { refuseCashDeposit } from './refuse-deposit.ts';
import { listReversedCash } from './reversed-cash.queries.ts';
import { settleCashDifference } from './settle-difference.ts';

async function offerNow(pool: Pool, id: string) {
  const offer = await readOwnOffer(pool, id);
  invariant(offer !== undefined, 'an offer stays');
  return { data: ownOfferView(offer) };
}

export const cashRoutes: Handlers<typeof cashEndpoints & typeof handOverCashEndpoints> = {
  async getMyCash({ context, actor, reach }) {
    const { held, limit, waiting, toCount, drawers, slips, differences } = await readMyCash(
      context.pool,
      reach,
      actor,
      context.clock.now(),
    );
    return {
      data: {
        held,
        limit,
        waiting: waiting.map(ownOfferView),
        toCount: toCount.map(offerToCountView),
        drawers: drawers.map((drawer) => ({ ...drawer, held: drawer.isCustodian ? drawer.held : null })),
        slips: slips.map((row) => cashMovementView(row, actor.userId)),
        differences: differences.map((row) => cashMovementView(row, actor.userId)),
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
        deposits: deposits.map((row) => depositView(row, actor.userId)),
        expenses: expenses.map((row) => expenseView(row, actor.userId)),
        hands: hands.map(handView),
        differences: differences.map((row) => differenceView(row, actor.userId)),
      },
    };
  },
  async listCashMovements({ context, actor, reach, input }) {
    const { rows, page } = await listMovements(context.pool, reach, actor, input.query);
    return { data: rows.map((row) => cashMovementView(row, actor.userId)), page };
  },
  async getCashMovement({ context, actor, reach, input }) {
    const row = await findReadableMovement(context.pool, reach, actor, input.params.id);
    return { data: cashMovementView(row, actor.userId) };
  },
  getHandOverCash: async (call) => ({ data: await readHandOverCash(call) }),
  handOverCash: async (call) => offerNow(call.context.pool, await handOverCash(call)),
  giveCashFloat: async (call) => offerNow(call.context.pool, await giveCashFloat(call)),
  withdrawCashOffer: async (call) => ({ data: await withdrawCashOffer(call) }),
  countCashOffer: async (call) => movementNow(call, await countCashOffer(call)),
  async listReversedCash({ context, actor, reach }) {
    const rows = await listReversedCash(context.pool, reach, actor);
    return { data: rows.map(reversedCashView) };
  },
  placeReversedCash: async (call) => movementNow(call, await placeReversedCash(call)),
  settleCashDifference: async (call) => movementNow(call, await settleCashDifference(call)),
  depositCash: async (call) => movementNow(call, await depositCash(call)),
  depositSlippedCash: async (call) => movementNow(call, await depositSlippedCash(call)),
  confirmCashDeposit: async (call) => movementNow(call, await confirmCashDeposit(call)),
  refuseCashDeposit: async (call) => movementNow(call, await refuseCashDeposit(call)),
  openCashDrawer: async (call) => movementNow(call, await openCashDrawer(call)),
  nameCashCustodian: async (call) => ({ data: await nameCashCustodian(call) }),
};
