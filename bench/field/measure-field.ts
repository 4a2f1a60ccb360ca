import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOwnStage } from '../faults/own-stage.ts';
import { startServer } from '../faults/stage.ts';
import { figure, type Measurement } from '../figure.ts';
import { faultyDay } from './faulty-day.ts';
import { deskAt, fillDueToday } from './field-desk.ts';
import { packageFigure, phoneFigures } from './phone-figures.ts';

const visits = 200;
const faults = { cuts: 230, serverKills: 50, databaseKills: 20 };

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
    const { answered, lost, doubled, gaps, differences } = await faultyDay(own.stage, own.postgres, faults);
    const all = `${answered} slips of two phones, each with a fault on its way (${faults.cuts} cuts of the line, ${faults.serverKills} killed servers, ${faults.databaseKills} killed databases)`;
    return {
      figures: [
        ...figures,
        figure('fieldLost', `slips lost or doubled, of ${all}`, lost + doubled),
        figure('fieldLost', 'gaps in the numbers of slips after it', gaps),
        figure('fieldLost', 'differences that `verify` finds after it', differences.length),
      ],
    };
  } finally {
    await own.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
