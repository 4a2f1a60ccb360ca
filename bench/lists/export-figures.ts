import { setTimeout as pause } from 'node:timers/promises';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import { systemClock } from '#server/platform/clock.ts';
import { ServerProcess } from '../../test/support/servers/process.ts';
import { type Figure, figure } from '../figure.ts';
import { type Headers, signIn } from '../http-posting.ts';
import type { ServedLender } from '../served-lender.ts';

const rowsWanted = 100_000;
const memoryEveryMs = 100;
const megabyte = 2 ** 20;

/** The register of as many days as the largest export may have, as each kind of file, over HTTP. */
export async function exportFigures({
  pool,
  connectionString,
  ownerConnectionString,
  directory,
}: Omit<ServedLender, 'address'>): Promise<Figure[]> {
  const until = businessDateOf(systemClock.now());
  const { rows } = await pool.query<{ from: string; payments: number }>(
    `SELECT counts_on AS from, sum AS payments
       FROM (SELECT counts_on, sum(sum(payments)) OVER (ORDER BY counts_on DESC) FROM receipt_days
              WHERE counts_on BETWEEN $1 AND $2 GROUP BY counts_on) days
      WHERE sum <= ${rowsWanted} ORDER BY counts_on LIMIT 1`,
    [addDays(until, -365), until],
  );
  const [period] = rows;
  invariant(period !== undefined, 'something was received within a year');
  // One that has not loaded anything: a server that loaded the sample lender keeps the memory that this took.
  const server = new ServerProcess({
    PORT: '0',
    DATABASE_URL: connectionString,
    MIGRATION_DATABASE_URL: ownerConnectionString,
    DATA_DIR: directory,
    SAMPLE_DATA: 'on',
  });
  try {
    const address = await server.ready();
    const session = await signIn(address);
    const figures: Figure[] = [];
    for (const [kind, path] of [
      ['CSV', '/api/payments/export'],
      ['a workbook', '/api/payments/export/workbook'],
    ] as const) {
      const body = JSON.stringify({ from: period.from, until });
      const { seconds, megabytes, size } = await download(address, path, session, body);
      const name = `${period.payments.toLocaleString('en')} rows of the register as ${kind}`;
      figures.push(
        figure('exportTime', `${name}, ${(size / megabyte).toFixed(1)} MB`, seconds),
        figure('exportMemory', `${name}: what the server holds in memory beside before`, megabytes),
      );
    }
    return figures;
  } finally {
    await server.end('SIGTERM');
  }
}

/** Reads an export to its end, and measures the time and the peak growth of the server's memory. */
async function download(address: string, path: string, session: Headers, body: string) {
  const before = await memoryOf(address);
  const startedAt = performance.now();
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { ...session, 'Content-Type': 'application/json' },
    body,
  });
  invariant(answer.status === 200 && answer.body !== null, `the export was answered ${answer.status}`);
  let [size, most] = [0, before];
  const reading = (async () => {
    for await (const part of answer.body ?? []) size += part.length;
    return (performance.now() - startedAt) / 1000;
  })();
  let isOver = false;
  void reading.finally(() => {
    isOver = true;
  });
  // Polls with a pause, like a monitor: without it the polling would cost the server more than the export.
  while (!isOver) {
    most = Math.max(most, await memoryOf(address));
    await pause(memoryEveryMs);
  }
  return { seconds: await reading, megabytes: (most - before) / megabyte, size };
}

async function memoryOf(address: string): Promise<number> {
  const figures = await (await fetch(`${address}/metrics`, { headers: { Connection: 'close' } })).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(figures)?.[1]);
}
