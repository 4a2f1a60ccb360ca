import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { sampleSignIns } from '#sample/sample-sign-ins.ts';
import { hashSecret } from '#server/identity/session/secret.ts';
import { announce } from '#server/platform/live/announce.ts';
import { type Follower, follow } from '../test/support/calls/follow-live-changes.ts';
import type { Session } from '../test/support/calls/raw-request.ts';
import { ServerProcess } from '../test/support/servers/process.ts';
import { figure, type Measurement } from './figure.ts';
import { withServedLender } from './served-lender.ts';

const streams = 500;

/** Pages that follow live changes: their memory use in a process, and the delay of a change until the last of them. */
export function measureStreams(): Promise<Measurement> {
  return withServedLender(async ({ pool, connectionString, directory }) => {
    // The one that loads the sample lender keeps the memory that this took.
    const second = new ServerProcess({
      PORT: '0',
      DATA_DIR: join(directory, 'files'),
      DATABASE_URL: connectionString,
      MIGRATION_DATABASE_URL: pool.options.connectionString ?? '',
      SAMPLE_DATA: 'on',
    });
    try {
      return await measureAt(await second.ready(), pool);
    } finally {
      await second.end('SIGTERM');
    }
  });
}

async function measureAt(address: string, pool: Pool): Promise<Measurement> {
  const sessions = await addSessions(pool);
  await (await follow(fetch, sessions[0] as Session, address)).leave();
  const before = await memoryOf(address);
  const followers: Follower[] = [];
  for (const session of sessions) followers.push(await follow(fetch, session, address));
  const held = (await memoryOf(address)) - before;
  const announcedAt = performance.now();
  const told = Promise.all(followers.map((follower) => follower.until('approvals')));
  await announce(pool, { kind: 'approvals' });
  const reached = (await told).length;
  const milliseconds = performance.now() - announcedAt;
  await Promise.all(followers.map((follower) => follower.leave()));
  return {
    on: `${streams} pages that follow what changes, at one process`,
    figures: [
      figure('streamMemory', 'memory that they use', held / 2 ** 20),
      figure('streamsTold', 'told of a change', reached),
      figure('lastTold', 'time until the last is told', milliseconds),
    ],
  };
}

/** So many sessions of the sample's superadmin, as if signed in from as many browsers. */
async function addSessions(pool: Pool): Promise<Session[]> {
  const secrets = Array.from({ length: streams }, () => ({
    token: randomBytes(32).toString('base64url'),
    cookie: randomBytes(32).toString('base64url'),
  }));
  await pool.query(
    `INSERT INTO sessions (id, user_id, token_hash, cookie_hash, created_at, last_used_at, expires_at, ends_at)
     SELECT gen_random_uuid(), u.id, s.token, s.cookie, now(), now(), now() + interval '30 minutes', now() + interval '1 hour'
       FROM users u, unnest($1::bytea[], $2::bytea[]) AS s (token, cookie) WHERE u.email = $3`,
    [
      secrets.map(({ token }) => hashSecret(token)),
      secrets.map(({ cookie }) => hashSecret(cookie)),
      sampleSignIns[0]?.identifier,
    ],
  );
  return secrets.map(({ token, cookie }) => ({ token, cookie: `qist_session=${cookie}` }));
}

async function memoryOf(address: string): Promise<number> {
  const figures = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(figures)?.[1]);
}
