import type { authEndpoints } from '#contract/auth.ts';
import type { Handlers } from '../http/call.ts';
import { sampleSignIns } from '../sample/sample-sign-ins.ts';
import { sessionUserView } from './auth.view.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export const authRoutes: Handlers<typeof authEndpoints> = {
  async signIn({ context, input, clientAddress, setSessionCookie }) {
    const { token, cookie, absoluteMs, user } = await signIn(context, input.body, clientAddress);
    setSessionCookie({ secret: cookie, maxAgeSeconds: absoluteMs / 1000 });
    return { data: { token, user } };
  },

  async signOut({ context, actor, setSessionCookie }) {
    if (actor !== null) await signOut(context, actor);
    setSessionCookie(null);
    return { data: null };
  },

  async getSession({ actor }) {
    return { data: { user: sessionUserView(actor), expiresAt: actor.expiresAt.toISOString() } };
  },

  async getSignInOptions({ context }) {
    return { data: { samples: context.config.loadSampleData ? sampleSignIns : [] } };
  },
};
