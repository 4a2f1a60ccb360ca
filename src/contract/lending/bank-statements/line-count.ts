import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';

/** Apart from the other endpoints of lines, because the pages of each queue ask it. */
export const lineCountEndpoints = {
  countLinesToMatch: endpoint({
    method: 'GET',
    path: '/api/statement-lines/count',
    summary: 'The number of lines that wait for the caller',
    access: 'statement-lines.match',
    output: z.object({ waiting: z.number() }),
  }),
};
