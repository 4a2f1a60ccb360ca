import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thorough } from '#test/support/runs/thorough.ts';
import { crowdOneAgreement } from '../bench/faults/crowd.ts';
import { fillDisk } from '../bench/faults/fill-disk.ts';
import { killOneOfTwo } from '../bench/faults/kill-one-of-two.ts';
import { killPostgres } from '../bench/faults/kill-postgres.ts';
import { killServer } from '../bench/faults/kill-server.ts';
import { createOwnStage, type OwnStage } from '../bench/faults/own-stage.ts';
import { stopServer } from '../bench/faults/stop-server.ts';
import { faultyDay, slipsOfTwo } from '../bench/field/faulty-day.ts';

let own: OwnStage;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qist-faults-'));
  own = await createOwnStage(dataDir);
});
afterAll(async () => {
  await own.close();
  await rm(dataDir, { recursive: true, force: true });
});

const nothingLost = {
  lost: 0,
  doubled: 0,
  answeredOtherwise: 0,
  differences: [],
  refusals: [],
};

test('a server killed while tellers record payments loses nothing it answered, leaves no partial rows, and posts nothing twice', async () => {
  const outcome = await killServer(own.stage, thorough ? 100 : 2);
  expect(outcome).toMatchObject(nothingLost);
  expect(outcome.answered).toBeGreaterThan(60);
});

test('if one of two servers is killed while tellers post at both, the other goes on, and nothing is lost or posted twice', async () => {
  const outcome = await killOneOfTwo(own.stage, thorough ? 20 : 1);
  expect(outcome).toMatchObject(nothingLost);
  expect(outcome.answered).toBeGreaterThan(60);
});

test('a database killed while tellers post is reconnected by the same server, and has all that was answered', async () => {
  const outcome = await killPostgres(own.stage, own.postgres, thorough ? 20 : 2);
  expect(outcome).toMatchObject(nothingLost);
});

test('a stopping server answers what it accepted, closes its connections, and exits within three seconds', async () => {
  const { unanswered, keptOpen, longestMs, slowestAnswerMs } = await stopServer(own.stage, thorough ? 10 : 1);
  expect({ unanswered, keptOpen }).toEqual({ unanswered: 0, keptOpen: 0 });
  // In addition to the time of one answer on this machine.
  expect(longestMs - slowestAnswerMs).toBeLessThan(3_000);
});

test('a hundred payments on one agreement at the same moment are all recorded', async () => {
  expect(await crowdOneAgreement(own.stage, 100)).toEqual({ recorded: 100, entries: 100 });
});

if (thorough)
  test('a full disk leaves no partial rows, and everything goes on once there is space', async () => {
    const outcome = await fillDisk();
    if (outcome === null) process.stdout.write('No disk was filled: this user cannot mount one.\n');
    expect(outcome ?? nothingLost).toMatchObject(nothingLost);
  });

test('slips from the field that the line, the server and the database fail on their way are all kept and posted once', async () => {
  const faults = thorough
    ? { cuts: 230, serverKills: 50, databaseKills: 20 }
    : { cuts: 20, serverKills: 1, databaseKills: 1 };
  const { answered, ...rest } = await faultyDay(
    own.stage,
    own.postgres,
    slipsOfTwo(own.stage.agreementIds, faults),
  );
  expect(answered).toBeGreaterThan(20);
  expect(rest).toEqual({ lost: 0, doubled: 0, gaps: 0, differences: [] });
});
