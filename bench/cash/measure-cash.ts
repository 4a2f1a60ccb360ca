import { randomUUID } from 'node:crypto';
import type { CashDayCount, OpenCashDay } from '#contract/lending/cash-days/cash-days.ts';
import { noteValues } from '#domain/lending/cash/cash-count.ts';
import { readPosition } from '#server/lending/cash/cash.queries.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import { type Figure, figure, type Measurement, percentile } from '../figure.ts';
import { type Headers, signIn } from '../http-posting.ts';
import { msOf } from '../lists/page-times.ts';
import { type ServedLender, withServedLender } from '../served-lender.ts';
import { branches, days, entriesPerDay, fillCashDays, peoplePerBranch } from './fill-cash-days.ts';

const rounds = 100;

/** The time for the position of all cash, and for the close of a branch's day, after a month of closed days. */
export function measureCash(): Promise<Measurement> {
  return withServedLender(async (lender) => {
    const headers = await signIn(lender.address);
    await fillCashDays(lender.pool);
    const { rows: drawers } = await lender.pool.query<{ branchId: string }>(
      'SELECT branch_id AS "branchId" FROM cash_drawers',
    );
    return {
      on: `at ${branches} branches with ${peoplePerBranch} people each, ${days} closed days and ${entriesPerDay} cash entries a day`,
      figures: [
        await positionFigure(lender),
        await closeFigure(
          lender.address,
          headers,
          drawers.map(({ branchId }) => branchId),
        ),
      ],
    };
  });
}

async function positionFigure({ pool }: ServedLender): Promise<Figure> {
  const read = () => readPosition(pool, { userId: randomUUID() } as Actor);
  // The first round opens the connections.
  await read();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await msOf(read));
  return figure('cashPosition', `the position of the lender’s cash, p95 of ${rounds}`, percentile(times, 95));
}

/** Each branch closes its day once. */
async function closeFigure(address: string, headers: Headers, branchIds: readonly string[]): Promise<Figure> {
  const times: number[] = [];
  for (const branchId of branchIds) {
    const ask = asking(`${address}/api/cash/branches/${branchId}`, headers);
    const noNotes = Object.fromEntries([...noteValues.map((value) => [`notes${value}`, 0]), ['coins', 0]]);
    const { id: countId } = await ask<CashDayCount>('/day-counts', noNotes);
    const { day, hands } = await ask<OpenCashDay>('/day');
    const explained = hands.map(({ userId }) => ({ userId, explanation: 'Brings it tomorrow' }));
    const close: BodyOf<'closeCashDay'> = {
      ...{ day: day ?? '', countId, hands: explained, requestsSeen: true },
      differenceReason: 'Not counted in a bench',
    };
    times.push(await msOf(() => ask('/closed-days', close)));
  }
  return figure(
    'cashDayClose',
    `the close of a day, by a request, p95 of ${times.length}`,
    percentile(times, 95),
  );
}

const asking =
  (address: string, headers: Headers) =>
  async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(`${address}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { data: T };
    if (!response.ok) throw new Error(`${path} was answered ${JSON.stringify(answer)}`);
    return answer.data;
  };
