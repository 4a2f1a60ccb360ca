import { callCrew, type Outcome, outcomeOf, paymentsBefore, type Stage, startServer } from './stage.ts';

/** Number of payments answered between two kills. */
const answeredBetween = (kill: number) => 20 + ((kill * 17) % 41);

/**
 * Two servers on one database, each with half of the tellers. They are killed and restarted in turn; meanwhile all tellers use
 * the other server with the same sessions, as behind a proxy.
 */
export async function killOneOfTwo(stage: Stage, kills: number): Promise<Outcome> {
  const before = await paymentsBefore(stage);
  const servers = [startServer(stage), startServer(stage)];
  const addresses = await Promise.all(servers.map((server) => server.ready()));
  const crew = await callCrew(stage, addresses[0] ?? '');
  crew.serverIsAt(...addresses);
  const working = crew.work();
  for (let kill = 0; kill < kills; kill += 1) {
    const [killed, left] = kill % 2 === 0 ? [0, 1] : [1, 0];
    await crew.answeredMore(answeredBetween(kill));
    crew.serverIsGone();
    await servers[killed]?.end('SIGKILL');
    crew.serverIsAt(addresses[left] ?? '');
    const server = startServer(stage);
    servers[killed] = server;
    addresses[killed] = await server.ready();
    await crew.answeredMore(answeredBetween(kill));
    crew.serverIsGone();
    crew.serverIsAt(...addresses);
  }
  crew.finish();
  await working;
  const outcome = await outcomeOf(stage, crew, before, addresses[0] ?? '');
  for (const server of servers) await server.end('SIGTERM');
  return outcome;
}
