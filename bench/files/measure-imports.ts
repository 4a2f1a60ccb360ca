import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { ImportRecord } from '#contract/insight/imports.ts';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { csvFile, running } from '../../test/support/lending/register-files.ts';
import { figure, type Measurement } from '../figure.ts';
import { type Headers, signIn } from '../http-posting.ts';
import { withServedLender } from '../served-lender.ts';

const agreements = 10_000;
const askEveryMs = 500;

/** The speed of bringing running agreements of a register in, from its start to its end, while the server does nothing else. */
export function measureImports(): Promise<Measurement> {
  return withServedLender(async ({ pool, address }) => {
    const session = await signIn(address);
    const form = new FormData();
    form.set('kind', 'agreements');
    form.set('fileName', 'register.csv');
    form.set('table', new Blob([csvFile(await registerOf(pool))], { type: 'text/csv' }), 'register.csv');
    const { id, rows } = await recordAt(`${address}/api/imports`, session, { method: 'POST', body: form });
    if (rows.ready !== agreements) throw new Error(`${rows.ready} of ${agreements} rows can be imported`);
    const seconds = await secondsToImport(`${address}/api/imports/${id}`, session);
    return {
      on: `${agreements.toLocaleString('en')} agreements of one file`,
      figures: [figure('importRate', 'agreements brought in', agreements / seconds)],
    };
  });
}

/** Rows about the customers of the sample in turn, each with a register number of its own. */
async function registerOf(pool: Pool) {
  const { rows } = await pool.query<{ cnic: string }>(
    "SELECT cnic FROM customers WHERE status = 'active' ORDER BY cnic",
  );
  return Array.from({ length: agreements }, (_, index) =>
    running(rows[index % rows.length]?.cnic ?? '', { 'Register number': `R-${index + 1}` }),
  );
}

/** By the server's own record of the start and the end. */
async function secondsToImport(record: string, session: Headers): Promise<number> {
  await recordAt(`${record}/start`, session, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: samplePassword }),
  });
  for (;;) {
    const { state, rows, startedAt, finishedAt } = await recordAt(record, session, {});
    if (state === 'done') {
      if (rows.created !== agreements) throw new Error(`${rows.created} of ${agreements} rows were imported`);
      return (Date.parse(finishedAt ?? '') - Date.parse(startedAt ?? '')) / 1000;
    }
    await pause(askEveryMs);
  }
}

async function recordAt(url: string, session: Headers, init: RequestInit): Promise<ImportRecord> {
  const response = await fetch(url, { ...init, headers: { ...session, ...init.headers } });
  if (response.status !== 200) throw new Error(`${url} was answered ${response.status}`);
  return ((await response.json()) as { data: ImportRecord }).data;
}
