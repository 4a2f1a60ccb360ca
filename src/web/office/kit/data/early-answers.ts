import { type EarlyAnswer, takeAnswer, takeAnswers } from '#web/session/early-asks.ts';
import { sessionStore } from '#web/session/session.ts';
import { updateSessionEnd } from '#web/session/session-end.ts';

/** The requests of the first page start before the office has loaded. Each answer is handed out once, to the user who asked. */

function learnedFrom(answer: EarlyAnswer): EarlyAnswer {
  const { token } = sessionStore.get();
  if (token !== null && answer.sessionLeft !== null) updateSessionEnd(token, answer.sessionLeft);
  return answer;
}

function authorization(): string {
  return `Bearer ${sessionStore.get().token}`;
}

/** The answers that have arrived so far. */
export function answersSoFar(): readonly EarlyAnswer[] {
  return takeAnswers(authorization()).map(learnedFrom);
}

/** The answer to a pending request; undefined when none was sent or it was refused. */
export async function earlyAnswer(method: string, target: string, body: unknown): Promise<unknown> {
  const json = body === undefined ? null : JSON.stringify(body);
  const answer = await takeAnswer({ method, target, body: json, authorization: authorization() });
  return answer && learnedFrom(answer).answer;
}
