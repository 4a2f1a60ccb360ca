import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createOwnStage, type OwnStage } from './own-stage.ts';
import { callCrew, type Outcome, outcomeOf, paymentsBefore, startServer } from './stage.ts';

const run = promisify(execFile);

export interface FullDisk extends Outcome {
  /** Answers of 503 while there was no room. */
  readonly unavailable: number;
}

const unavailableMin = 40;
const answeredAround = 60;
const fullSecondsMax = 60;

/** Fills the disk that the database is on while tellers post. Null where this system user cannot mount a small one. */
export async function fillDisk(): Promise<FullDisk | null> {
  const dataDir = await mkdtemp(join(tmpdir(), 'qist-full-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=320m,mode=0711', 'tmpfs', dataDir]);
  } catch {
    await rm(dataDir, { recursive: true });
    return null;
  }
  try {
    const own = await createOwnStage(dataDir);
    const outcome = await postOnFullDisk(own, join(dataDir, 'filler'));
    await own.close();
    return outcome;
  } finally {
    await run('umount', ['-l', dataDir]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function postOnFullDisk({ stage, postgres }: OwnStage, filler: string): Promise<FullDisk> {
  const before = await paymentsBefore(stage);
  const server = startServer(stage);
  const address = await server.ready();
  const crew = await callCrew(stage, address);
  crew.serverIsAt(address);
  const working = crew.work();
  await crew.answeredMore(answeredAround);
  await fill(filler);
  for (let waited = 0; crew.unavailable < unavailableMin; waited += 0.1) {
    if (waited > fullSecondsMax) throw new Error('the disk is full, and everything is still recorded');
    await pause(100);
  }
  const { unavailable } = crew;
  await rm(filler);
  await postgres.recover();
  await crew.answeredMore(answeredAround);
  crew.finish();
  await working;
  const outcome = await outcomeOf(stage, crew, before, address);
  await server.end('SIGTERM');
  return { ...outcome, unavailable };
}

/** Writes until there is no room for one more byte. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2)) {
    const block = Buffer.alloc(size);
    let isFull = false;
    while (!isFull)
      isFull = await file.write(block).then(
        ({ bytesWritten }) => bytesWritten < size,
        () => true,
      );
  }
  await file.close();
}
