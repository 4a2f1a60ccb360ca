import lighthouse, { type Flags } from 'lighthouse';
import { median } from '../figure.ts';

export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpSeconds: number;
  readonly tbtMs: number;
}

type Profile = Pick<Flags, 'throttlingMethod' | 'throttling' | 'disableStorageReset'>;

/** Lighthouse's own phone: simulated slow 4G, 4x CPU. */
export const mobile: Profile = {};

/** The same phone, signed in as the browser already is. */
export const mobileKeepingSession: Profile = { disableStorageReset: true };

/** A cheap phone far from a mast. */
export const slow3g: Profile = {
  throttlingMethod: 'simulate',
  throttling: {
    rttMs: 300,
    throughputKbps: 700,
    requestLatencyMs: 300 * 3.75,
    downloadThroughputKbps: 700 * 0.9,
    uploadThroughputKbps: 700 * 0.9,
    cpuSlowdownMultiplier: 12,
  },
};

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

async function auditOnce(url: string, port: number, profile: Profile): Promise<Audit> {
  const result = await lighthouse(url, { port, logLevel: 'error', ...profile });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
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
