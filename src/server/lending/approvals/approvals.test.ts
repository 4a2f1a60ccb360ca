import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Agreement } from '#contract/lending/agreements.ts';
import { createTestApi, readFailure, type TestApi, testPassword } from '#test/support/api.ts';
import {
  active,
  ask,
  type Desk,
  done,
  draft,
  fillReliefFund,
  grant,
  keyed,
  openDesk,
  pay,
  readAgreement,
  refusedWith,
  submitted,
  writtenOff,
} from '#test/support/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
});
afterAll(() => testApi.close());

const on = (id: string, what: string) => `/api/agreements/${id}/${what}-requests`;
const decision = (id: string) => `/api/approvals/${id}/decision`;
const three = { price: 3_000, downPayment: 0, count: 3 };
const reason = { reason: 'Recorded by mistake' };

async function entryOf(agreementId: string, kind: string): Promise<Agreement['entries'][number]> {
  const { entries } = await readAgreement(testApi, desk.employee, agreementId);
  const entry = entries.findLast((one) => one.kind === kind);
  if (entry === undefined) throw new Error(`there is no ${kind}`);
  return entry;
}

async function granted(): Promise<number> {
  return (await testApi.context.pool.query('SELECT granted FROM relief_fund')).rows[0].granted;
}

describe('relief', () => {
  test('shortens the plan from its end once a second person grants it, and comes out of the fund', async () => {
    const id = await active(testApi, desk, three);
    const before = await granted();
    const request = await ask(testApi, desk, on(id, 'relief'), { amount: 1_200 });
    expect((await readAgreement(testApi, desk.employee, id)).outstanding).toBe(3_000);
    await grant(testApi, desk, request);
    const { outstanding, installments, entries } = await readAgreement(testApi, desk.employee, id);
    expect(outstanding).toBe(1_800);
    expect(installments.map(({ paid }) => paid)).toEqual([0, 200, 1_000]);
    expect(entries.at(-1)).toMatchObject({ kind: 'relief', debit: 'relief_fund', receiptNumber: null });
    expect(await granted()).toBe(before + 1_200);
    const fund = await testApi.send('GET', '/api/relief-fund', { as: desk.employee });
    const left = 10_000_000 - before - 1_200;
    expect(await fund.json()).toEqual({
      data: { budget: 10_000_000, reserved: 0, granted: before + 1_200, left },
    });
  });

  test('before the start makes new terms, which need a new consent', async () => {
    const id = await submitted(testApi, desk, three);
    await grant(testApi, desk, await ask(testApi, desk, on(id, 'relief'), { amount: 600 }));
    const relieved = await readAgreement(testApi, desk.employee, id);
    expect(relieved).toMatchObject({ relief: 600, financed: 2_400, termsVersion: 2, consentedVersion: 1 });
    expect(relieved.installments.map(({ amount }) => amount)).toEqual([800, 800, 800]);
    const step = (name: string) => `/api/agreements/${id}/${name}`;
    expect(await refusedWith(testApi, desk.superadmin, step('approve'), {})).toBe('consent_missing');
    await done(testApi, desk.employee, step('consent'), { termsVersion: 2, how: 'signed' });
    await done(testApi, desk.superadmin, step('approve'), {});
    await done(testApi, desk.employee, step('activate'), { method: 'cash' }, keyed());
    const { outstanding, entries } = await readAgreement(testApi, desk.employee, id);
    expect([outstanding, entries.at(-1)?.balance]).toEqual([2_400, 2_400]);
  });

  test('on a draft is reserved until it starts or ends, and not promised to another', async () => {
    const [first, second] = [await draft(testApi, desk, three), await draft(testApi, desk, three)];
    await fillReliefFund(testApi, desk, (await granted()) + 600);
    await grant(testApi, desk, await ask(testApi, desk, on(first, 'relief'), { amount: 600 }));
    const one = { amount: 1, reason: 'A need', evidence: 'Seen' };
    expect(await refusedWith(testApi, desk.employee, on(second, 'relief'), one)).toBe(
      'relief_fund_exhausted',
    );
    const below = await testApi.send('PUT', '/api/relief-fund', {
      as: desk.superadmin,
      body: { budget: (await granted()) + 599 },
    });
    expect(await readFailure(below)).toMatchObject({ code: 'relief_budget_below_granted' });
    await done(testApi, desk.employee, `/api/agreements/${first}/cancel`, { reason: 'Moved away' });
    await ask(testApi, desk, on(second, 'relief'), { amount: 600 });
    await fillReliefFund(testApi, desk);
  });

  test.each([
    ['amount_not_whole_rupees', { amount: 1.5 }],
    ['evidence_required', { amount: 100, evidence: '' }],
    ['relief_beyond_outstanding', { amount: 3_001 }],
    ['invalid_input', { amount: 100, reason: ' ' }],
  ])('is refused with %s for %o', async (code, given) => {
    const id = await active(testApi, desk, three);
    const body = { reason: 'A need', evidence: 'Seen', ...given };
    expect(await refusedWith(testApi, desk.employee, on(id, 'relief'), body)).toBe(code);
  });

  test('never passes the budget, even when two are granted at the same moment', async () => {
    const ids = [await active(testApi, desk, three), await active(testApi, desk, three)];
    const requests = await Promise.all(
      ids.map((id) => ask(testApi, desk, on(id, 'relief'), { amount: 1_000 })),
    );
    await fillReliefFund(testApi, desk, (await granted()) + 1_500);
    const answers = await Promise.all(
      requests.map((id) =>
        testApi.send('POST', decision(id), {
          as: desk.superadmin,
          body: { decision: 'approved' },
          headers: keyed(),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const body = { amount: 1_000, reason: 'A need', evidence: 'Seen' };
    const third = await active(testApi, desk, three);
    expect(await refusedWith(testApi, desk.employee, on(third, 'relief'), body)).toBe(
      'relief_fund_exhausted',
    );
    const below = await testApi.send('PUT', '/api/relief-fund', { as: desk.superadmin, body: { budget: 0 } });
    expect(await readFailure(below)).toMatchObject({ code: 'relief_budget_below_granted' });
    await fillReliefFund(testApi, desk);
  });
});

describe('a reversal', () => {
  test('gives the customer back what they owed, voids the receipt and makes a completed agreement active', async () => {
    const id = await active(testApi, desk, three);
    const before = await readAgreement(testApi, desk.employee, id);
    const { entryId } = await pay(testApi, desk.employee, id, 3_000);
    const request = await ask(testApi, desk, `/api/entries/${entryId}/reversal-requests`);
    expect(await grant(testApi, desk, request)).toEqual({ state: 'approved', agreementStatus: 'active' });
    const after = await readAgreement(testApi, desk.employee, id);
    expect(after.installments).toEqual(before.installments);
    expect(after.outstanding).toBe(3_000);
    const paid = after.entries.find((entry) => entry.id === entryId);
    expect(paid).toMatchObject({ isReversed: true, receiptNumber: expect.stringMatching(/^SGD-/) });
  });

  test('takes away from what was collected on the day of the payment', async () => {
    const collected = async () => {
      const { rows } = await testApi.context.pool.query(
        "SELECT amount, entry_count FROM collection_days WHERE valued_on = '2026-11-18' AND method = 'cash'",
      );
      return rows[0] ?? { amount: 0, entry_count: 0 };
    };
    const id = await active(testApi, desk, { ...three, startOn: '2026-11-15', deliveredOn: '2026-11-15' });
    const before = await collected();
    const { entryId } = await pay(testApi, desk.employee, id, 700, { valuedOn: '2026-11-18' });
    expect(await collected()).toEqual({ amount: before.amount + 700, entry_count: before.entry_count + 1 });
    await grant(testApi, desk, await ask(testApi, desk, `/api/entries/${entryId}/reversal-requests`));
    expect(await collected()).toEqual(before);
  });

  test('happens once, never to a delivery, and not while a refund stands on the payment', async () => {
    const id = await active(testApi, desk, three);
    const requests = (entryId: string) => `/api/entries/${entryId}/reversal-requests`;
    const delivery = await entryOf(id, 'delivery');
    expect(await refusedWith(testApi, desk.employee, requests(delivery.id), reason)).toBe('part_of_delivery');
    const confirmed = { confirmed: ['payment_beyond_outstanding'] };
    const { entryId } = await pay(testApi, desk.employee, id, 3_400, confirmed);
    const refund = { amount: 400, method: 'cash' };
    await done(testApi, desk.employee, `/api/agreements/${id}/refunds`, refund, keyed());
    expect(await refusedWith(testApi, desk.employee, requests(entryId), reason)).toBe('refund_stands');
    const refunded = await entryOf(id, 'refund');
    await grant(testApi, desk, await ask(testApi, desk, requests(refunded.id)));
    const first = await ask(testApi, desk, requests(entryId));
    expect(await refusedWith(testApi, desk.employee, requests(entryId), reason)).toBe('already_requested');
    await grant(testApi, desk, first);
    expect(await refusedWith(testApi, desk.employee, requests(entryId), reason)).toBe(
      'entry_already_reversed',
    );
  });

  test('that no one requested is refused by the database when it mirrors nothing', async () => {
    const id = await active(testApi, desk, three);
    const { entryId } = await pay(testApi, desk.employee, id, 100);
    const reverse = (amount: number) =>
      testApi.context.pool.query(
        `INSERT INTO entries (id, agreement_id, position, branch_id, kind, amount, debit, credit, valued_on,
                              recorded_at, recorded_by, reverses)
         SELECT gen_random_uuid(), agreement_id, position + 1, branch_id, 'reversal', $2, credit, debit, valued_on,
                recorded_at, recorded_by, id FROM entries WHERE id = $1`,
        [entryId, amount],
      );
    await expect(reverse(99)).rejects.toThrow('mirrors');
  });
});

describe('a write-off', () => {
  test('closes the agreement to payments; what comes in later is recovered, up to what was given up', async () => {
    const id = await writtenOff(testApi, desk, three);
    const money = { amount: 500, method: 'cash' };
    const path = (what: string) => `/api/agreements/${id}/${what}`;
    expect(await refusedWith(testApi, desk.employee, path('payments'), money)).toBe(
      'agreement_is_written_off',
    );
    const posted = await done<object>(testApi, desk.employee, path('recoveries'), money, keyed());
    expect(posted).toMatchObject({
      kind: 'recovery',
      status: 'written_off',
      receipt: { number: expect.any(String) },
    });
    const tooMuch = { ...money, amount: 2_501 };
    expect(await refusedWith(testApi, desk.employee, path('recoveries'), tooMuch)).toBe(
      'recovery_beyond_written_off',
    );
    const { entryId } = posted as { entryId: string };
    const writeOff = await entryOf(id, 'write_off');
    const reversal = (entry: string) => `/api/entries/${entry}/reversal-requests`;
    expect(await refusedWith(testApi, desk.employee, reversal(writeOff.id), reason)).toBe('recovery_stands');
    await grant(testApi, desk, await ask(testApi, desk, reversal(entryId)));
    await grant(testApi, desk, await ask(testApi, desk, reversal(writeOff.id)));
    expect(await readAgreement(testApi, desk.employee, id)).toMatchObject({
      status: 'active',
      outstanding: 3_000,
    });
  });

  test('is of what is outstanding when it is decided, not when it was asked for', async () => {
    const id = await active(testApi, desk, three);
    const request = await ask(testApi, desk, on(id, 'write-off'));
    await pay(testApi, desk.employee, id, 100);
    expect(await refusedWith(testApi, desk.superadmin, decision(request), { decision: 'approved' })).toBe(
      'write_off_not_outstanding',
    );
  });
});

describe('a reschedule', () => {
  const later = {
    firstDueOn: '2027-03-01',
    frequency: { unit: 'months', every: 1 },
    roundingStep: 1,
    consentHow: 'signed',
  };

  test('moves what is left, keeps what is paid and changes no total', async () => {
    const id = await active(testApi, desk, three);
    await pay(testApi, desk.employee, id, 1_300);
    const request = await ask(testApi, desk, on(id, 'reschedule'), { ...later, openCount: 4 });
    await grant(testApi, desk, request);
    const after = await readAgreement(testApi, desk.employee, id);
    expect(after).toMatchObject({
      paid: 1_300,
      outstanding: 1_700,
      next: { dueOn: '2027-03-01', amount: 425 },
    });
    expect(after.installments.reduce((sum, { amount }) => sum + amount, 0)).toBe(3_000);
    expect(after.installments.map(({ dueOn }) => dueOn)).toEqual([
      '2026-12-20',
      '2027-03-01',
      '2027-04-01',
      '2027-05-01',
      '2027-06-01',
    ]);
    await pay(testApi, desk.employee, id, 1_700);
    expect((await readAgreement(testApi, desk.employee, id)).status).toBe('completed');
  });

  test('waits for a bounced down payment, and never comes before what is paid', async () => {
    const asked = { ...later, openCount: 3, reason: 'A need' };
    const bounced = await active(testApi, desk, { price: 3_500, downPayment: 500, count: 3 });
    const { id } = await entryOf(bounced, 'down_payment');
    await grant(testApi, desk, await ask(testApi, desk, `/api/entries/${id}/reversal-requests`));
    expect(await readAgreement(testApi, desk.employee, bounced)).toMatchObject({
      outstanding: 3_500,
      dueNow: 500,
    });
    expect(await refusedWith(testApi, desk.employee, on(bounced, 'reschedule'), asked)).toBe(
      'down_payment_unpaid',
    );
    const ahead = await active(testApi, desk, three);
    await pay(testApi, desk.employee, ahead, 1_000);
    const early = { ...asked, firstDueOn: '2026-12-20' };
    expect(await refusedWith(testApi, desk.employee, on(ahead, 'reschedule'), early)).toBe(
      'first_due_before_paid_rows',
    );
  });

  test.each([
    ['first_due_in_past', { firstDueOn: '2026-11-19' }],
    ['invalid_input', { openCount: 5_000 }],
  ])('is refused with %s for %o', async (code, given) => {
    const id = await active(testApi, desk, three);
    const body = { ...later, openCount: 3, reason: 'A need', ...given };
    expect(await refusedWith(testApi, desk.employee, on(id, 'reschedule'), body)).toBe(code);
  });
});

describe('a request', () => {
  test('is decided by another person, or alone with the password, and never twice', async () => {
    const own = { ...desk, employee: desk.superadmin };
    const id = await active(testApi, desk, three);
    const request = await ask(testApi, own, on(id, 'relief'), { amount: 100 });
    const approve = { decision: 'approved' };
    expect(await refusedWith(testApi, desk.superadmin, decision(request), approve)).toBe('own_request');
    const wrong = { ...approve, password: 'a guess' };
    expect(await refusedWith(testApi, desk.superadmin, decision(request), wrong)).toBe('password_wrong');
    const alone = { ...approve, password: testPassword };
    await done(testApi, desk.superadmin, decision(request), alone, keyed());
    expect(await refusedWith(testApi, desk.superadmin, decision(request), alone)).toBe('already_decided');
    const { rows } = await testApi.context.pool.query(
      "SELECT after FROM audit_events WHERE subject_id = $1 AND action = 'grant_relief'",
      [id],
    );
    expect(rows[0].after).toMatchObject({ alone: true });
  });

  test('that is rejected changes nothing and stays on record with its note', async () => {
    const id = await active(testApi, desk, three);
    const before = await readAgreement(testApi, desk.employee, id);
    const request = await ask(testApi, desk, on(id, 'relief'), { amount: 100 });
    const key = keyed();
    const reject = { decision: 'rejected', note: 'The papers are of another person' };
    const answer = await done(testApi, desk.superadmin, decision(request), reject, key);
    expect(await done(testApi, desk.superadmin, decision(request), reject, key)).toEqual(answer);
    expect(await readAgreement(testApi, desk.employee, id)).toEqual(before);
    const { rows } = await testApi.context.pool.query(
      'SELECT state, decision_note, decided_by FROM approvals WHERE id = $1',
      [request],
    );
    expect(rows).toEqual([{ state: 'rejected', decision_note: reject.note, decided_by: desk.superadminId }]);
    const approve = { decision: 'approved' };
    expect(await refusedWith(testApi, desk.superadmin, decision(request), approve)).toBe('already_decided');
  });

  test('granted twice by one key is answered alike and posts once', async () => {
    const id = await active(testApi, desk, three);
    const request = await ask(testApi, desk, on(id, 'relief'), { amount: 100 });
    const key = keyed();
    const grantOnce = () => done(testApi, desk.superadmin, decision(request), { decision: 'approved' }, key);
    const answers = await Promise.all([grantOnce(), grantOnce(), grantOnce()]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await readAgreement(testApi, desk.employee, id)).outstanding).toBe(2_900);
  });

  test('for a draft can only be relief', async () => {
    const id = await draft(testApi, desk, three);
    expect(await refusedWith(testApi, desk.employee, on(id, 'write-off'), reason)).toBe('agreement_is_draft');
  });
});
