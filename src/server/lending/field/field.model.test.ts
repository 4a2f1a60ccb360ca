import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { FieldModel, fieldSteps } from '#test/support/lending/field-model.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());

test('whatever happens to two phones, each slip ends as the rules say: none is lost, doubled or a gap', async () => {
  await fc.assert(
    fc.asyncProperty(fieldSteps(thorough ? 40 : 20), async (steps) => {
      const model = await FieldModel.open(testApi);
      for (const step of steps) await model.step(step);
      await model.close();
    }),
    { numRuns: thorough ? 300 : 12, endOnFailure: true },
  );
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});
