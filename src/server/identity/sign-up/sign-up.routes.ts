import type { signUpEndpoints } from '#contract/identity/sign-up.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { answerSession } from '../session/answer-session.ts';
import { signUp } from './sign-up.ts';

export const signUpRoutes: Handlers<typeof signUpEndpoints> = {
  signUp: async (call) => answerSession(call, await signUp(call)),
};
