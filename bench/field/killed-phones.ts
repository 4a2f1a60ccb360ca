import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createAnchorFile } from '#server/platform/audit/anchor-place.ts';
import { readAuditAnchors } from '#server/platform/audit/audit-anchors.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { pay } from '#test/support/lending/lending.ts';
import { fieldTexts } from '#web/field/field.messages.ts';
import { type Stage, startServer } from '../faults/stage.ts';
import type { FaultyDay } from './faulty-day.ts';
import { deskAt } from './field-desk.ts';
import { OwnPhone } from './own-phone.ts';
import { dayOf } from './phone-figures.ts';

const phases = ['save', 'sync', 'take'] as const;
/** The faults after which everything is compared. */
const group = 10;
const families = 12;
const settledMs = 60_000;

interface Kills {
  readonly browsers: number;
  readonly tabs: number;
}

/**
 * The day of two phones that are killed while they take a day along, keep a slip, or send it, each time at another moment of it. Both
 * collect from the same families, and so does a counter. Everything is compared after each ten kills.
 */
export async function killedPhones(stage: Stage, { browsers, tabs }: Kills): Promise<FaultyDay> {
  const server = startServer(stage);
  const base = await server.ready();
  const desk = await deskAt(base);
  const { visits } = await dayOf(base, desk);
  const ids = visits.slice(0, families).map(({ agreementId }) => agreementId);
  const profiles = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'qist-phone-'))));
  const phones = profiles.map((profile) => new OwnPhone(profile, base));
  const shown = new Set<string>();
  const differences: string[] = [];
  for (const phone of phones) {
    await phone.start();
    await phone.signIn();
    await phone.takeFirstDay();
  }
  try {
    for (let n = 0; n < browsers + tabs; n += 1) {
      const phone = phones[n % phones.length];
      const id = ids[n % ids.length];
      if (phone === undefined || id === undefined) throw new Error('two phones and some families');
      const what = n % Math.ceil((browsers + tabs) / tabs) === 0 ? 'tab' : 'browser';
      if (n % 3 === 0) await pay(callsAt(base), desk.employee, id, 1);
      const slip = await fault(phone, { n, what });
      if (slip !== null) shown.add(slip);
      await (what === 'tab' ? phone.openTab() : phone.start());
      await phone.open();
      if ((n + 1) % group === 0 || n + 1 === browsers + tabs) {
        for (const one of phones) await sendAll(one);
        differences.push(...(await differencesOf(stage)));
      }
    }
    return { answered: browsers + tabs, ...(await countsOf(stage, shown)), differences };
  } finally {
    for (const phone of phones) await phone.kill();
    await server.end('SIGTERM');
    for (const profile of profiles) await rm(profile, { recursive: true, force: true });
  }
}

/** One kill in one phase. The number of the slip that the officer saw on the way; null if none. */
async function fault(
  phone: OwnPhone,
  { n, what }: { readonly n: number; readonly what: 'tab' | 'browser' },
): Promise<string | null> {
  const phase = phases[Math.floor(n / 2) % phases.length];
  const { page } = phone;
  const press = () => page.locator('footer .primary').click();
  if (phase === 'take') {
    await page.getByRole('button', { name: fieldTexts.takeAgain.en }).click();
    return phone.killAfter(press, (n * 23) % 400, what);
  }
  await phone.fillCollection(n % families, 1 + (n % 9));
  // From the first millisecond of the saving to long after its end.
  if (phase === 'save') return phone.killAfter(press, (n * 7) % 120, what);
  await page.context().setOffline(true);
  await press();
  const kept = await page.locator('.slip .number').textContent();
  await phone.killAfter(() => page.context().setOffline(false), (n * 11) % 200, what);
  return kept;
}

async function sendAll({ page }: OwnPhone): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.locator('.unsent').waitFor({ state: 'hidden', timeout: settledMs });
}

async function differencesOf({ pool, dataDir }: Stage): Promise<readonly string[]> {
  const noted = await readAuditAnchors(pool, createAnchorFile(dataDir));
  return (await findDifferences(pool, { noted })).differences;
}

const findSlips = `
  SELECT b.code || '-F' || lpad(d.serial::text, 2, '0') || '-' || lpad(i.slip::text, 5, '0') AS number,
         EXISTS (SELECT FROM field_outcomes o WHERE o.item_id = i.id) AS "isDecided",
         (SELECT count(*)::integer FROM field_outcomes o WHERE o.item_id = i.id AND o.outcome = 'posted') AS posted,
         (SELECT count(*)::integer FROM receipts r WHERE r.code = i.code) AS receipts
    FROM field_items i JOIN field_devices d ON d.id = i.device_id JOIN branches b ON b.id = d.branch_id
   WHERE i.slip IS NOT NULL`;

const findGaps = `
  SELECT coalesce(sum(last - many), 0)::integer AS gaps
    FROM (SELECT max(slip) AS last, count(*) AS many FROM field_items WHERE slip IS NOT NULL GROUP BY device_id) d`;

interface SlipRow {
  readonly number: string;
  readonly isDecided: boolean;
  readonly posted: number;
  readonly receipts: number;
}

/** A slip that an officer saw and the server has not is lost; one with two receipts is doubled. */
async function countsOf({ pool }: Stage, shown: ReadonlySet<string>) {
  const { rows } = await pool.query<SlipRow>(findSlips);
  const known = new Set(rows.filter(({ isDecided }) => isDecided).map(({ number }) => number));
  const { rows: gaps } = await pool.query<{ gaps: number }>(findGaps);
  return {
    lost: [...shown].filter((number) => !known.has(number)).length + rows.length - known.size,
    doubled: rows.filter(({ posted, receipts }) => receipts !== posted || posted > 1).length,
    gaps: gaps[0]?.gaps ?? 0,
  };
}
