import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { Hono } from 'hono';
import { pino } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { AnswerOf, Endpoint, Failure } from '#contract/endpoint.ts';
import type { Role } from '#domain/rights/role.ts';
import { createApp } from '#server/app.ts';
import { hashPassword } from '#server/identity/proof/passwords.ts';
import { seedBranches } from '#server/lender/branches/seed-branches.ts';
import { takeOverRows } from '#server/platform/audit/kept-rows/take-over-rows.ts';
import { startSigning } from '#server/platform/audit/signing/start-signing.ts';
import { readConfig } from '#server/platform/config.ts';
import type { AppContext } from '#server/platform/context.ts';
import { fileStoreOf } from '#server/platform/files/file-store-of.ts';
import { createUploadGate } from '#server/platform/files/upload-gate.ts';
import { createLiveStreams } from '#server/platform/live/live-streams.ts';
import { createLoadGate } from '#server/platform/load-gate.ts';
import { createRateLimits } from '#server/platform/rate-limits.ts';
import { remadeHere } from '#test/support/files/remade-here.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { type Calls, createCalls } from './calls.ts';
import { fetchOptions, readSession, type Send, type Session } from './raw-request.ts';
import { writeWithEvent } from './write-with-event.ts';

/** A present moment that a test moves by hand. It starts at 10:00 in Karachi on Friday, 20 November 2026. */
export class TestClock {
  #now = Date.UTC(2026, 10, 20, 5);
  now(): number {
    return this.#now;
  }
  advance(ms: number): void {
    this.#now += ms;
  }
}

export const testPassword = 'a-test-password';
/** A setting AUDIT_KEY, for tests whose events are signed. */
export const testAuditKey = `2026:${'5a'.repeat(32)}`;
/** The site of a trial is public. */
const publishSite = `INSERT INTO lender_content (section, content, version) VALUES ('site_publication', '{"isPublished": true}', 1)`;
/** The password hash of every test user: as cheap as the algorithm allows, because many sign in. */
const hashOfTestPassword = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface TestApi extends Calls {
  readonly app: Hono;
  readonly context: AppContext;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  /** A user of that role; an employee works at the branch with that code. */
  addUser(role: Role, branchCode?: string): Promise<{ id: string; email: string }>;
  signIn(email: string): Promise<Session>;
  /**
   * Sends a request that no typed call can: other headers, an invalid body. Each request has its own address, so that tests
   * don't share rate limits.
   */
  readonly send: Send;
  close(): Promise<void>;
}

/**
 * The API on its own database and data directory, by default with the settings of a trial. Every answer is checked against its
 * endpoint's schema.
 */
export async function createTestApi(
  settings: Record<string, string> = {},
  site: 'public' | 'hidden' = 'public',
): Promise<TestApi> {
  const database = await createTestDatabase();
  const clock = new TestClock();
  const dataDir = await mkdtemp(join(tmpdir(), 'qist-test-'));
  const config = readConfig({ TRUSTED_PROXIES: '1', DATA_DIR: dataDir, ...settings });
  const { pool } = database;
  const log = pino({ level: 'error' });
  const context: AppContext = {
    config,
    clock,
    log,
    pool,
    reportBooks: pool,
    rateLimits: createRateLimits(pool, clock),
    files: fileStoreOf(config),
    pictures: remadeHere,
    uploads: createUploadGate(),
    load: createLoadGate(clock),
    live: createLiveStreams(clock),
    sampleSignIns: [],
  };
  await seedBranches(pool);
  if (config.loadSampleData && site === 'public') await pool.query(publishSite);
  // Earlier than whatever a test may load.
  await takeOverRows(pool, new Date(0));
  for (const signing of [pool, database.ownerPool])
    await startSigning(signing, config.auditKeys, new Date(0));
  const app = createApp(context, undefined, expectAnswerOfContract);
  const passwordHash = await hashOfTestPassword;

  const send: Send = async (method, path, { address, headers, ...request } = {}) =>
    app.request(
      path,
      fetchOptions(method, { ...request, headers: { 'X-Forwarded-For': address ?? uuidv7(), ...headers } }),
    );

  const calls = createCalls(send);
  return {
    app,
    context,
    database,
    clock,
    send,
    ...calls,
    async addUser(role, branchCode = 'SGD') {
      const id = uuidv7();
      const email = `${id}@example.pk`;
      await writeWithEvent(pool, async (client) => {
        await client.query(
          `INSERT INTO users (id, full_name, email, role, language, password_hash, created_at, is_waiting)
         VALUES ($1, $2, $3, $4, 'en', $5, $6, $4 = 'customer')`,
          [id, `Test ${role}`, email, role, passwordHash, new Date(clock.now())],
        );
        if (role === 'employee') {
          await client.query(
            'INSERT INTO employees (user_id, branch_id) SELECT $1, id FROM branches WHERE code = $2',
            [id, branchCode],
          );
        }
      });
      return { id, email };
    },
    async signIn(email) {
      return openSession(calls, email, testPassword);
    },
    async close() {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Gives a user a password hash of the product's cost, for tests of races during its check. */
export async function hashAsProduct({ database }: TestApi, id: string): Promise<void> {
  const passwordHash = await hashPassword(testPassword, 'second');
  await database.ownerPool.query('UPDATE users SET password_hash = $2 WHERE id = $1', [id, passwordHash]);
}

/** Signs in, which must succeed. */
export async function openSession(calls: Calls, identifier: string, password: string): Promise<Session> {
  const response = await calls.request('signIn', { body: { identifier, password } });
  if (response.status !== 200) throw new Error(`sign-in answered ${response.status}`);
  return readSession(response);
}

export async function readFailure(response: Response): Promise<Failure> {
  return (await response.json()) as Failure;
}

function expectAnswerOfContract(endpoint: Endpoint, answer: AnswerOf<Endpoint>): void {
  if ('lines' in answer || 'workbook' in answer || 'events' in answer) return;
  if ('picture' in answer) {
    if (!endpoint.output.safeParse(answer.mediaType).success)
      throw new Error(`${endpoint.path} answers a picture of a type that its contract does not say`);
    return;
  }
  const rows = endpoint.answers === 'list' ? (answer.data as readonly unknown[]) : [answer.data];
  for (const row of rows) {
    const parsed = endpoint.output.safeParse(row);
    if (!parsed.success)
      throw new Error(`${endpoint.path} answers what its contract does not say: ${parsed.error}`);
    // Parsing would drop a leaked column, so the parsed value must equal the answer.
    if (JSON.stringify(parsed.data) !== JSON.stringify(row))
      throw new Error(`${endpoint.path} answers more than its contract says`);
  }
}
