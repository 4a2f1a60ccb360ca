import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { pino } from 'pino';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { sampleSignIns } from '#sample/sample-sign-ins.ts';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { ServerProcess } from '../../test/support/servers/process.ts';
import { figure, type Measurement, percentile } from '../figure.ts';
import { signIn } from '../http-posting.ts';

const uploads = 100;

/** A hundred people upload a picture of nearly 8 MB at the same moment: the effect on the server and on other requests. */
export async function measureUploads(): Promise<Measurement> {
  const directory = await mkdtemp(join(tmpdir(), 'qist-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(directory, 'data'), log: () => undefined });
  const pool = createPool(postgres.ownerConnectionString, pino({ level: 'silent' }));
  const start = () =>
    new ServerProcess({
      PORT: '0',
      DATABASE_URL: postgres.connectionString,
      MIGRATION_DATABASE_URL: postgres.ownerConnectionString,
      DATA_DIR: join(directory, 'files'),
      SAMPLE_DATA: 'on',
    });
  // The one that loads the sample lender keeps the memory that this took.
  const first = start();
  await first.ready();
  await first.end('SIGTERM');
  const server = start();
  try {
    const address = await server.ready();
    const { answers, seconds, memory, waits } = await sendAtOnce(address, pool);
    const taken = answers.filter((status) => status === 200).length;
    const refused = answers.filter((status) => status === 503).length;
    return {
      on: `${uploads} pictures of 8 MB at once, each from another user`,
      figures: [
        figure('uploadMemory', 'memory of the server at most', memory / 2 ** 20),
        figure('otherRequest', 'a request of another user meanwhile, p95', percentile(waits, 95)),
        figure('uploadsAnswered', 'answered: kept, or when to try again', taken + refused),
        figure('uploadsKept', `kept in ${seconds.toFixed(1)} s (${refused} told when to try again)`, taken),
      ],
    };
  } finally {
    await server.end('SIGTERM');
    await pool.end();
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

async function sendAtOnce(address: string, pool: Pool) {
  const { body, type } = await largeForm();
  const sessions = [];
  for (const email of await addColleagues(pool)) sessions.push(await signIn(address, email));
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM customers LIMIT 1');
  const path = `${address}/api/customers/${rows[0]?.id}/documents`;
  const startedAt = performance.now();
  let isOver = false;
  const watched = watch(address, () => isOver);
  const answers = await Promise.all(
    sessions.map((session) => send(path, { ...session, 'Content-Type': type }, body)),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  isOver = true;
  return { answers, seconds, ...(await watched) };
}

/** The status of the answer to a form. `fetch` would copy the body for each of them. */
async function send(path: string, headers: Record<string, string>, body: Uint8Array): Promise<number> {
  const sending = request(path, { method: 'POST', agent: false, headers });
  // A request that is refused before everything is sent is hung up on after the answer.
  sending.on('error', () => undefined).end(body);
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

/** Polls the server's metrics: its peak memory, and the time of each answer in ms. */
async function watch(address: string, isOver: () => boolean): Promise<{ memory: number; waits: number[] }> {
  const waits: number[] = [];
  let memory = 0;
  while (!isOver()) {
    const askedAt = performance.now();
    // A connection that is kept may be closed by the server at the moment it is used.
    const asked = await fetch(`${address}/metrics`, { headers: { Connection: 'close' } });
    const figures = await asked.text();
    waits.push(performance.now() - askedAt);
    memory = Math.max(memory, Number(/^process_resident_memory_bytes (\S+)/m.exec(figures)?.[1]));
  }
  return { memory, waits };
}

/** A form with a JPEG of noise, which no encoder makes smaller, just below what may be sent. */
async function largeForm() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#888', noise },
  });
  const form = new FormData();
  form.set('kind', 'other');
  form.set('picture', new Blob([new Uint8Array(await picture.jpeg({ quality: 90 }).toBuffer())]), 'picture');
  const sent = new Response(form);
  return { body: await sent.bytes(), type: sent.headers.get('content-type') ?? '' };
}

/** So many superadmins with the password of the sample one. */
async function addColleagues(pool: Pool): Promise<string[]> {
  const emails = Array.from({ length: uploads }, (_, n) => `colleague-${n}@example.pk`);
  await pool.query(
    `INSERT INTO users (id, full_name, email, role, language, password_hash, created_at)
     SELECT unnest($1::uuid[]), full_name, unnest($2::text[]), role, language, password_hash, created_at
       FROM users WHERE email = $3`,
    [emails.map(() => uuidv7()), emails, sampleSignIns[0]?.identifier],
  );
  return emails;
}
