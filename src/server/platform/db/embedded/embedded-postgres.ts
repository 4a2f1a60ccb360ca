import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { StartupError } from '../../startup-error.ts';
import { chownTree, isRoot } from '../../system-user.ts';
import {
  type Address,
  addressOf,
  type ConnectionStrings,
  connectionStringsOf,
  embeddedDatabase,
  newAddress,
  releaseAddress,
  removeStaleLock,
  settingsOf,
} from './embedded-address.ts';
import { type Binaries, findBinaries } from './embedded-binaries.ts';
import { claimServer } from './embedded-claim.ts';
import { makeCluster, removeLeftovers } from './embedded-cluster.ts';
import { memorySettings } from './embedded-memory.ts';
import { choosePlace, type Place } from './embedded-place.ts';
import { findRunning, interrupt, launch, type Postmaster } from './embedded-postmaster.ts';
import { allowAllConnections, secureRoles } from './embedded-roles.ts';
import { includedEngine } from './engine-age.ts';
import { findPackaged } from './packaged-binaries.ts';

export interface EmbeddedPostgres extends ConnectionStrings {
  /** The version of the machine's own package that runs; null if it is the included PostgreSQL. */
  readonly packagedVersion: string | null;
  /** Resolves, with a sentence for the log, only if the server exits without being asked to stop. */
  readonly lost: Promise<string>;
  /** Ends all connections, writes everything and waits until the server is gone. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /** PostgreSQL settings beyond our own, such as `fsync: 'off'` for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

type Settings = Readonly<Record<string, string>>;

/** A running server whose lock this process holds. */
interface Owned {
  readonly postmaster: Postmaster;
  readonly address: Address;
  session: pg.Client;
}

/** The time in which a server that has just become ready is left to the process that started it. */
const newbornSeconds = 1;
const stopSecondsMax = 60;
const attemptsMax = 20;

/** Errors of a start that raced with another server, which was stopping or faster: worth a retry. */
const isPassing =
  /lock file "postmaster\.pid"|pre-existing shared memory block|could not create (lock file|any)|could not bind/;

/**
 * Starts the PostgreSQL of the machine's packages, or else the one that comes with Qist, on the cluster in `dataDir`, making the cluster at the first start.
 * A server that a killed Qist left behind is stopped first. Refuses, with a StartupError, a directory that
 * a living Qist uses or that can't be used at all.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { settings = {}, log } = options;
  const { place, binaries, packagedVersion } = await prepareCluster(options);
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    await stopOrphan(place, binaries, log);
    const owned = await launchOwned(place, binaries, settings);
    if (owned) {
      await makeDatabase(owned.session);
      await removeLeftovers(place, binaries);
      return { ...handleOf(owned), packagedVersion };
    }
    await pause(100);
  }
  throw new StartupError(`The database in ${place.cluster} is being started and stopped by something else.`);
}

interface PreparedCluster extends Pick<EmbeddedPostgres, 'packagedVersion'> {
  readonly place: Place;
  readonly binaries: Binaries;
}

/**
 * Finds or makes the cluster. One that an earlier version ran as `nobody` is given to the system user as soon as no server
 * uses it. Only root can give it, and only root can make one for a system user without a name.
 */
export async function prepareCluster({
  dataDir,
  settings = {},
  log,
}: EmbeddedPostgresOptions): Promise<PreparedCluster> {
  const place = await choosePlace(dataDir, log);
  const packaged = await findPackaged(place, includedEngine.version);
  const binaries = packaged ?? (await findBinaries(place, log));
  const owner = await stat(place.cluster).catch(() => undefined);
  if (isRoot() && owner !== undefined && owner.uid !== place.systemUser.uid) {
    await stopOrphan({ ...place, systemUser: { uid: owner.uid, gid: owner.gid } }, binaries, log);
    chownTree(place.systemUser, place.cluster);
  }
  await makeCluster(place, binaries, settings, log);
  return { place, binaries, packagedVersion: packaged?.version ?? null };
}

/** Stops a server without an owner, and refuses to continue beside one that has an owner. */
async function stopOrphan(place: Place, binaries: Binaries, log: (line: string) => void): Promise<void> {
  const running = await findRunning(place);
  if (!running) return;
  const isRunning = async () => (await findRunning(place))?.pid === running.pid;
  const claim = await claimServer(await addressOf(place, running), isRunning, newbornSeconds);
  if (claim.kind === 'taken') throw inUse(place, claim.holder);
  if (claim.kind === 'ours') {
    log('Stopping the database that a killed Qist left running…');
    interrupt(running.pid, binaries);
    await claim.session.end();
  }
  for (let waited = 0; await isRunning(); waited += 0.02) {
    if (claim.kind === 'unanswered' || waited > stopSecondsMax) {
      throw new StartupError(
        `A PostgreSQL server (process ${running.pid}) keeps ${place.cluster} busy and does not answer: end that process and start again.`,
      );
    }
    await pause(20);
  }
}

/**
 * Starts a server and claims it. Undefined if a second try makes sense: another server was in the way, or this one accepted
 * every connection at its socket and no longer does.
 */
async function launchOwned(place: Place, binaries: Binaries, settings: Settings): Promise<Owned | undefined> {
  const address = await newAddress(place);
  await removeStaleLock(address);
  if (address.password === undefined) await allowAllConnections(place);
  const postmaster = launch(place, binaries, { ...settingsOf(address), ...memorySettings(), ...settings });
  const giveUp = async () => {
    postmaster.interrupt();
    await postmaster.exited;
    await releaseAddress(address);
  };
  const claim = await claimServer(address, postmaster.isRunning, 0).catch(async (error: unknown) => {
    await giveUp();
    throw error;
  });
  if (claim.kind === 'ours') {
    const { session } = claim;
    if (await secureRoles(place, session, address.password)) return { postmaster, address, session };
    await session.end();
    await giveUp();
    return undefined;
  }
  if (claim.kind === 'taken') throw inUse(place, claim.holder);
  await giveUp();
  const complaint = lastWords(postmaster);
  if (!complaint || isPassing.test(complaint)) return undefined;
  throw new StartupError(`PostgreSQL could not start on ${place.cluster} (${complaint}).`);
}

/** The reason why a server ended; it reports its progress only to clients that connect too early. */
function lastWords({ lines }: Postmaster): string {
  const notable = lines.filter((line) => !line.includes('the database system is'));
  const last = notable.findLastIndex((line) => /FATAL|PANIC/.test(line));
  const [words, detail] = notable.slice(Math.max(last, 0));
  return [words, detail?.includes('DETAIL') ? detail : undefined]
    .flatMap((line) => line?.replace(/^.*(FATAL|PANIC|DETAIL):\s*/, '') ?? [])
    .join(': ');
}

function inUse(place: Place, holder: string): StartupError {
  return new StartupError(
    `${holder} is already using ${place.dataDir}: stop it first, or give this one another DATA_DIR.`,
  );
}

async function makeDatabase(session: pg.Client): Promise<void> {
  const { rowCount } = await session.query('SELECT FROM pg_database WHERE datname = $1', [embeddedDatabase]);
  if (rowCount === 0) await session.query(`CREATE DATABASE ${embeddedDatabase}`);
}

function handleOf(owned: Owned): Omit<EmbeddedPostgres, 'packagedVersion'> {
  const { postmaster, address } = owned;
  let stopping: Promise<void> | undefined;

  const stop = async () => {
    postmaster.interrupt();
    await postmaster.exited;
    await owned.session.end().catch(() => undefined);
    await releaseAddress(address);
  };
  // When one backend crashes, PostgreSQL ends every session, including the one with our lock, and continues.
  const keepClaim = () => {
    owned.session.once('end', async () => {
      const claim = await claimServer(address, () => !stopping && postmaster.isRunning(), 0);
      if (claim.kind !== 'ours') return;
      owned.session = claim.session;
      keepClaim();
    });
  };
  keepClaim();

  return {
    ...connectionStringsOf(address),
    lost: new Promise((resolve) => {
      postmaster.exited.then(() => {
        if (!stopping)
          resolve(`The database server stopped by itself: ${postmaster.lines.at(-1) ?? 'killed'}`);
      });
    }),
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}
