import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { languages } from '#domain/language.ts';
import { listRows } from '#domain/list-rows.ts';
import { roles } from '#domain/rights/role.ts';
import { hiddenColumns } from './saved-views.ts';

/** The browser's record of the signed-in user, under the storage key `userData`. It has nothing more than this. */
const sessionUser = z.object({
  fullName: z.string(),
  role: z.enum(roles),
  email: z.nullable(z.string()),
  language: z.enum(languages),
});
export type SessionUser = z.output<typeof sessionUser>;

/** The answer of every way of signing in. The cookie that the token is bound to comes with it. */
export const openedSession = z.object({ token: z.string(), user: sessionUser });

export const sessionEndpoints = {
  signOut: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Ends the session at once; without a session there is nothing to end, which is not an error',
    access: 'public',
    output: z.null(),
  }),
  getSession: endpoint({
    method: 'GET',
    path: '/api/auth/session',
    summary: 'The signed-in user, and when the session ends',
    access: 'signed-in',
    output: z.object({
      user: sessionUser,
      /** The user's name, in each language in which it is known. */
      name: writtenText,
      /** The session ends then unless it is used earlier. */
      expiresAt: z.iso.datetime(),
      /** Until it is done, the user reaches only sign-in and profile; other calls are refused with `totp_set_up_required`. */
      mustSetUpTotp: z.boolean(),
      /** The moment from which that is so; null if two-step sign-in is on, or is the user's own choice. */
      totpDueAt: z.nullable(z.iso.datetime()),
      listRows: z.enum(listRows),
      hiddenColumns: z.array(hiddenColumns),
    }),
  }),
};
