import type { secondStepResetEndpoints } from '#contract/lending/second-step-resets.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { decideSecondStepReset } from './decide-second-step-reset.ts';
import { requestSecondStepReset } from './request-second-step-reset.ts';
import { findSecondStep, listClosedResets, listSecondStepResets } from './second-step-resets.queries.ts';
import { closedResetView, secondStepResetView } from './second-step-resets.view.ts';
import { withdrawSecondStepReset } from './withdraw-second-step-reset.ts';

export const secondStepResetRoutes: Handlers<typeof secondStepResetEndpoints> = {
  async getSecondStep({ context, actor, reach, input }) {
    const { isOn, waiting } = await findSecondStep(context.pool, reach, input.params.id);
    return { data: { isOn, waiting: waiting && secondStepResetView(waiting, actor) } };
  },
  requestSecondStepReset: async (call) => ({
    data: secondStepResetView(await requestSecondStepReset(call), call.actor),
  }),
  async listSecondStepResets({ context, actor, reach }) {
    const rows = await listSecondStepResets(context.pool, reach);
    return { data: rows.map((row) => secondStepResetView(row, actor)) };
  },
  async listClosedResets({ context, reach, input }) {
    const { rows, page } = await listClosedResets(context.pool, reach, input.query.cursor);
    return { data: rows.map(closedResetView), page };
  },
  withdrawSecondStepReset: async (call) => ({ data: await withdrawSecondStepReset(call) }),
  decideSecondStepReset: async (call) => ({ data: await decideSecondStepReset(call) }),
};
