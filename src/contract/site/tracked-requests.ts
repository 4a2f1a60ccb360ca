import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { requiredText } from '#contract/fields/text-field.ts';
import { formTypes, serviceTypes } from '#domain/desk/contact-requests/form-type.ts';
import { languages } from '#domain/language.ts';

const trackedEnds = ['answered', 'unreachable', 'withdrawn', 'closed'] as const;

/** The answer to the holder of a code: what became of the request, and nothing about the person. */
const trackedRequest = z.object({
  code: z.string(),
  /** The language of the visitor. */
  language: z.enum(languages),
  formType: z.enum(formTypes),
  service: z.nullable(z.enum(serviceTypes)),
  receivedAt: z.iso.datetime(),
  callBy: z.iso.datetime(),
  calledAt: z.nullable(z.iso.datetime()),
  /** The home visit that is ahead, the last one that was made, or the one that a withdrawal cancelled. */
  visit: z.nullable(z.object({ on: z.iso.date(), state: z.enum(['ahead', 'made', 'cancelled']) })),
  /** `unreachable`: nobody answered our calls. `withdrawn`: by the visitor. `closed`: for any other reason than an answer. */
  ended: z.nullable(z.object({ at: z.iso.datetime(), as: z.enum(trackedEnds) })),
  /** The words that the visitor may still add; 0 once the request has ended. What was added is not shown: others may have the code. */
  wordsLeft: z.number(),
  /** The last time that the visitor added a word. */
  wroteAt: z.nullable(z.iso.datetime()),
});
export type TrackedRequest = z.output<typeof trackedRequest>;

/** The words that a visitor may add to one request. */
export const visitorWordsMax = 5;
export const visitorWordLengthMax = 500;

export const visitorWordForm = z.object({ text: requiredText(visitorWordLengthMax, 'text_required') });

// PostgreSQL cannot hold U+0000, and no code has a control character.
const byCode = z.object({ code: z.string().check(z.regex(/^\P{Cc}{1,40}$/u)) });

export const trackedRequestEndpoints = {
  getTrackedRequest: endpoint({
    method: 'GET',
    path: '/api/tracked-requests/:code',
    summary: 'Whether the request with this code was received, called about, visited and answered',
    access: 'public',
    params: byCode,
    output: trackedRequest,
    errors: ['not_found', 'too_many_requests'],
  }),
  addVisitorWord: endpoint({
    method: 'POST',
    path: '/api/tracked-requests/:code/words',
    summary: `Adds a word of the visitor to the history of the request, ${visitorWordsMax} at most; the promise of a call stays as it is`,
    access: 'public',
    params: byCode,
    body: visitorWordForm,
    output: trackedRequest,
    errors: ['not_found', 'too_many_requests', 'tracked_request_ended', 'visitor_words_used_up'],
  }),
  withdrawContactRequest: endpoint({
    method: 'POST',
    path: '/api/tracked-requests/:code/withdrawal',
    summary: 'Withdraws the request with this code, and cancels its booked visit; once more changes nothing',
    access: 'public',
    params: byCode,
    output: trackedRequest,
    errors: ['not_found', 'too_many_requests', 'tracked_request_ended'],
  }),
};
