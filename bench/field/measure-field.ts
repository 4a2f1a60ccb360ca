import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOwnStage } from '../faults/own-stage.ts';
import { startServer } from '../faults/stage.ts';
import { type Figure, figure, type Measurement } from '../figure.ts';
import { type FaultyDay, faultyDay, slipsOfTwo } from './faulty-day.ts';
import { deskAt, fillDueToday } from './field-desk.ts';
import { killedPhones } from './killed-phones.ts';
import { packageFigure, phoneFigures } from './phone-figures.ts';

const visits = 200;
const faults = { cuts: 140, serverKills: 40, databaseKills: 20 };
const kills = { browsers: 75, tabs: 25 };

/** The field book: a day on a phone, and slips on their way through lines, servers and databases that fail. */
export async function measureField(): Promise<Measurement> {
  const dataDir = await mkdtemp(join(tmpdir(), 'qist-bench-'));
  const own = await createOwnStage(dataDir);
  try {
    // As a sample, whose superadmin needs no second step.
    const settings = { ...own.stage.settings, SAMPLE_DATA: 'on' };
    const server = startServer({ ...own.stage, settings });
    const base = await server.ready();
    const desk = await deskAt(base);
    await fillDueToday(base, desk, visits);
    const figures = [await packageFigure(base, desk), ...(await phoneFigures(base))];
    await server.end('SIGTERM');
    const sending = await faultyDay(own.stage, own.postgres, slipsOfTwo(own.stage.agreementIds, faults));
    const killed = await killedPhones({ ...own.stage, settings }, kills);
    return { figures: [...figures, ...figuresOf(sending, killed)] };
  } finally {
    await own.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function figuresOf(sending: FaultyDay, killed: FaultyDay): Figure[] {
  const { cuts, serverKills, databaseKills } = faults;
  const onTheWay = `${cuts} cuts of the line, ${serverKills} killed servers, ${databaseKills} killed databases while a slip is sent`;
  const onThePhone = `${kills.browsers} killed browsers and ${kills.tabs} killed tabs while a day is taken, a slip kept or sent`;
  const all = `${sending.answered + killed.answered} faults of two phones and a counter on the same families: ${onTheWay}; ${onThePhone}`;
  const sum = (of: (day: FaultyDay) => number) => of(sending) + of(killed);
  return [
    figure(
      'fieldLost',
      `slips lost or doubled, in ${all}`,
      sum(({ lost, doubled }) => lost + doubled),
    ),
    figure(
      'fieldLost',
      'gaps in the numbers of slips after it',
      sum(({ gaps }) => gaps),
    ),
    figure(
      'fieldLost',
      'differences that `verify` finds after it, and after each ten killed browsers and tabs',
      sum(({ differences }) => differences.length),
    ),
  ];
}
