import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { addChallenge } from '#test/support/desk/challenges.ts';
import { active, openDesk, pay } from '#test/support/lending/lending.ts';
import { fixingWhatIsOver } from './fix-what-is-over.ts';

let testApi: TestApi;

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());

const fixAll = (stopping = new AbortController().signal) => fixingWhatIsOver.run(testApi.context, stopping);

/** Of November's end, and of the challenge. */
async function fixed(): Promise<readonly [number, number]> {
  const { rows } = await testApi.context.pool.query<{ months: number; results: number }>(
    `SELECT (SELECT count(*) FROM arrears_months WHERE month_end = '2026-11-30')::integer AS months,
            (SELECT count(*) FROM challenge_results)::integer AS results`,
  );
  return [rows[0]?.months ?? 0, rows[0]?.results ?? 0];
}

test('the figures of past months are stored without a reader, once by several servers, and later entries do not change them', async () => {
  const desk = await openDesk(testApi);
  const { id } = await addChallenge(testApi, desk);
  const agreement = await active(testApi, desk, { downPayment: 0 });
  await pay(testApi, desk.employee, agreement, 1_400);
  await fixAll();
  expect(await fixed()).toEqual([0, 0]);

  testApi.clock.advance(30 * dayMs);
  const later = await openDesk(testApi);
  await pay(testApi, later.employee, agreement, 100);
  await expect(fixAll(AbortSignal.abort())).rejects.toThrow('aborted');
  expect(await fixed()).toEqual([0, 0]);

  await Promise.all([fixAll(), fixAll(), fixAll()]);
  const once = await fixed();
  expect(once).not.toContain(0);
  await pay(testApi, later.employee, agreement, 100);
  await fixAll();
  expect(await fixed()).toEqual(once);
  const { scores } = await testApi.call('getChallengeScores', { as: later.superadmin, params: { id } });
  expect(scores[0]?.reached.part).toBe(1_400);
});
