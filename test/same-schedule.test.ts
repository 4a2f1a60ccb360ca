import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { noRupees } from '#domain/money/rupees.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  addCustomer,
  agreementBody,
  type Desk,
  openDesk,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { visitorsTerms } from '#test/support/lending/visitors-terms.ts';
import { fc } from '#test/support/runs/properties.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { valuesOf } from '#web/office/lending/agreements/draft/draft-values.ts';
import { previewOf } from '#web/office/lending/agreements/plan/plan-preview.ts';
import { savedFacts } from '#web/office/lending/ground/statement/saved-facts.ts';
import { exampleDays } from '#web/public/calculator/example-days.ts';
import { planPrice } from '#web/public/calculator/plan-price.ts';

let testApi: TestApi;
let desk: Desk;
let customerId: string;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  customerId = await addCustomer(testApi, desk);
});
afterAll(() => testApi.close());

test('an agreement on the terms of the calculator has its installments, in the preview and in the key facts', async () => {
  const today = businessDateOf(testApi.clock.now());
  const agreed = fc.asyncProperty(visitorsTerms, async (visit) => {
    const plan = planPrice(visit, visit);
    if ('problem' in plan) return;
    const { price, downPayment, rows } = plan;
    const days = exampleDays(today, rows.length);
    const example = rows.map((amount, index) => ({ number: index + 1, dueOn: days[index], amount }));
    const terms = { price, downPayment, count: rows.length, startOn: today, firstDueOn: days[0] ?? '' };
    const body = { ...agreementBody(customerId, terms), roundingStep: visit.roundingStep };
    const { id } = await testApi.call('draftAgreement', { as: desk.employee, body });

    const agreement = await readAgreement(testApi, desk.employee, id);
    const facts = savedFacts(agreement);
    expect(facts).toMatchObject({ downPayment, installments: example, totalPayable: price });
    expect(previewOf(valuesOf(agreement), noRupees, today)).toMatchObject({ ok: true, facts });
  });
  await fc.assert(agreed, { numRuns: thorough ? 300 : 20, endOnFailure: true });
});
