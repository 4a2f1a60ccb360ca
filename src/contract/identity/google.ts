import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { openedSession } from './session.ts';
import { totpCode } from './sign-in.ts';

/**
 * `linked`: a Google account signs in to this one. `open`: the first Google account with the same verified e-mail can. `off`:
 * none can.
 */
export const googleStates = ['linked', 'open', 'off'] as const;
export type GoogleState = (typeof googleStates)[number];

export const googleEndpoints = {
  openGoogleSession: endpoint({
    method: 'POST',
    path: '/api/auth/google/session',
    summary:
      'Signs in the user whom Google has just sent back to `/sign-in#google`; a short-lived cookie says who it was, or why not',
    access: 'public',
    body: z.object({ totpCode: totpCode() }),
    output: openedSession,
    errors: [
      'google_failed',
      'google_email_unknown',
      'google_email_unverified',
      'google_turned_off',
      'wrong_credentials',
      'totp_required',
      'wrong_totp_code',
      'too_many_requests',
    ],
  }),
};
