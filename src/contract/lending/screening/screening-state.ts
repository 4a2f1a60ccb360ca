import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/** Apart from the other endpoints of screening, because the menus ask it. */
export const screeningStateEndpoints = {
  getScreening: endpoint({
    method: 'GET',
    path: '/api/screening',
    summary: 'Whether people are screened, and how many matches wait for a decision',
    access: 'screening.manage',
    output: z.object({ isOn: z.boolean(), openStops: z.number(), openLooks: z.number() }),
  }),
};
