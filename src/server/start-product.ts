import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { SampleSignIn } from '#contract/identity/sign-in.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { minuteMs } from '#domain/instant.ts';
import { createApp } from './app.ts';
import { escalatingComplaints } from './desk/complaints/escalate-complaints.ts';
import { mailingOutsideComplaints } from './desk/complaints/mail-outside-complaints.ts';
import { issueSetUpLink } from './identity/set-up/set-up-link.ts';
import { startImportLoop } from './insight/imports/start-import-loop.ts';
import { fixingWhatIsOver } from './insight/reports/fix-what-is-over.ts';
import { mailingAuditHeads } from './lender/audit/mail-audit-heads.ts';
import { seedBranches } from './lender/branches/seed-branches.ts';
import { watchingCashLimits } from './lending/cash-limits/watch-cash-limits.ts';
import { erasingRemovedDocuments } from './lending/customer-documents/erase-removed-documents.ts';
import { sendingMessages } from './lending/messages/send-messages.ts';
import { takeOverRows } from './platform/audit/kept-rows/take-over-rows.ts';
import { keepAuditAnchors } from './platform/audit/note-audit-anchors.ts';
import { refuseClockBehind } from './platform/audit/refuse-clock-behind.ts';
import { startSigning } from './platform/audit/signing/start-signing.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config, DatabaseSettings } from './platform/config.ts';
import type { AppContext } from './platform/context.ts';
import { awaitDatabase } from './platform/db/at-start/await-database.ts';
import { checkPooler } from './platform/db/at-start/check-pooler.ts';
import { prepareDatabase } from './platform/db/at-start/prepare-database.ts';
import { startEmbeddedPostgres } from './platform/db/embedded/embedded-postgres.ts';
import { engineAge } from './platform/db/embedded/engine-age.ts';
import { listen } from './platform/db/listen.ts';
import { createPool, createPooledPool, createReadingPool } from './platform/db/pool.ts';
import { checkBucket } from './platform/files/bucket-store.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { fileStoreOf } from './platform/files/file-store-of.ts';
import { createPictureRemaker } from './platform/files/picture-remaker.ts';
import { createUploadGate } from './platform/files/upload-gate.ts';
import { fromTimeToTime } from './platform/from-time-to-time.ts';
import { refusalOf } from './platform/http/failure.ts';
import { shedLoad } from './platform/http/shed-load.ts';
import { hearLiveChanges, keepStreamsAlive } from './platform/live/follow-live-changes.ts';
import { createLiveStreams } from './platform/live/live-streams.ts';
import { createLoadGate } from './platform/load-gate.ts';
import { createLog } from './platform/log.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { StartupError } from './platform/startup-error.ts';
import { sweepingExpired } from './platform/sweep-expired.ts';
import { createSitePublisher } from './site/publishing/site-publisher.ts';
import { createStoppableServer } from './stoppable-server.ts';

type Say = (line: string) => void;

/**
 * A lender to try the product with, loaded if the settings ask for it. The server does not import it; the code that starts
 * the product passes it in.
 */
export interface SampleLender {
  readonly load: (pool: Pool, clock: Clock, files: FileStore) => Promise<void>;
  readonly signIns: readonly SampleSignIn[];
}

export interface Product {
  /** The address of the product, for example `http://localhost:3000`. */
  readonly address: string;
  /** Settles, with a sentence, only if the embedded database goes away without being asked to stop. */
  readonly lost: Promise<string>;
  /** Finishes open requests, then ends, together with the embedded database. */
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const clientDir = join(root, 'dist/client');
const fieldDir = join(root, 'dist/field-book');
const renderDir = join(root, 'dist/render');

const choreEveryMs = 10 * minuteMs;
const messagesEveryMs = 15_000;

const connectionTimes = {
  headersTimeout: 30_000,
  /** The slowest request that is answered: an upload that waits for its turn and then takes its time to arrive. */
  requestTimeout: 100_000,
  connectionsCheckingInterval: 5_000,
  /** Longer than a proxy keeps an idle connection (nginx: 60 s), so the proxy ends it first and loses no request. */
  keepAliveTimeout: 65_000,
};

/**
 * Starts everything in order. If a step fails, the earlier ones are stopped again. Waits for a database that is not there yet,
 * until `stopping` is aborted.
 */
export async function startProduct(
  config: Config,
  sample: SampleLender,
  say: Say,
  stopping: AbortSignal,
): Promise<Product> {
  const started: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const undo of started.splice(0).reverse()) await undo();
  };
  try {
    if (config.bucket !== undefined) await checkBucket(config.bucket);
    const database = await findDatabase(config, say, started);
    const log = createLog(config);
    const pools = connect(database, log, started);
    await awaitDatabase(pools.direct, say, stopping);
    await prepareDatabase(pools.direct, database.ownerConnectionString, join(root, 'db/migrations'), say);
    if (pools.requests !== pools.direct) {
      await awaitDatabase(pools.requests, say, stopping);
      await checkPooler(pools.direct, pools.requests);
    }
    const clockFault = await refuseClockBehind(pools.direct, systemClock);
    if (clockFault !== null) say(clockFault);
    const context = contextOf(config, log, sample, pools);
    await loadData(context, sample);
    started.push(await keepAuditAnchors(context));
    for (const chore of [sweepingExpired, erasingRemovedDocuments, mailingAuditHeads, watchingCashLimits])
      started.push(fromTimeToTime(context, choreEveryMs, chore));

    say('Publishing the site…');
    const site = createSitePublisher({ ...context, clientDir, renderDir, publicUrl: config.publicUrl });
    await site.publish();
    const watch = site.watch();
    started.push(watch.stop);
    const hearers = [watch.hearer, hearLiveChanges(context.live)];
    started.push(await listen(pools.direct, log, hearers));

    const app = createApp(context, {
      clientDir,
      fieldDir,
      site: site.current,
      card: site.card,
      preview: site.preview,
    });
    const isHttps = config.publicUrl.startsWith('https:');
    const listener = shedLoad(context.load, isHttps, getRequestListener(app.fetch));
    const { server, stop: stopServer } = createStoppableServer(connectionTimes, listener);
    const port = await listenAt(server, config);
    started.push(stopServer);
    started.push(keepStreamsAlive(context.live));
    started.push(startImportLoop(context));
    started.push(fromTimeToTime(context, choreEveryMs, fixingWhatIsOver));
    for (const chore of [escalatingComplaints, mailingOutsideComplaints])
      started.push(fromTimeToTime(context, choreEveryMs, chore));
    started.push(fromTimeToTime(context, messagesEveryMs, sendingMessages));

    void site.drawCards();

    const address = `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`;
    greet(say, address, context, await issueSetUpLink(context));
    return { address, lost: database.lost, stop };
  } catch (error) {
    await stop();
    throw wentAway(error);
  }
}

/** A database that changes over while Qist starts: a service starts Qist again. */
function wentAway(error: unknown): unknown {
  if (error instanceof StartupError || refusalOf(error).code !== 'unavailable') return error;
  return new StartupError('The database went away while Qist started. Start it again.');
}

interface FoundDatabase extends DatabaseSettings {
  readonly lost: Promise<string>;
}

async function findDatabase(
  config: Config,
  say: Say,
  started: (() => Promise<void>)[],
): Promise<FoundDatabase> {
  if (config.database !== undefined) {
    // A lender's own database may go down and come back: until then requests get 503.
    return { ...config.database, lost: new Promise(() => {}) };
  }
  say('Starting the database…');
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
  started.push(() => postgres.stop());
  const { packagedVersion } = postgres;
  const about =
    packagedVersion === null
      ? engineAge(businessDateOf(systemClock.now()))
      : `The database runs on PostgreSQL ${packagedVersion} of this machine's packages.`;
  if (about !== null) say(about);
  return postgres;
}

interface Pools {
  /** Direct sessions of the database: listening needs one. */
  readonly direct: Pool;
  readonly requests: Pool;
  readonly reports: Pool;
}

function connect(database: DatabaseSettings, log: Logger, started: (() => Promise<void>)[]): Pools {
  const opened = (pool: Pool) => {
    started.push(() => pool.end());
    return pool;
  };
  const { connectionString, pooledConnectionString, reportsConnectionString } = database;
  const direct = opened(createPool(connectionString, log));
  const requests =
    pooledConnectionString === undefined ? direct : opened(createPooledPool(pooledConnectionString, log));
  const reports =
    reportsConnectionString === undefined
      ? requests
      : opened(createReadingPool(reportsConnectionString, log));
  return { direct, requests, reports };
}

function contextOf(config: Config, log: Logger, sample: SampleLender, pools: Pools): AppContext {
  const pool = pools.requests;
  return {
    config,
    log,
    pool,
    clock: systemClock,
    reportBooks: pools.reports,
    rateLimits: createRateLimits(pool, systemClock),
    files: fileStoreOf(config),
    pictures: createPictureRemaker(log),
    uploads: createUploadGate(),
    load: createLoadGate(systemClock),
    live: createLiveStreams(systemClock),
    sampleSignIns: config.loadSampleData ? sample.signIns : [],
  };
}

async function loadData({ config, pool, clock, files }: AppContext, sample: SampleLender): Promise<void> {
  if (config.loadSampleData) {
    await seedBranches(pool);
    await sample.load(pool, clock, files);
  }
  const at = new Date(clock.now());
  await takeOverRows(pool, at);
  await startSigning(pool, config.auditKeys, at);
}

function listenAt(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(`Port ${port} is already in use: stop what uses it, or set PORT to another one.`);
  }
  if (error.code === 'EACCES') {
    return new StartupError(`This user is not allowed to use port ${port}: set PORT to one above 1023.`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupError(
      `This machine has no address ${host}: set HOST to one it has, for example 127.0.0.1.`,
    );
  }
  return error;
}

const receiptsNameThisMachine =
  'PUBLIC_URL is not set: receipts and messages carry the address of this machine, which customers cannot open. Set it before the first receipt.';

function greet(say: Say, address: string, context: AppContext, setUpLink: string | null): void {
  const { config, sampleSignIns } = context;
  say(`\nQist is ready: ${address}\n`);
  if (setUpLink !== null)
    say(`There is no superadmin yet. Open this link to be the first:\n  ${setUpLink}\n`);
  if (sampleSignIns.length === 0) {
    if (new URL(config.publicUrl).hostname === 'localhost') say(`${receiptsNameThisMachine}\n`);
    return;
  }
  say(`Sample sign-ins, at ${address}/sign-in:`);
  for (const { role, identifier, password } of sampleSignIns) {
    say(`  ${role.padEnd(11)} ${identifier.padEnd(23)} ${password}`);
  }
  say('\nCtrl-C stops it.');
}
