import { drainMs } from '#server/stoppable-server.ts';
import { signIn } from '../http-posting.ts';
import { type Stage, startServer, tellers } from './stage.ts';
import { newPayment, openCounter, send } from './teller.ts';

export interface Stops {
  readonly answered: number;
  /** Recorded, and its sender never told, although the server had not yet broken off what was under way. */
  readonly unanswered: number;
  /** Answers, to what was sent after the server said that it stops, that did not say that the connection ends. */
  readonly keptOpen: number;
  readonly longestMs: number;
  /** The slowest answer, which tells how slow the machine was meanwhile. */
  readonly slowestAnswerMs: number;
}

const answeredBefore = 40;

/** Stops the server by SIGTERM while clients keep their connections busy, so many times. */
export async function stopServer(stage: Stage, stops: number): Promise<Stops> {
  const totals = { answered: 0, unanswered: 0, keptOpen: 0, longestMs: 0, slowestAnswerMs: 0 };
  for (let stop = 0; stop < stops; stop += 1) {
    const { answered, unanswered, keptOpen, longestMs, slowestAnswerMs } = await stopOnce(stage);
    totals.answered += answered;
    totals.unanswered += unanswered;
    totals.keptOpen += keptOpen;
    totals.longestMs = Math.max(totals.longestMs, longestMs);
    totals.slowestAnswerMs = Math.max(totals.slowestAnswerMs, slowestAnswerMs);
  }
  return totals;
}

async function stopOnce(stage: Stage): Promise<Stops> {
  const server = startServer(stage);
  const address = await server.ready();
  const session = await signIn(address, stage.identifier, stage.password);
  const { promise: busy, resolve: isBusy } = Promise.withResolvers<void>();
  /** The requests whose connection ended without an answer, and when. */
  const lost: { readonly key: string; readonly at: number }[] = [];
  let answered = 0;
  let keptOpen = 0;
  let slowestAnswerMs = 0;
  let stoppingAt = Number.POSITIVE_INFINITY;
  const postUntilGone = async (teller: number) => {
    const counter = openCounter(session);
    for (;;) {
      const payment = newPayment(stage.agreementIds[teller % stage.agreementIds.length] ?? '');
      const sentAt = performance.now();
      const answer = await send(address, counter, payment);
      if (answer === null) {
        lost.push({ key: payment.key, at: performance.now() });
        return;
      }
      slowestAnswerMs = Math.max(slowestAnswerMs, performance.now() - sentAt);
      answered += 1;
      if (answered === answeredBefore) isBusy();
      if (sentAt > stoppingAt + stepMs && !answer.isLast) keptOpen += 1;
    }
  };
  const posting = Array.from({ length: tellers }, (_, teller) => postUntilGone(teller));
  await busy;
  const signalledAt = performance.now();
  const ended = server.end('SIGTERM');
  await server.stopping();
  stoppingAt = performance.now();
  await ended;
  const longestMs = performance.now() - stoppingAt;
  await Promise.all(posting);
  const untold = lost.filter(({ at }) => at - signalledAt < drainMs).map(({ key }) => key);
  const { rowCount } = await stage.pool.query('SELECT FROM idempotency_keys WHERE key = ANY ($1::uuid[])', [
    untold,
  ]);
  return { answered, unanswered: rowCount ?? 0, keptOpen, longestMs, slowestAnswerMs };
}

/** From saying that it stops to answering so is one step of the server; a busy machine may interrupt it there. */
const stepMs = 100;
