import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import { customerBody, type Desk, nextCnic, openDesk } from '#test/support/lending/lending.ts';
import { constraintRefusals } from './constraint-refusals.ts';

let testApi: TestApi;
let desk: Desk;
beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

test('every constraint and trigger that is translated into a refusal exists in the database', async () => {
  const { rows } = await testApi.context.pool.query<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION SELECT indexrelid::regclass::text FROM pg_index WHERE indisunique
      UNION SELECT tgname FROM pg_trigger`,
  );
  const names = rows.map(({ name }) => name);
  expect(Object.keys(constraintRefusals).filter((name) => !names.includes(name))).toEqual([]);
});

test('if ten clerks save the same CNIC at once, one succeeds and nine get the refusal that it is taken', async () => {
  const cnic = nextCnic();
  const put = (_: unknown, n: number) => {
    const body = customerBody({ cnic, fullName: { own: `Clerk ${n} typed this` } });
    return testApi.attempt('createCustomer', { as: desk.employee, body });
  };
  const outcomes = await Promise.all(Array.from({ length: 10 }, put));
  expect(endingsOf(outcomes)).toEqual([...Array<string>(9).fill('cnic_taken'), 'done']);
  const { rows } = await testApi.context.pool.query('SELECT FROM customers WHERE cnic = $1', [cnic]);
  expect(rows).toHaveLength(1);
});
