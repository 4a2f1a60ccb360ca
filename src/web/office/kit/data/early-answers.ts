import { type EarlyAnswer, takeAnswer, takeAnswers } from '#web/session/early-asks.ts';
import { sessionStore } from '#web/session/session.ts';
import { learnSessionEnd } from '#web/session/session-end.ts';

/** The server is asked for what the first page shows before the office is there. Each answer is given once, to the user who asked. */

function learnedFrom(answer: EarlyAnswer): EarlyAnswer {
  const { token } = sessionStore.get();
  if (token !== null && answer.sessionLeft !== null) learnSessionEnd(token, answer.sessionLeft);
  return answer;
}

function authorization(): string {
  return `Bearer ${sessionStore.get().token}`;
}

/** What has been answered so far. */
export function answersSoFar(): readonly EarlyAnswer[] {
  return takeAnswers(authorization()).map(learnedFrom);
}

/** The answer to what is on its way; undefined where it was not asked or was refused. */
export async function earlyAnswer(method: string, target: string, body: unknown): Promise<unknown> {
  const json = body === undefined ? null : JSON.stringify(body);
  const answer = await takeAnswer({ method, target, body: json, authorization: authorization() });
  return answer && learnedFrom(answer).answer;
}
