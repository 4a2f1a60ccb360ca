import type { OwnPostgres } from './own-postgres.ts';
import { callCrew, type Outcome, outcomeOf, paymentsBefore, type Stage, startServer } from './stage.ts';

const answeredBetween = (kill: number) => 20 + ((kill * 17) % 41);

/** Kills PostgreSQL again and again while tellers post; the server stays and answers 503 meanwhile. */
export async function killPostgres(stage: Stage, postgres: OwnPostgres, kills: number): Promise<Outcome> {
  const before = await paymentsBefore(stage);
  const server = startServer(stage);
  const address = await server.ready();
  const crew = await callCrew(stage, address);
  crew.serverIsAt(address);
  const working = crew.work();
  for (let kill = 0; kill < kills; kill += 1) {
    await crew.answeredMore(answeredBetween(kill));
    await postgres.kill();
    await postgres.startAgain();
  }
  await crew.answeredMore(answeredBetween(kills));
  crew.finish();
  await working;
  const outcome = await outcomeOf(stage, crew, before, address);
  await server.end('SIGTERM');
  return outcome;
}
