import * as z from 'zod/mini';
import { languages } from '#domain/language.ts';
import { roles } from '#domain/role.ts';
import { endpoint } from './endpoint.ts';
import { requiredText } from './text-field.ts';

/** What the browser keeps of the signed-in user, under the storage key `userData`. Nothing more than this. */
const sessionUser = z.object({
  fullName: z.string(),
  role: z.enum(roles),
  email: z.nullable(z.string()),
  language: z.enum(languages),
});
export type SessionUser = z.output<typeof sessionUser>;

export const credentials = z.object({
  /** A phone in any of its written forms, or an e-mail. */
  identifier: requiredText(254, 'identifier_required'),
  /** Not trimmed: a space may be part of it. */
  password: z
    .string({ error: (issue) => (issue.input === undefined ? 'password_required' : undefined) })
    .check(z.minLength(1, 'password_required'), z.maxLength(200)),
});

const session = z.object({
  user: sessionUser,
  /** The session ends then unless it is used before. */
  expiresAt: z.iso.datetime(),
});

export const authEndpoints = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs in by phone or e-mail and password; also sets the cookie that the token is bound to',
    access: 'public',
    body: credentials,
    output: z.object({ token: z.string(), user: sessionUser }),
    errors: ['wrong_credentials', 'too_many_requests'],
  }),
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
    summary: 'Who is signed in, and until when',
    access: 'signed-in',
    output: session,
  }),
  getSignInOptions: endpoint({
    method: 'GET',
    path: '/api/auth/sign-in-options',
    summary: 'What the sign-in page may offer here: the sample sign-ins, when the sample data is loaded',
    access: 'public',
    output: z.object({
      samples: z.array(z.object({ role: z.enum(roles), identifier: z.string(), password: z.string() })),
    }),
  }),
};
