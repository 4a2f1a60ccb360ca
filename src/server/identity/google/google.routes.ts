import type { googleEndpoints } from '#contract/identity/google.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { answerSession } from '../session/answer-session.ts';
import { openGoogleSession } from './open-google-session.ts';

export const googleRoutes: Handlers<typeof googleEndpoints> = {
  openGoogleSession: async (call) => answerSession(call, await openGoogleSession(call)),
};
