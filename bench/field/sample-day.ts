import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import type { Made } from '#test/support/lending/field.ts';
import { createOwnStage } from '../faults/own-stage.ts';
import { startServer } from '../faults/stage.ts';
import { figure, type Measurement } from '../figure.ts';
import { type Fault, faultyDay, type OpenPhone } from './faulty-day.ts';
import { deskAt, fillDueToday } from './field-desk.ts';

const visits = 60;
/** The faults of the day, in turn: two of three items are sent under one. */
const turns: readonly Fault[] = ['cut', 'none', 'server', 'cut', 'none', 'database'];

/** The day of the sample lender's officer: 60 visits, of which some pay, some promise, and some are not at home, under faults. */
export async function measureSampleDay(): Promise<Measurement> {
  const dataDir = await mkdtemp(join(tmpdir(), 'qist-bench-'));
  const own = await createOwnStage(dataDir);
  try {
    const settings = { ...own.stage.settings, SAMPLE_DATA: 'on' };
    const server = startServer({ ...own.stage, settings });
    const base = await server.ready();
    const desk = await deskAt(base);
    const { areas } = await callsAt(base).call('previewFieldDay', { as: desk.employee });
    const known = areas.reduce((sum, area) => sum + area.visits, 0);
    await fillDueToday(base, desk, Math.max(0, visits - known));
    await server.end('SIGTERM');
    const day = await faultyDay({ ...own.stage, settings }, own.postgres, itemsOfDay);
    const faults = visits - turnsOf('none');
    const what = `a day of ${visits} visits of the sample lender, ${faults} faults: ${turnsOf('cut')} cuts of the line, ${turnsOf('server')} killed servers, ${turnsOf('database')} killed databases`;
    return {
      figures: [
        figure(
          'fieldLost',
          `items lost or doubled, in ${what}`,
          day.lost + day.doubled + visits - day.answered,
        ),
        figure('fieldLost', 'gaps in the numbers of slips after that day', day.gaps),
        figure('fieldLost', 'differences that `verify` finds after that day', day.differences.length),
      ],
    };
  } finally {
    await own.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const faultAt = (n: number): Fault => turns[n % turns.length] ?? 'none';
const turnsOf = (fault: Fault) =>
  Array.from({ length: visits }, (_, n) => faultAt(n)).filter((one) => one === fault).length;

async function itemsOfDay(open: OpenPhone) {
  const phone = await open();
  const day = await phone.takeDay();
  const made = day.visits.slice(0, visits).map(({ agreementId, dueNow, left }, n): Made => {
    const promisedFor = addDays(businessDateOf(Date.now()), 1);
    if (n % 10 === 4) return { kind: 'promise', agreement: agreementId, amount: left, promisedFor };
    if (n % 10 === 7)
      return { kind: 'not_home', agreement: agreementId, why: 'locked', again: true, note: 'Locked' };
    if (n % 10 === 9) return { kind: 'note', agreement: agreementId, note: 'Asked for Friday' };
    return { kind: 'collected', agreement: agreementId, amount: dueNow > 0 ? dueNow : left };
  });
  return made.map((one, n) => ({ fault: faultAt(n), phone, made: one }));
}
