import type { signInEndpoints } from '#contract/identity/sign-in.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { answerSession } from '../session/answer-session.ts';
import { signIn } from './sign-in.ts';

export const signInRoutes: Handlers<typeof signInEndpoints> = {
  signIn: async (call) => answerSession(call, await signIn(call)),

  async getSignInOptions({ context: { config, sampleSignIns } }) {
    return {
      data: {
        samples: [...sampleSignIns],
        google: config.google !== undefined,
        passwordReset: config.mail === undefined ? 'branch' : 'email',
      },
    };
  },
};
