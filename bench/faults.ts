import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crowdOneAgreement } from './faults/crowd.ts';
import { fillDisk } from './faults/fill-disk.ts';
import { killOneOfTwo } from './faults/kill-one-of-two.ts';
import { killPostgres } from './faults/kill-postgres.ts';
import { killServer } from './faults/kill-server.ts';
import { createOwnStage, type OwnStage } from './faults/own-stage.ts';
import type { Outcome } from './faults/stage.ts';
import { stopServer } from './faults/stop-server.ts';
import { atMost, exactly, type Figure, tableOf } from './figure.ts';

/**
 * `npm run faults`: what becomes of payments when the server or its database is killed, stopped, or out of room. It ends with 1
 * where a rupee that was acknowledged is lost or doubled. With a name, it tries that one only.
 */
const serverKills = 100;
const killsOfTwo = 20;
const postgresKills = 20;
const stops = 10;
const crowd = 100;

const faults: Record<string, (own: OwnStage) => Promise<readonly Figure[]>> = {
  server: async ({ stage }) =>
    booksOf(`${serverKills} kills of the server`, await killServer(stage, serverKills)),
  two: async ({ stage }) =>
    booksOf(`${killsOfTwo} kills of one of two servers`, await killOneOfTwo(stage, killsOfTwo)),
  postgres: async ({ stage, postgres }) =>
    booksOf(`${postgresKills} kills of PostgreSQL`, await killPostgres(stage, postgres, postgresKills)),
  stop: async ({ stage }) => {
    const { answered, unanswered, keptOpen, longestMs } = await stopServer(stage, stops);
    const name = `${stops} stops by SIGTERM under ${answered} payments`;
    return [
      exactly(`${name}: recorded and not answered`, unanswered, 0),
      exactly(`${name}: answers that kept the connection`, keptOpen, 0),
      atMost(`${name}: the longest`, longestMs / 1000, 3, 's'),
    ];
  },
  crowd: async ({ stage }) => {
    const { recorded, entries } = await crowdOneAgreement(stage, crowd);
    return [
      exactly(`${crowd} payments on one agreement at once: answered`, recorded, crowd),
      exactly(`${crowd} payments on one agreement at once: entries`, entries, crowd),
    ];
  },
  'full-disk': async () => {
    const outcome = await fillDisk();
    if (outcome === null) return [exactly('a full disk: not tried, it needs root', 0, 0)];
    return booksOf(`a full disk, ${outcome.unavailable} answers of 503`, outcome);
  },
};

function booksOf(name: string, outcome: Outcome): Figure[] {
  for (const line of [...outcome.differences, ...outcome.refusals]) process.stdout.write(`${line}\n`);
  return [
    exactly(`${name}, ${outcome.answered} payments acknowledged: lost`, outcome.lost, 0),
    exactly(`${name}: doubled`, outcome.doubled, 0),
    exactly(`${name}: answered otherwise when sent again`, outcome.answeredOtherwise, 0),
    exactly(`${name}: refused without a reason`, outcome.refusals.length, 0),
    exactly(`${name}: differences that verify finds`, outcome.differences.length, 0),
  ];
}

const only = process.argv[2];
const chosen = Object.entries(faults).filter(([name]) => only === undefined || name === only);
const dataDir = await mkdtemp(join(tmpdir(), 'qist-faults-'));
const own = await createOwnStage(dataDir);
const figures: Figure[] = [];
for (const [name, tryFault] of chosen) {
  process.stdout.write(`Trying ${name}…\n`);
  const found = await tryFault(own);
  process.stdout.write(
    `\n${tableOf({ title: name, command: `npm run faults -- ${name}`, figures: found })}\n`,
  );
  figures.push(...found);
}
await own.close();
await rm(dataDir, { recursive: true, force: true });
process.exit(figures.every(({ isWithin }) => isWithin) ? 0 : 1);
