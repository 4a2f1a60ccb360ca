import type { setUpEndpoints } from '#contract/identity/set-up.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { answerSession } from '../session/answer-session.ts';
import { setUp } from './set-up.ts';

export const setUpRoutes: Handlers<typeof setUpEndpoints> = {
  setUp: async (call) => answerSession(call, await setUp(call)),
};
