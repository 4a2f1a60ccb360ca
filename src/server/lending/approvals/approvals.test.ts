import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Agreement } from '#contract/lending/agreements.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import {
  active,
  ask,
  type Desk,
  draft,
  fillReliefFund,
  grant,
  leaveOneSuperadmin,
  openDesk,
  pay,
  readAgreement,
  refund,
  writtenOff,
} from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
});
afterAll(() => testApi.close());

const three = { price: 3_000, downPayment: 0, count: 3 };
const reason = { reason: 'Recorded by mistake' };

async function entryOf(agreementId: string, kind: string): Promise<Agreement['entries'][number]> {
  const { entries } = await readAgreement(testApi, desk.employee, agreementId);
  const entry = entries.findLast((one) => one.kind === kind);
  if (entry === undefined) throw new Error(`there is no ${kind}`);
  return entry;
}

describe('a reversal', () => {
  test("restores the customer's debt, voids the receipt and makes a completed agreement active", async () => {
    const id = await active(testApi, desk, three);
    const before = await readAgreement(testApi, desk.employee, id);
    const { entryId } = await pay(testApi, desk.employee, id, 3_000);
    const request = await ask(testApi, desk, 'requestReversal', entryId);
    expect(await grant(testApi, desk, request)).toEqual({ state: 'approved', agreementStatus: 'active' });
    const after = await readAgreement(testApi, desk.employee, id);
    expect(after.installments).toEqual(before.installments);
    expect(after.outstanding).toBe(3_000);
    const paid = after.entries.find((entry) => entry.id === entryId);
    expect(paid).toMatchObject({ isReversed: true, receiptNumber: expect.stringMatching(/^SGD-/) });
  });

  test('is done once, never to a delivery, and not while a refund of the payment stands', async () => {
    const id = await active(testApi, desk, three);
    const delivery = await entryOf(id, 'delivery');
    expect(
      await testApi.refusal('requestReversal', {
        as: desk.employee,
        params: { id: delivery.id },
        body: reason,
      }),
    ).toMatchObject({ code: 'part_of_delivery' });
    const confirmed = { confirmed: ['payment_beyond_outstanding' as const] };
    const { entryId } = await pay(testApi, desk.employee, id, 3_400, confirmed);
    await refund(testApi, desk, id, 400);
    expect(
      await testApi.refusal('requestReversal', { as: desk.employee, params: { id: entryId }, body: reason }),
    ).toMatchObject({ code: 'refund_stands', message: expect.stringContaining('Rs 400') });
    const refunded = await entryOf(id, 'refund');
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', refunded.id));
    const first = await ask(testApi, desk, 'requestReversal', entryId);
    expect(
      await testApi.refusal('requestReversal', { as: desk.employee, params: { id: entryId }, body: reason }),
    ).toMatchObject({ code: 'already_requested' });
    await grant(testApi, desk, first);
    expect(
      await testApi.refusal('requestReversal', { as: desk.employee, params: { id: entryId }, body: reason }),
    ).toMatchObject({ code: 'entry_already_reversed', message: expect.stringContaining('20 November 2026') });
    const reversal = await entryOf(id, 'reversal');
    expect(
      await testApi.refusal('requestReversal', {
        as: desk.employee,
        params: { id: reversal.id },
        body: reason,
      }),
    ).toMatchObject({ code: 'entry_is_reversal' });
  });

  test('that does not mirror its entry is refused by the database itself', async () => {
    const id = await active(testApi, desk, three);
    const { entryId } = await pay(testApi, desk.employee, id, 100);
    const reverse = (amount: number) =>
      testApi.context.pool.query(
        `INSERT INTO entries (id, agreement_id, position, branch_id, kind, amount, debit, credit, valued_on,
                              counts_on, recorded_at, recorded_by, reverses)
         SELECT gen_random_uuid(), agreement_id, position + 1, branch_id, 'reversal', $2, credit, debit, valued_on,
                counts_on, recorded_at, recorded_by, id FROM entries WHERE id = $1`,
        [entryId, amount],
      );
    await expect(reverse(99)).rejects.toThrow('mirrors');
  });
});

describe('a write-off', () => {
  test('ends payments; later money is recorded as recovery, up to what was written off', async () => {
    const id = await writtenOff(testApi, desk, three);
    const money = { amount: 500, method: 'cash' } as const;
    expect(
      await testApi.refusal('recordPayment', { as: desk.employee, params: { id }, body: money }),
    ).toMatchObject({ code: 'agreement_is_written_off' });
    const posted = await testApi.call('recordRecovery', { as: desk.employee, params: { id }, body: money });
    expect(posted).toMatchObject({
      kind: 'recovery',
      status: 'written_off',
      receipt: { number: expect.any(String) },
    });
    const tooMuch = { ...money, amount: 2_501 };
    expect(
      await testApi.refusal('recordRecovery', { as: desk.employee, params: { id }, body: tooMuch }),
    ).toMatchObject({
      code: 'recovery_beyond_written_off',
      message: expect.stringContaining('Rs 2,500'),
    });
    const writeOff = await entryOf(id, 'write_off');
    expect(
      await testApi.refusal('requestReversal', {
        as: desk.employee,
        params: { id: writeOff.id },
        body: reason,
      }),
    ).toMatchObject({ code: 'recovery_stands', message: expect.stringContaining('Rs 500') });
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', posted.entryId));
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', writeOff.id));
    expect(await readAgreement(testApi, desk.employee, id)).toMatchObject({
      status: 'active',
      outstanding: 3_000,
    });
  });

  test('is of what is outstanding when it is decided, not when it was requested', async () => {
    const id = await active(testApi, desk, three);
    const request = await ask(testApi, desk, 'requestWriteOff', id);
    await pay(testApi, desk.employee, id, 100);
    expect(
      await testApi.refusal('decideApproval', {
        as: desk.superadmin,
        params: { id: request },
        body: { decision: 'approved' },
      }),
    ).toMatchObject({ code: 'terms_changed' });
  });
});

describe('a reschedule', () => {
  const later = {
    firstDueOn: '2027-03-01',
    frequency: { unit: 'months', every: 1 },
    roundingStep: 1,
    consentHow: 'signed',
  } as const;

  test('moves what is left, keeps what is paid and changes no total', async () => {
    const id = await active(testApi, desk, three);
    await pay(testApi, desk.employee, id, 1_300);
    const request = await ask(testApi, desk, 'requestReschedule', id, { ...later, openCount: 4 });
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

  test('is refused while a bounced down payment is owed, and never puts rows before paid ones', async () => {
    const asked = { ...later, openCount: 3, reason: 'A need' };
    const bounced = await active(testApi, desk, { price: 3_500, downPayment: 500, count: 3 });
    const { id } = await entryOf(bounced, 'down_payment');
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', id));
    expect(await readAgreement(testApi, desk.employee, bounced)).toMatchObject({
      outstanding: 3_500,
      dueNow: 500,
    });
    expect(
      await testApi.refusal('requestReschedule', { as: desk.employee, params: { id: bounced }, body: asked }),
    ).toMatchObject({ code: 'down_payment_unpaid', message: expect.stringContaining('Rs 500') });
    const ahead = await active(testApi, desk, three);
    await pay(testApi, desk.employee, ahead, 1_000);
    const early = { ...asked, firstDueOn: '2026-12-20' };
    expect(
      await testApi.refusal('requestReschedule', { as: desk.employee, params: { id: ahead }, body: early }),
    ).toMatchObject({
      code: 'first_due_before_paid_rows',
      message: expect.stringContaining('20 December 2026'),
    });
  });

  test.each([
    ['first_due_in_past', { firstDueOn: '2026-11-19' }],
    ['invalid_input', { openCount: 5_000 }],
  ])('is refused with %s for %o', async (code, given) => {
    const id = await active(testApi, desk, three);
    const body = { ...later, openCount: 3, reason: 'A need', ...given };
    expect(
      await testApi.refusal('requestReschedule', { as: desk.employee, params: { id }, body }),
    ).toMatchObject({ code });
  });
});

describe('a request', () => {
  test('is decided by another person, or by the only superadmin with the password, and never twice', async () => {
    const own = { ...desk, employee: desk.superadmin };
    const id = await active(testApi, desk, three);
    const request = await ask(testApi, own, 'requestRelief', id, { amount: 100 });
    const approve = { decision: 'approved' } as const;
    await openDesk(testApi);
    const withColleague = {
      as: desk.superadmin,
      params: { id: request },
      body: { ...approve, password: testPassword },
    };
    expect(await testApi.refusal('decideApproval', withColleague)).toMatchObject({
      code: 'another_person_decides',
    });
    const shown = await testApi.call('getApproval', { as: desk.superadmin, params: { id: request } });
    expect(shown.refusal).toBe('another_person_decides');
    await leaveOneSuperadmin(testApi, desk);
    expect(
      await testApi.refusal('decideApproval', {
        as: desk.superadmin,
        params: { id: request },
        body: approve,
      }),
    ).toMatchObject({ code: 'own_request' });
    const wrong = { ...approve, password: 'a guess' };
    expect(
      await testApi.refusal('decideApproval', { as: desk.superadmin, params: { id: request }, body: wrong }),
    ).toMatchObject({ code: 'wrong_current_password' });
    const alone = { ...approve, password: testPassword };
    await testApi.call('decideApproval', { as: desk.superadmin, params: { id: request }, body: alone });
    expect(
      await testApi.refusal('decideApproval', { as: desk.superadmin, params: { id: request }, body: alone }),
    ).toMatchObject({ code: 'already_decided' });
    const { rows } = await testApi.context.pool.query(
      "SELECT after FROM audit_events WHERE subject_id = $1 AND action = 'grant_relief'",
      [id],
    );
    expect(rows[0].after).toMatchObject({ alone: true });
  });

  test('that is rejected changes nothing and stays on record with its note', async () => {
    const id = await active(testApi, desk, three);
    const before = await readAgreement(testApi, desk.employee, id);
    const request = await ask(testApi, desk, 'requestRelief', id, { amount: 100 });
    for (const note of [undefined, '', '  ']) {
      const unexplained = { decision: 'rejected', note };
      expect(
        await testApi.refusal('decideApproval', {
          as: desk.superadmin,
          params: { id: request },
          body: unexplained,
        }),
      ).toMatchObject({ code: 'invalid_input', fields: ['note'] });
    }
    const key = randomUUID();
    const reject = { decision: 'rejected', note: 'The papers are of another person' } as const;
    const answer = await testApi.call('decideApproval', {
      as: desk.superadmin,
      params: { id: request },
      body: reject,
      idempotencyKey: key,
    });
    expect(
      await testApi.call('decideApproval', {
        as: desk.superadmin,
        params: { id: request },
        body: reject,
        idempotencyKey: key,
      }),
    ).toEqual(answer);
    expect(await readAgreement(testApi, desk.employee, id)).toEqual(before);
    const { rows } = await testApi.context.pool.query(
      'SELECT state, decision_note, decided_by FROM approvals WHERE id = $1',
      [request],
    );
    expect(rows).toEqual([{ state: 'rejected', decision_note: reject.note, decided_by: desk.superadminId }]);
    const approve = { decision: 'approved' } as const;
    expect(
      await testApi.refusal('decideApproval', {
        as: desk.superadmin,
        params: { id: request },
        body: approve,
      }),
    ).toMatchObject({ code: 'already_decided' });
  });

  test('approved twice with one key gets the same answer and posts once', async () => {
    const id = await active(testApi, desk, three);
    const request = await ask(testApi, desk, 'requestRelief', id, { amount: 100 });
    const key = randomUUID();
    const grantOnce = () =>
      testApi.call('decideApproval', {
        as: desk.superadmin,
        params: { id: request },
        body: { decision: 'approved' },
        idempotencyKey: key,
      });
    const answers = await Promise.all([grantOnce(), grantOnce(), grantOnce()]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await readAgreement(testApi, desk.employee, id)).outstanding).toBe(2_900);
  });

  test('for a draft can only be relief', async () => {
    const id = await draft(testApi, desk, three);
    expect(
      await testApi.refusal('requestWriteOff', { as: desk.employee, params: { id }, body: reason }),
    ).toMatchObject({ code: 'agreement_is_draft' });
  });
});
