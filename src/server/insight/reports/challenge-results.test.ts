import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { addChallenge } from '#test/support/desk/challenges.ts';
import { active, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';

let testApi: TestApi;

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());

const results = async ({ superadmin }: Desk) =>
  (
    await testApi.call('readReport', {
      as: superadmin,
      params: { name: 'challenge_results' },
      query: { from: '2026-11-01', until: '2026-12-31' },
    })
  ).data;

test('the report shows final results exactly as the challenge does', async () => {
  const desk = await openDesk(testApi);
  const { id } = await addChallenge(testApi, desk, { title: { own: 'Collect on time', ur: 'بروقت وصولی' } });
  await pay(testApi, desk.employee, await active(testApi, desk, { downPayment: 0 }), 1_400);
  expect(await results(desk)).toEqual([]);

  testApi.clock.advance(30 * dayMs);
  const later = await openDesk(testApi);
  const { scores, isFinal } = await testApi.call('getChallengeScores', {
    as: later.superadmin,
    params: { id },
  });
  expect(isFinal).toBe(true);
  const [row, ...others] = await results(later);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    challengeId: id,
    cells: {
      challenge: { own: 'Collect on time', ur: 'بروقت وصولی' },
      endedOn: '2026-11-29',
      metric: 'amount_collected',
      target: 1_000,
      reached: 1_400,
      boundMax: 3,
      balance: 0,
      standing: 'winning',
      rank: 1,
    },
  });
  expect(row?.cells).toMatchObject({ reached: scores[0]?.reached.part, standing: scores[0]?.standing });
});
