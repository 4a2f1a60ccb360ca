import { once } from 'node:events';
import { rm, rmdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { makeSocketDirectory, type Place } from './embedded-place.ts';
import type { RunningServer } from './embedded-postmaster.ts';
import { type EmbeddedRole, owner, passwordOf, readPassword, serverRole } from './embedded-roles.ts';

/** The one database of an embedded server. */
export const embeddedDatabase = 'qist';

/** The address of one embedded server. The host is the directory of its socket, or 127.0.0.1. */
export interface Address {
  readonly host: string;
  readonly port: number;
  /** The owner's; undefined if the server has none yet. */
  readonly password: string | undefined;
}

/** Node cannot use PostgreSQL's socket files on Windows, so there the server listens on the loopback. */
const usesSocket = process.platform !== 'win32';
const socketPort = 5432;

export async function newAddress(place: Place): Promise<Address> {
  return addressOf(place, { port: usesSocket ? socketPort : await freePort() });
}

/** The address of a server that is already there. */
export async function addressOf(place: Place, { port }: Pick<RunningServer, 'port'>): Promise<Address> {
  const host = usesSocket ? await makeSocketDirectory(place) : '127.0.0.1';
  return { host, port, password: await readPassword(place) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * A killed server leaves a lock file beside its socket, and a new process with the same number would block the next start.
 * The data directory has its own lock, so a running server is not harmed by losing this one.
 */
export async function removeStaleLock({ host, port }: Address): Promise<void> {
  if (usesSocket) await rm(`${host}/.s.PGSQL.${port}.lock`, { force: true });
}

/** The next start makes the socket's directory again, so that a stopped server leaves nothing in /tmp. */
export async function releaseAddress({ host }: Address): Promise<void> {
  if (usesSocket) await rmdir(host).catch(() => undefined);
}

/** The settings with which a server answers only at its address. */
export function settingsOf({ host, port }: Address): Record<string, string> {
  return {
    port: String(port),
    ...(usesSocket
      ? { listen_addresses: '', unix_socket_directories: host, unix_socket_permissions: '0700' }
      : { listen_addresses: host }),
    fsync: 'on',
    timezone: 'UTC',
    // Messages below this level quote rows and statements, which hold personal data.
    log_min_messages: 'fatal',
  };
}

/** The connection strings of both roles. */
export interface ConnectionStrings {
  /** The server's role, which has the rights that `grantServerRights` gives it. */
  readonly connectionString: string;
  /** The owner of all tables, for migrations. */
  readonly ownerConnectionString: string;
}

export function connectionStringsOf(address: Address): ConnectionStrings {
  return {
    connectionString: connectionStringOf(address, serverRole),
    ownerConnectionString: connectionStringOf(address, owner),
  };
}

/** A complete address: nothing is left for PGPORT, PGPASSWORD or PGSSLMODE in the environment to fill in. */
function connectionStringOf({ host, port, password }: Address, role: EmbeddedRole): string {
  const login = password === undefined ? role : `${role}:${passwordOf(role, password)}`;
  const path = `${port}/${embeddedDatabase}`;
  const place = usesSocket ? `localhost:${path}?host=${host}&` : `${host}:${path}?`;
  return `postgres://${login}@${place}sslmode=disable`;
}
