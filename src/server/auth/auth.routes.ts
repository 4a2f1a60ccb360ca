import type { authEndpoints } from '#contract/account/auth.ts';
import { openGoogleSession } from '../google/open-google-session.ts';
import type { Call, Handlers } from '../http/call.ts';
import { forgetPassword } from '../password-reset/forget-password.ts';
import { resetPassword } from '../password-reset/reset-password.ts';
import { sampleSignIns } from '../sample/sample-sign-ins.ts';
import { setUp } from '../set-up/set-up.ts';
import { sessionUserView } from './auth.view.ts';
import type { OpenedSession } from './open-session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

/** What every way of signing in answers. */
function opened(
  { setSessionCookie }: Pick<Call<typeof authEndpoints.signIn>, 'setSessionCookie'>,
  { token, cookie, absoluteMs, user }: OpenedSession,
) {
  setSessionCookie({ secret: cookie, maxAgeSeconds: absoluteMs / 1000 });
  return { data: { token, user } };
}

export const authRoutes: Handlers<typeof authEndpoints> = {
  signIn: async (call) => opened(call, await signIn(call)),
  signUp: async (call) => opened(call, await signUp(call)),
  setUp: async (call) => opened(call, await setUp(call)),
  openGoogleSession: async (call) => opened(call, await openGoogleSession(call)),

  async signOut({ context, actor, clientAddress, setSessionCookie }) {
    if (actor !== null) await signOut(context, { actor, clientAddress });
    setSessionCookie(null);
    return { data: null };
  },

  async getSession({ actor }) {
    const { expiresAt, mustSetUpTotp } = actor;
    return { data: { user: sessionUserView(actor), expiresAt: expiresAt.toISOString(), mustSetUpTotp } };
  },

  async getSignInOptions({ context: { config } }) {
    return {
      data: {
        samples: config.loadSampleData ? sampleSignIns : [],
        google: config.google !== undefined,
        passwordReset: config.mail === undefined ? 'branch' : 'email',
      },
    };
  },

  async forgetPassword({ context, input, clientAddress }) {
    const { identifier } = input.body;
    await context.rateLimits.admit('password_reset', clientAddress);
    await context.rateLimits.admit('forgotten_password', identifier.toLowerCase());
    // Not waited for: how long it takes would tell whether there is such an account.
    void forgetPassword(context, identifier, clientAddress);
    return { data: null };
  },

  async resetPassword(call) {
    await resetPassword(call);
    return { data: null };
  },
};
