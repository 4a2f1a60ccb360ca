import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import type { signInEndpoints } from '#contract/identity/sign-in.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { OpenedSession } from './open-session.ts';

/** What every way of signing in answers: the token in the body, the cookie that it is bound to beside it. */
export function answerSession(
  { setSessionCookie }: Pick<Call<Endpoint>, 'setSessionCookie'>,
  { token, cookie, absoluteMs, user }: OpenedSession,
): AnswerOf<typeof signInEndpoints.signIn> {
  setSessionCookie({ secret: cookie, maxAgeSeconds: absoluteMs / 1000 });
  return { data: { token, user } };
}
