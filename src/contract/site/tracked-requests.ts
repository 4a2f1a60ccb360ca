import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { formTypes, serviceTypes } from '#domain/desk/contact-requests/form-type.ts';

/** The answer to the holder of a code: what became of the request, and nothing about the person. */
const trackedRequest = z.object({
  code: z.string(),
  formType: z.enum(formTypes),
  service: z.nullable(z.enum(serviceTypes)),
  receivedAt: z.iso.datetime(),
  callBy: z.iso.datetime(),
  calledAt: z.nullable(z.iso.datetime()),
  /** The home visit that is ahead, or the last one that was made. */
  visit: z.nullable(z.object({ on: z.iso.date(), isMade: z.boolean() })),
  /** `unreachable`: nobody answered our calls. `closed`: for any other reason than an answer. */
  ended: z.nullable(z.object({ at: z.iso.datetime(), as: z.enum(['answered', 'unreachable', 'closed']) })),
});
export type TrackedRequest = z.output<typeof trackedRequest>;

export const trackedRequestEndpoints = {
  getTrackedRequest: endpoint({
    method: 'GET',
    path: '/api/tracked-requests/:code',
    summary: 'Whether the request with this code was received, called about, visited and answered',
    access: 'public',
    // PostgreSQL cannot hold U+0000, and no code has a control character.
    params: z.object({ code: z.string().check(z.regex(/^\P{Cc}{1,40}$/u)) }),
    output: trackedRequest,
    errors: ['not_found', 'too_many_requests'],
  }),
};
