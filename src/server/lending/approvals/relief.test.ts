import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import {
  active,
  ask,
  type Desk,
  draft,
  fillReliefFund,
  grant,
  openDesk,
  readAgreement,
  submitted,
} from '#test/support/lending/lending.ts';
import { proveCost } from '#test/support/lending/prove-cost.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
});
afterAll(() => testApi.close());

const fundVersion = async () => (await testApi.call('getReliefFund', { as: desk.superadmin })).version;

const three = { price: 3_000, downPayment: 0, count: 3 };

async function granted(): Promise<number> {
  return (await testApi.context.pool.query('SELECT granted FROM relief_fund')).rows[0].granted;
}

/** The granted and reserved part of the fund. */
async function spoken(): Promise<number> {
  const { budget, left } = await testApi.call('getReliefFund', { as: desk.employee });
  return budget - left;
}

describe('relief', () => {
  test('shortens the plan from its end once a second person approves it, and is paid from the fund', async () => {
    const id = await active(testApi, desk, three);
    const before = await granted();
    const request = await ask(testApi, desk, 'requestRelief', id, { amount: 1_200 });
    expect((await readAgreement(testApi, desk.employee, id)).outstanding).toBe(3_000);
    await grant(testApi, desk, request);
    const { outstanding, installments, entries } = await readAgreement(testApi, desk.employee, id);
    expect(outstanding).toBe(1_800);
    expect(installments.map(({ paid }) => paid)).toEqual([0, 200, 1_000]);
    expect(entries.at(-1)).toMatchObject({ kind: 'relief', debit: 'relief_fund', receiptNumber: null });
    expect(await granted()).toBe(before + 1_200);
    const left = 10_000_000 - before - 1_200;
    expect(await testApi.call('getReliefFund', { as: desk.employee })).toMatchObject({
      budget: 10_000_000,
      reserved: 0,
      granted: before + 1_200,
      left,
    });
  });

  test('before the start makes new terms, which need a new consent', async () => {
    const id = await submitted(testApi, desk, three);
    await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', id, { amount: 600 }));
    const relieved = await readAgreement(testApi, desk.employee, id);
    expect(relieved).toMatchObject({ relief: 600, financed: 2_400, termsVersion: 2, consentedVersion: 1 });
    expect(relieved.installments.map(({ amount }) => amount)).toEqual([800, 800, 800]);
    expect(
      await testApi.refusal('approveAgreement', {
        as: desk.superadmin,
        params: { id },
        body: { termsVersion: 2 },
      }),
    ).toMatchObject({
      code: 'consent_missing',
    });
    await testApi.call('recordConsent', {
      as: desk.employee,
      params: { id },
      body: { termsVersion: 2, how: 'signed' },
    });
    await testApi.call('approveAgreement', {
      as: desk.superadmin,
      params: { id },
      body: { termsVersion: 2 },
    });
    await testApi.call('activateAgreement', { as: desk.employee, params: { id }, body: { method: 'cash' } });
    const { outstanding, entries } = await readAgreement(testApi, desk.employee, id);
    expect([outstanding, entries.at(-1)?.balance]).toEqual([2_400, 2_400]);
  });

  test('on a draft is reserved until the draft starts or ends, and cannot be promised to another', async () => {
    const [first, second] = [await draft(testApi, desk, three), await draft(testApi, desk, three)];
    await fillReliefFund(testApi, desk, (await granted()) + 600);
    await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', first, { amount: 600 }));
    const one = { amount: 1, reason: 'A need', evidence: 'Seen' };
    expect(
      await testApi.refusal('requestRelief', { as: desk.employee, params: { id: second }, body: one }),
    ).toMatchObject({ code: 'relief_fund_exhausted' });
    const budget = (await granted()) + 599;
    expect(
      await testApi.refusal('setReliefBudget', {
        as: desk.superadmin,
        body: { budget, reason: 'Less is given', version: await fundVersion() },
      }),
    ).toMatchObject({ code: 'relief_budget_below_granted' });
    await testApi.call('cancelAgreement', {
      as: desk.superadmin,
      params: { id: first },
      body: { reason: 'Moved away' },
    });
    await ask(testApi, desk, 'requestRelief', second, { amount: 600 });
    await fillReliefFund(testApi, desk);
  });

  test.each([
    ['withdrawAgreement', 'employee'],
    ['cancelAgreement', 'superadmin'],
    ['rejectAgreement', 'superadmin'],
  ] as const)('on a draft is released by %s', async (end, who) => {
    const fund = () => testApi.call('getReliefFund', { as: desk.employee });
    const before = await fund();
    const id = await draft(testApi, desk, three);
    await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', id, { amount: 600 }));
    expect(await fund()).toMatchObject({ reserved: before.reserved + 600, left: before.left - 600 });
    if (end === 'rejectAgreement') {
      const consent = { termsVersion: 2, how: 'signed' } as const;
      await proveCost(testApi, desk.employee, id);
      await testApi.call('recordConsent', { as: desk.employee, params: { id }, body: consent });
      await testApi.call('submitAgreement', { as: desk.employee, params: { id } });
    }
    await testApi.call(end, { as: desk[who], params: { id }, body: { reason: 'Moved away' } });
    expect(await fund()).toEqual(before);
  });

  test.each([
    ['two drafts', [draft, draft]],
    ['a draft and an active agreement', [draft, active]],
  ] as const)('is not reserved twice for %s at the same moment', async (_, makers) => {
    for (let round = 0; round < 4; round += 1) {
      const ids = await Promise.all(makers.map((make) => make(testApi, desk, three)));
      const requests = await Promise.all(
        ids.map((id) => ask(testApi, desk, 'requestRelief', id, { amount: 600 })),
      );
      await fillReliefFund(testApi, desk, (await spoken()) + 900);
      const answers = await Promise.all(
        requests.map((id) =>
          testApi.attempt('decideApproval', {
            as: desk.superadmin,
            params: { id },
            body: { decision: 'approved' },
          }),
        ),
      );
      expect(endingsOf(answers)).toEqual(['done', 'relief_fund_exhausted']);
      const refused = answers.find((answer) => !answer.ok);
      expect(refused).toMatchObject({ message: expect.stringContaining('Rs 300') });
      await fillReliefFund(testApi, desk);
    }
  });

  test('has a budget that is changed with a reason, which is in the audit', async () => {
    const { budget, version } = await testApi.call('getReliefFund', { as: desk.employee });
    const change = (reason: string) => ({
      as: desk.superadmin,
      body: { budget: budget + 1, reason, version },
    });
    expect(await testApi.refusal('setReliefBudget', change(' '))).toMatchObject({
      errors: [{ field: 'reason' }],
    });
    await testApi.call('setReliefBudget', change('A donor gave one rupee'));
    const stale = await testApi.refusal(
      'setReliefBudget',
      change('The same donor, from a page opened before'),
    );
    expect(stale.code).toBe('changed_meanwhile');
    const changes = await auditEventsOf(testApi, '00000000-0000-0000-0000-000000000000', 'set_relief_budget');
    expect(changes.at(-1)).toMatchObject({
      before: { budget },
      after: { budget: budget + 1, reason: 'A donor gave one rupee' },
    });
    await fillReliefFund(testApi, desk);
  });

  test('is never reserved beyond the budget, whatever the program does', async () => {
    const promise = 'UPDATE relief_fund SET reserved = budget - granted + 1';
    await expect(testApi.context.pool.query(promise)).rejects.toThrow('the relief fund is exceeded');
  });

  test.each([
    ['amount_not_whole_rupees', { amount: 1.5 }],
    ['evidence_required', { amount: 100, evidence: '' }],
    ['relief_beyond_outstanding', { amount: 3_001 }],
    ['invalid_input', { amount: 100, reason: ' ' }],
  ])('is refused with %s for %o', async (code, given) => {
    const id = await active(testApi, desk, three);
    const body = { reason: 'A need', evidence: 'Seen', ...given };
    expect(await testApi.refusal('requestRelief', { as: desk.employee, params: { id }, body })).toMatchObject(
      { code },
    );
  });

  test('never exceeds the budget, even if two are approved at the same moment', async () => {
    const ids = [await active(testApi, desk, three), await active(testApi, desk, three)];
    const requests = await Promise.all(
      ids.map((id) => ask(testApi, desk, 'requestRelief', id, { amount: 1_000 })),
    );
    await fillReliefFund(testApi, desk, (await spoken()) + 1_500);
    const answers = await Promise.all(
      requests.map((id) =>
        testApi.attempt('decideApproval', {
          as: desk.superadmin,
          params: { id },
          body: { decision: 'approved' },
        }),
      ),
    );
    expect(endingsOf(answers)).toEqual(['done', 'relief_fund_exhausted']);
    const body = { amount: 1_000, reason: 'A need', evidence: 'Seen' };
    const third = await active(testApi, desk, three);
    expect(
      await testApi.refusal('requestRelief', { as: desk.employee, params: { id: third }, body }),
    ).toMatchObject({ code: 'relief_fund_exhausted' });
    expect(
      await testApi.refusal('setReliefBudget', {
        as: desk.superadmin,
        body: { budget: 0, reason: 'Less is given', version: await fundVersion() },
      }),
    ).toMatchObject({ code: 'relief_budget_below_granted' });
    await fillReliefFund(testApi, desk);
  });
});
