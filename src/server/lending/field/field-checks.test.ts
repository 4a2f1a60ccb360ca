import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import { openOfficer, send } from '#test/support/lending/field.ts';
import { active } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
beforeEach(async () => {
  await testApi?.close();
  testApi = await createTestApi();
  const officer = await openOfficer(testApi);
  const id = await active(testApi, officer, { price: 6_000, downPayment: 0, count: 6 });
  await send(testApi, officer, await officer.phone.collect(id, 1_000));
});
afterAll(() => testApi.close());

const linesAfter = async (statement: string) => {
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
  await tamperWith(testApi, '', [statement]);
  return (await findDifferences(testApi.context.pool)).differences.join('\n');
};

test('verify names a slip whose amount its owner changed in the database', async () => {
  const lines = await linesAfter('UPDATE field_items SET amount = 900');
  expect(lines).toMatch(/item 1 of phone .* differs from the text that the phone signed/);
  expect(lines).toMatch(/SGD-F01-00001 is posted as an entry of 1000 in cash, which differs from the slip/);
});

test('verify names a slip whose text was changed too: its phone did not sign it', async () => {
  const changed = `replace(content, '"amount":1000', '"amount":900')`;
  const lines = await linesAfter(
    `UPDATE field_items SET amount = 900, content = ${changed}, hash = sha256(convert_to(${changed}, 'UTF8'))`,
  );
  expect(lines).toMatch(/item 1 of phone .* is not signed by its phone/);
});
