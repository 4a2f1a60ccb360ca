import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { dayMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { openOfficer, send } from '#test/support/lending/field.ts';
import { active } from '#test/support/lending/lending.ts';

let testApi: TestApi;
beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());

test('slips that never came are named as gaps of their phone, and those after the last that came are not', async () => {
  const officer = await openOfficer(testApi);
  const agreement = await active(testApi, officer, { downPayment: 0 });
  const slip = () => officer.phone.collect(agreement, 500);
  const gaps = async (as = officer.superadmin) => {
    const params = { name: 'slip_gaps' } as const;
    const { data } = await testApi.call('readReport', { as, params, query: {} });
    return data.map(({ cells }) => cells);
  };
  const numberOf = (serial: number) => `SGD-${officer.phone.code}-0000${serial}`;
  const first = businessDateOf(testApi.clock.now());
  await slip();
  await send(testApi, officer, await slip());
  await slip();
  await slip();
  testApi.clock.advance(dayMs);
  await officer.signInAgain();
  await send(testApi, officer, await slip());
  await slip();
  const before = { firstMissing: numberOf(1), lastMissing: numberOf(1), missingSlips: 1 };
  const between = { firstMissing: numberOf(3), lastMissing: numberOf(4), missingSlips: 2 };
  expect(await gaps()).toEqual([
    expect.objectContaining({ ...between, cameBeforeOn: first, cameAfterOn: addDays(first, 1) }),
    expect.objectContaining({ ...before, cameBeforeOn: null, cameAfterOn: first }),
  ]);
  const asked = { as: officer.superadmin, params: { name: 'slip_gaps' }, query: {} } as const;
  expect((await testApi.call('sumReport', asked)).sums).toEqual({ missingSlips: 3 });
});
