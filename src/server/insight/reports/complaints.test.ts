import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { addComplaint, answered, visitorComplaint } from '#test/support/desk/complaints.ts';

let testApi: TestApi;
let superadmin: { readonly email: string };
let employee: { readonly email: string };
beforeAll(async () => {
  testApi = await createTestApi();
  superadmin = await testApi.addUser('superadmin');
  employee = await testApi.addUser('employee', 'SGD');
});
afterAll(() => testApi.close());

const signedIn = ({ email }: { readonly email: string }) => testApi.signIn(email);

test('complaints are counted by branch, kind and gender, with their age and the median days to the answer', async () => {
  const entered = async () =>
    addComplaint(testApi, await signedIn(employee), { kind: 'payment', gender: 'male' });
  const [first, second, third] = [await entered(), await entered(), await entered()];
  await entered();
  const other = visitorComplaint({ branchCode: 'LHE', gender: null });
  await testApi.call('submitComplaint', { body: other });
  for (const [id, days] of [
    [first, 2],
    [second, 2],
    [third, 14],
  ] as const) {
    testApi.clock.advance(days * dayMs);
    await answered(testApi, await signedIn(employee), id);
  }
  const as = await signedIn(superadmin);
  const params = { name: 'complaints' } as const;
  const { data } = await testApi.call('readReport', { as, params, query: {} });
  expect(data.map(({ cells }) => cells)).toMatchObject([
    {
      ...{
        complaintKind: 'kind_payment',
        complainant: 'gender_male',
        complaintsMade: 4,
        complaintsAnswered: 3,
      },
      ...{ complaintsInTime: 2, complaintsLate: 2, complaintsJudged: 4, answerDays: 4, complaintsOpen: 1 },
      ...{ complaints3: 0, complaints15: 0, complaints30: 1, complaintsOlder: 0 },
    },
    { complaintKind: 'kind_goods', complainant: 'gender_unknown', complaintsMade: 1, answerDays: null },
  ]);
  const totals = await testApi.call('sumReport', { as, params, query: {} });
  expect(totals.sums).toMatchObject({ complaintsMade: 5, complaintsLate: 3, complaintsOpen: 2 });
});
