import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection, type Socket } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/embedded-postgres.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { ServerProcess } from '../test/support/servers/process.ts';
import { figure, type Measurement, percentile } from './figure.ts';
import { signIn } from './http-posting.ts';

const clients = 16;
const bestSeconds = 8;
const overload = 5;
const overloadSeconds = 10;
const connections = 800;
/** One request in so many is a payment. */
const paymentEvery = 5;

type Kind = 'list' | 'payment';

interface Answer {
  readonly kind: Kind;
  readonly status: number;
  readonly hasRetryAfter: boolean;
  readonly ms: number;
}

/** Five times as many requests as the server can answer: how many it still answers and refuses, and how soon it recovers. */
export async function measureOverload(): Promise<Measurement> {
  // Processes started here keep this core. The clients, in this process, move to another one afterwards.
  runOnCore(0);
  const directory = await mkdtemp(join(tmpdir(), 'qist-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(directory, 'data'), log: () => undefined });
  const pool = createPool(postgres.connectionString, { warn: () => undefined });
  const server = new ServerProcess({
    PORT: '0',
    DATABASE_URL: postgres.connectionString,
    MIGRATION_DATABASE_URL: postgres.ownerConnectionString,
    DATA_DIR: join(directory, 'files'),
    SAMPLE_DATA: 'on',
  });
  try {
    const address = await server.ready();
    runOnCore(1);
    const { rows } = await pool.query<{ id: string }>(
      "SELECT id FROM agreements WHERE status = 'active' AND outstanding > 50000",
    );
    const prepare = preparing(address, await signIn(address), rows);
    const lines = await Promise.all(Array.from({ length: connections }, () => connect(address)));
    const best = await bestOf(lines.slice(0, clients), prepare);
    const mixed: Requests = (n) => prepare(n % paymentEvery === 0 ? 'payment' : 'list');
    const mixedBest = 1 / (1 / paymentEvery / best.payment + (1 - 1 / paymentEvery) / best.list);
    const answers = await openLoop(lines, mixed, mixedBest * overload);
    const recovery = await secondsToNormal(lines.slice(0, 4), mixed);
    for (const line of lines) line.end();
    return figuresOf(best, mixedBest, answers, recovery);
  } finally {
    await server.end('SIGTERM');
    await pool.end();
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * The server and its database get one core and the clients another: the clients of a server that has the whole machine cannot
 * ask five times as much as it answers. Without a second core, or outside of Linux, the offered load that is printed says so.
 */
function runOnCore(core: number): void {
  if (availableParallelism() < 2 || process.platform !== 'linux') return;
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(process.pid)]);
}

type Rates = Readonly<Record<Kind, number>>;

/**
 * The best rate of each kind alone. They differ in cost, and under overload the server answers more payments and fewer lists
 * than are asked for.
 */
async function bestOf(lines: readonly Line[], prepare: Prepare): Promise<Rates> {
  const rate = async (kind: Kind) => {
    await closedLoop(lines, () => prepare(kind), bestSeconds / 2);
    return (await closedLoop(lines, () => prepare(kind), bestSeconds)).length / bestSeconds;
  };
  return { list: await rate('list'), payment: await rate('payment') };
}

function figuresOf(
  best: Rates,
  mixedBest: number,
  answers: readonly Answer[],
  recovery: number,
): Measurement {
  const taken = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  const waits = taken.map(({ ms }) => ms);
  const orderly = refused.filter(({ status, hasRetryAfter }) => status === 503 && hasRetryAfter);
  const share = (kind: Kind) => {
    const all = answers.filter((answer) => answer.kind === kind);
    return (100 * all.filter(({ status }) => status === 200).length) / all.length;
  };
  const offered = (answers.length / overloadSeconds / mixedBest).toFixed(1);
  const seconds = taken.reduce((sum, { kind }) => sum + 1 / best[kind], 0);
  return {
    on: `${offered} times the ${Math.round(mixedBest)} requests a second that the server can answer on one core, for ${overloadSeconds} s`,
    figures: [
      figure(
        'overloadGoodput',
        `answered, beside the best (${Math.round(best.payment)} payments or ${Math.round(best.list)} lists a second)`,
        (100 * seconds) / overloadSeconds,
      ),
      figure(
        'overloadDisorderly',
        'refused other than by 503 with Retry-After',
        refused.length - orderly.length,
      ),
      figure(
        'overloadPaymentsFirst',
        `share of payments answered (${Math.round(share('payment'))} %) beside that of lists (${Math.round(share('list'))} %)`,
        share('payment') / share('list'),
      ),
      figure('overloadWait', 'what is answered, p95', percentile(waits, 95)),
      figure('overloadRecovery', 'back to normal after', recovery),
    ],
  };
}

interface Prepared {
  readonly kind: Kind;
  readonly text: string;
}

type Prepare = (kind: Kind) => Prepared;
type Requests = (n: number) => Prepared;

/** A customer list as the office asks for it, or a payment of one rupee on the next agreement. */
function preparing(address: string, session: object, agreements: readonly { id: string }[]): Prepare {
  const { host } = new URL(address);
  const request = (path: string, body: object) => {
    const text = JSON.stringify(body);
    const headers = {
      Host: host,
      ...session,
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
      'Idempotency-Key': randomUUID(),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return [`POST ${path} HTTP/1.1`, ...lines, '', text].join('\r\n');
  };
  const list = { kind: 'list', text: request('/api/customers/search', { search: 'muhammad' }) } as const;
  let payments = 0;
  return (kind) => {
    if (kind === 'list') return list;
    const { id } = agreements[payments++ % agreements.length] ?? { id: '' };
    return {
      kind: 'payment',
      text: request(`/api/agreements/${id}/payments`, {
        amount: 1,
        method: 'cash',
        confirmed: ['equal_payment_just_recorded'],
      }),
    };
  };
}

interface Line {
  readonly isFree: () => boolean;
  send(prepared: Prepared): Promise<Answer>;
  end(): void;
}

/** A keep-alive connection with a minimal HTTP parser, because the measured server is on the same machine. */
async function connect(address: string): Promise<Line> {
  const { hostname, port } = new URL(address);
  const socket: Socket = createConnection({ host: hostname, port: Number(port), noDelay: true });
  socket.setEncoding('latin1');
  await new Promise((resolve) => socket.once('connect', resolve));
  let pending: ((answer: string) => void) | undefined;
  let answer = '';
  socket.on('data', (chunk: string) => {
    answer += chunk;
    const bodyAt = answer.indexOf('\r\n\r\n') + 4;
    const length = /^content-length: (\d+)/im.exec(answer.slice(0, bodyAt))?.[1];
    const isWhole =
      bodyAt > 3 &&
      (length === undefined ? answer.endsWith('\r\n0\r\n\r\n') : answer.length >= bodyAt + Number(length));
    if (!isWhole) return;
    const whole = answer;
    answer = '';
    pending?.(whole);
  });
  return {
    isFree: () => pending === undefined,
    async send({ kind, text }) {
      const sentAt = performance.now();
      const whole = await new Promise<string>((resolve) => {
        pending = resolve;
        socket.write(text);
      });
      pending = undefined;
      return {
        kind,
        status: Number(whole.slice(9, 12)),
        hasRetryAfter: /^retry-after: \d+/im.test(whole),
        ms: performance.now() - sentAt,
      };
    },
    end: () => socket.destroy(),
  };
}

/** Each client sends its next request after an answer. Returns the number of answers with 200. */
async function closedLoop(lines: readonly Line[], requests: Requests, seconds: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  const until = performance.now() + seconds * 1_000;
  let n = 0;
  await Promise.all(
    lines.map(async (line) => {
      while (performance.now() < until) answers.push(await line.send(requests(n++)));
    }),
  );
  return answers.filter(({ status }) => status === 200);
}

/** Sends requests at a fixed rate, answered or not. A request without a free connection is not sent. */
async function openLoop(lines: readonly Line[], requests: Requests, perSecond: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  const sent: Promise<unknown>[] = [];
  const startedAt = performance.now();
  for (let n = 0; ; ) {
    const elapsed = performance.now() - startedAt;
    if (elapsed >= overloadSeconds * 1_000) break;
    const due = Math.floor((elapsed / 1_000) * perSecond);
    for (const line of lines) {
      if (n >= due) break;
      if (line.isFree()) sent.push(line.send(requests(n++)).then((answer) => answers.push(answer)));
    }
    await pause(5);
  }
  await Promise.all(sent);
  return answers;
}

/** Seconds until all requests of a whole second are answered quickly. */
async function secondsToNormal(lines: readonly Line[], requests: Requests): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const before = performance.now();
    const answers: Answer[] = [];
    while (performance.now() - before < 1_000) {
      answers.push(...(await Promise.all(lines.map((line, n) => line.send(requests(n))))));
    }
    const isNormal = answers.every(({ status, ms }) => status === 200 && ms < 250);
    if (isNormal) return (before - startedAt) / 1_000;
  }
}
