import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from '../figure.ts';

export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpSeconds: number;
  readonly tbtMs: number;
}

/** Options of Lighthouse's program. */
type Profile = readonly string[];

/** Lighthouse's own phone: simulated slow 4G, 4x CPU. */
export const mobile: Profile = [];

/** The same phone, signed in as the browser already is. */
export const mobileKeepingSession: Profile = ['--disable-storage-reset'];

/** A cheap phone far from a mast. */
export const slow3g: Profile = [
  '--throttling-method=simulate',
  '--throttling.rttMs=300',
  '--throttling.throughputKbps=700',
  `--throttling.requestLatencyMs=${300 * 3.75}`,
  `--throttling.downloadThroughputKbps=${700 * 0.9}`,
  `--throttling.uploadThroughputKbps=${700 * 0.9}`,
  '--throttling.cpuSlowdownMultiplier=12',
];

const runs = 3;

/** Audits a page in the Chromium that listens on the port: the median of each figure over three runs. */
export async function auditPage(url: string, port: number, profile: Profile): Promise<Audit> {
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await auditOnce(url, port, profile));
  const middle = (figure: keyof Audit) => median(audits.map((audit) => audit[figure]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    lcpSeconds: middle('lcpSeconds'),
    tbtMs: middle('tbtMs'),
  };
}

/** The parts of Lighthouse's report that are read. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Installed by `tools/setup.mjs --lighthouse`, which `npm run bench` does first. */
const program = join(import.meta.dirname, '../../tools/lighthouse/node_modules/lighthouse/cli/index.js');
const reportBytesMax = 100 * 1024 * 1024;

async function auditOnce(url: string, port: number, profile: Profile): Promise<Audit> {
  const options = [`--port=${port}`, '--output=json', '--quiet', '--no-enable-error-reporting', ...profile];
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...options], {
    maxBuffer: reportBytesMax,
  });
  const { categories, audits }: Report = JSON.parse(stdout);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpSeconds: value('largest-contentful-paint') / 1000,
    tbtMs: value('total-blocking-time'),
  };
}
