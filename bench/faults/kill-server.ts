import { callCrew, type Outcome, outcomeOf, paymentsBefore, type Stage, startServer } from './stage.ts';

/** Number of payments answered between two kills: 20 to 60, so that no kill falls on the same point of a posting. */
const answeredBetween = (kill: number) => 20 + ((kill * 17) % 41);

/** Kills the server again and again while tellers post, and starts it again each time. */
export async function killServer(stage: Stage, kills: number): Promise<Outcome> {
  const before = await paymentsBefore(stage);
  let server = startServer(stage);
  let address = await server.ready();
  const crew = await callCrew(stage, address);
  crew.serverIsAt(address);
  const working = crew.work();
  for (let kill = 0; kill < kills; kill += 1) {
    await crew.answeredMore(answeredBetween(kill));
    crew.serverIsGone();
    await server.end('SIGKILL');
    server = startServer(stage);
    address = await server.ready();
    crew.serverIsAt(address);
  }
  crew.finish();
  await working;
  const outcome = await outcomeOf(stage, crew, before, address);
  await server.end('SIGTERM');
  return outcome;
}
