import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { agreementsToPostTo, identifier } from '../faults/own-stage.ts';
import { callCrew, type Outcome, outcomeOf, paymentsBefore, type Stage } from '../faults/stage.ts';
import { type Figure, figure, type Measurement } from '../figure.ts';
import { signIn } from '../http-posting.ts';
import { Cluster } from './cluster.ts';
import { type Fault, faults } from './faults.ts';
import { readSettings } from './machine-files.ts';
import { probe, type Seen } from './probe.ts';
import { front, Servers } from './servers.ts';

const runs = 2;
const answeredBefore = 50;
const answeredAfter = 50;

interface Run extends Outcome {
  readonly silenceS: number;
  readonly unavailable: number;
  readonly site: Seen;
  readonly list: Seen;
  readonly report: Seen;
}

/** The three machines of the manual on the loopback, each fault twice, while eight tellers post and others read. */
export async function measureFailover(): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'qist-failover-'));
  await chmod(folder, 0o711);
  const cluster = await Cluster.create(folder);
  try {
    const figures = await onCluster(cluster, folder);
    return { on: 'three machines on one, eight tellers', figures };
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true });
  }
}

async function onCluster(cluster: Cluster, folder: string): Promise<Figure[]> {
  const dataDir = join(folder, 'qist');
  await mkdir(dataDir);
  const servers = await Servers.create(folder, dataDir);
  servers.start();
  await servers.areReached();
  const { MIGRATION_DATABASE_URL: ownerAt = '' } = await readSettings(folder, 1);
  const pool = createPool(ownerAt, pino({ level: 'silent' }));
  try {
    const agreementIds = await agreementsToPostTo(pool);
    const stage: Stage = {
      settings: {},
      pool,
      dataDir,
      agreementIds,
      identifier,
      password: samplePassword,
    };
    const figures: Figure[] = [];
    for (const fault of faults) figures.push(...(await runsOf(fault, stage, cluster, servers)));
    return figures;
  } finally {
    await pool.end();
    await servers.end();
  }
}

async function runsOf(fault: Fault, stage: Stage, cluster: Cluster, servers: Servers): Promise<Figure[]> {
  const measured: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    await cluster.isWhole();
    await servers.areReached();
    const result = await runOnce(fault, stage, cluster, servers);
    process.stdout.write(`${fault.name}: ${JSON.stringify(result)}\n`);
    measured.push(result);
  }
  return figuresOf(fault, measured);
}

async function runOnce(fault: Fault, stage: Stage, cluster: Cluster, servers: Servers): Promise<Run> {
  const before = await paymentsBefore(stage);
  const owner = await signIn(front);
  const crew = await callCrew(stage, front);
  crew.serverIsAt(front);
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const probing = Promise.all([
    probe(`${front}/ur/`, {}, isOver),
    probe(`${front}/api/dashboards/portfolio`, owner, isOver),
    probe(`${front}/api/reports/due`, owner, isOver),
  ]);
  const working = crew.work();
  await crew.answeredMore(answeredBefore);
  const leader = await cluster.leader();
  if (leader === null) throw new Error('no machine leads');
  await Promise.all([fault.make(leader, cluster, servers), pause(fault.seconds * 1000)]);
  await cluster.isWhole();
  await crew.answeredMore(answeredAfter);
  crew.finish();
  await working;
  end();
  const [site, list, report] = await probing;
  const silenceS = crew.longestSilenceMs / 1000;
  const { unavailable } = crew;
  return { ...(await outcomeOf(stage, crew, before, front)), silenceS, unavailable, site, list, report };
}

const sumOf = (runsMade: readonly Run[], of: (run: Run) => number) =>
  runsMade.reduce((sum, run) => sum + of(run), 0);

/** Everything that a run must not show, as one number; each is printed by itself as it is measured. */
function wrongOf({
  lost,
  doubled,
  answeredOtherwise,
  differences,
  refusals,
  site,
  list,
  report,
}: Run): number {
  const bare = [list, report].reduce((sum, { bare: own, failed }) => sum + own + failed, 0);
  const ofSite = site.bare + site.failed;
  return lost + doubled + answeredOtherwise + differences.length + refusals.length + bare + ofSite;
}

function figuresOf({ name }: Fault, measured: readonly Run[]): Figure[] {
  const answered = measured.map((run) => run.answered.toLocaleString('en')).join(' and ');
  const siteAwayS = Math.max(...measured.map(({ site }) => site.longestAwayS));
  return [
    figure(
      'failoverSilence',
      `${name}: longest time without an acknowledgement (${answered} acknowledged; the site away for ${siteAwayS.toFixed(1)} s)`,
      Math.max(...measured.map(({ silenceS }) => silenceS)),
    ),
    figure(
      'failoverWrong',
      `${name}: payments lost, doubled or answered otherwise, differences of verify, answers of 500, refusals without a time to come again`,
      sumOf(measured, wrongOf),
    ),
  ];
}
