import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import type { signInEndpoints } from '#contract/identity/sign-in.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { OpenedSession } from './open-session.ts';

/** The answer of every sign-in: the token in the body, its cookie, and the cookie that marks the browser as known. */
export function answerSession(
  { setSessionCookie, browser }: Pick<Call<Endpoint>, 'setSessionCookie' | 'browser'>,
  { token, cookie, browserSecret, absoluteMs, user }: OpenedSession,
): AnswerOf<typeof signInEndpoints.signIn> {
  setSessionCookie({ secret: cookie, maxAgeSeconds: absoluteMs / 1000 });
  browser.remember(browserSecret);
  return { data: { token, user } };
}
