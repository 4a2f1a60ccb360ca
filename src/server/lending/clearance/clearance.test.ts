import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import { payByCheque } from '#test/support/lending/cheques.ts';
import { completed } from '#test/support/lending/clearance.ts';
import {
  active,
  addCustomer,
  approved,
  ask,
  type Desk,
  draft,
  fillReliefFund,
  grant,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;
beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
});
afterAll(() => testApi.close());

const issue = (id: string, as = desk.employee) => testApi.call('issueClearance', { as, params: { id } });
const refusedFor = async (id: string) =>
  (await testApi.refusal('issueClearance', { as: desk.employee, params: { id } })).code;
const read = (id: string, as = desk.employee) => testApi.call('getClearance', { as, params: { id } });
const check = (code: string) => testApi.call('checkClearance', { params: { code } });
const differences = async () => (await findDifferences(testApi.context.pool)).differences;
const lastPayment = async (id: string) =>
  (await readAgreement(testApi, desk.employee, id)).entries.findLast(({ kind }) => kind === 'payment')?.id ??
  '';
const serialOf = (number: string | undefined) => Number(number?.slice(-6));
/** Another day: entries and certificates of one moment could not be told apart in their order. */
async function later(): Promise<void> {
  testApi.clock.advance(dayMs);
  desk = await openDesk(testApi);
}

describe('a clearance certificate', () => {
  test('is issued once for an agreement that is paid whole, and anybody can check it without a name', async () => {
    const id = await completed(testApi, desk);
    expect(await read(id)).toMatchObject({
      refusal: null,
      relief: 0,
      clearedOn: '2026-11-20',
      certificates: [],
    });
    const issued = await Promise.all([issue(id), issue(id), issue(id, desk.superadmin)]);
    const [certificate, ...more] = (await read(id)).certificates;
    expect(more).toEqual([]);
    for (const answer of issued) expect(answer.certificates).toEqual([certificate]);
    expect(certificate).toMatchObject({
      number: expect.stringMatching(/^SGD-C-\d{6}$/),
      checkAddress: `http://localhost:3000/k/${certificate?.code}`,
      voidedAt: null,
    });
    expect(await check(certificate?.code ?? '')).toEqual({
      number: certificate?.number,
      issuedOn: '2026-11-20',
      lender: { en: 'Asaan Qist', ur: 'آسان قسط' },
      branch: { en: 'Sargodha', ur: 'سرگودھا' },
      voidedOn: null,
    });
    expect(await differences()).toEqual([]);
  });

  test('is void once a reversal opens the agreement again, and the next one has a new number', async () => {
    const id = await completed(testApi, desk);
    const [first] = (await issue(id)).certificates;
    await later();
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', await lastPayment(id)));
    expect(await refusedFor(id)).toBe('clearance_still_owed');
    expect((await read(id)).certificates).toMatchObject([
      { number: first?.number, voidedAt: new Date(testApi.clock.now()).toISOString() },
    ]);
    expect(await check(first?.code ?? '')).toMatchObject({ number: first?.number, voidedOn: '2026-11-21' });
    await later();
    const { outstanding } = await readAgreement(testApi, desk.employee, id);
    await pay(testApi, desk.employee, id, outstanding);
    // Paid again, the old paper stays void.
    expect(await check(first?.code ?? '')).toMatchObject({ voidedOn: '2026-11-21' });
    const [second, ...older] = (await issue(id)).certificates;
    expect(second).toMatchObject({ voidedAt: null });
    expect(serialOf(second?.number)).toBe(serialOf(first?.number) + 1);
    expect(older).toMatchObject([{ number: first?.number }]);
    expect(await check(second?.code ?? '')).toMatchObject({ voidedOn: null });
    expect(await differences()).toEqual([]);
  });

  test('stays valid when an overpayment is reversed that left nothing owed', async () => {
    const id = await completed(testApi, desk);
    await pay(testApi, desk.employee, id, 500, { confirmed: ['payment_beyond_outstanding'] });
    const over = await lastPayment(id);
    const [certificate] = (await issue(id)).certificates;
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', over));
    expect(await check(certificate?.code ?? '')).toMatchObject({ voidedOn: null });
  });

  test('numbers of a branch run without gaps, whatever comes at once and whatever is refused', async () => {
    const ids = [];
    for (let n = 0; n < 4; n += 1) ids.push(await completed(testApi, desk));
    const open = await active(testApi, desk);
    const answers = await Promise.all(
      [...ids, open, ...ids].map((id) =>
        testApi.attempt('issueClearance', { as: desk.employee, params: { id } }),
      ),
    );
    expect(answers.filter(({ ok }) => !ok)).toHaveLength(1);
    const { rows } = await testApi.database.ownerPool.query(
      `SELECT count(*)::int AS there, max(serial) AS last, (SELECT max(last_serial) FROM clearance_counters) AS counted
         FROM clearance_certificates`,
    );
    expect(rows[0].last).toBe(rows[0].there);
    expect(rows[0].counted).toBe(rows[0].there);
  });

  test('and an entry that comes at the same moment never leave a valid paper about a debt', async () => {
    const id = await completed(testApi, desk);
    const reversal = await ask(testApi, desk, 'requestReversal', await lastPayment(id));
    await Promise.all([
      testApi.attempt('issueClearance', { as: desk.employee, params: { id } }),
      grant(testApi, desk, reversal),
    ]);
    const { certificates } = await read(id);
    expect(certificates.filter(({ voidedAt }) => voidedAt === null)).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  test.each([
    ['a draft', draft],
    ['an approved agreement', approved],
    ['an agreement that is paid in part', active],
  ])('is refused for %s', async (_, make) => {
    expect(await refusedFor(await make(testApi, desk))).toBe('clearance_still_owed');
  });

  test('is refused where all was waived, and tells the relief where a part was', async () => {
    const waived = await active(testApi, desk, { downPayment: 0, price: 50_000 });
    const evidence = 'A letter of the hospital';
    await grant(
      testApi,
      desk,
      await ask(testApi, desk, 'requestRelief', waived, { amount: 50_000, evidence }),
    );
    expect(await refusedFor(waived)).toBe('clearance_nothing_paid');
    const part = await active(testApi, desk, { downPayment: 0, price: 50_000 });
    await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', part, { amount: 20_000, evidence }));
    await pay(testApi, desk.employee, part, 30_000);
    expect(await issue(part)).toMatchObject({ relief: 20_000, certificates: [{ voidedAt: null }] });
  });

  test('is refused for a written-off agreement until it is recovered whole', async () => {
    const id = await active(testApi, desk, { downPayment: 0, price: 50_000 });
    await grant(testApi, desk, await ask(testApi, desk, 'requestWriteOff', id));
    expect(await refusedFor(id)).toBe('clearance_still_owed');
    const recover = (amount: number) =>
      testApi.call('recordRecovery', {
        as: desk.employee,
        params: { id },
        body: { amount, method: 'cash', confirmed: ['equal_payment_just_recorded'] },
      });
    await recover(49_999);
    expect(await refusedFor(id)).toBe('clearance_still_owed');
    await recover(1);
    const [certificate] = (await issue(id)).certificates;
    expect(certificate).toMatchObject({ voidedAt: null });
    expect(await differences()).toEqual([]);
  });

  test('waits for a cheque that a bank may still return', async () => {
    const { agreementId, entryId } = await payByCheque(testApi, desk);
    const { outstanding } = await readAgreement(testApi, desk.employee, agreementId);
    await pay(testApi, desk.employee, agreementId, outstanding);
    expect(await refusedFor(agreementId)).toBe('clearance_cheque_open');
    await grant(
      testApi,
      desk,
      await ask(testApi, desk, 'requestReversal', entryId, { chequeReturn: 'funds_short' }),
    );
    expect(await refusedFor(agreementId)).toBe('clearance_still_owed');
  });

  test('is issued by its own customer, and by no other', async () => {
    const [mine, other] = [await withUser(), await withUser()];
    expect((await issue(mine.id, mine.session)).certificates).toHaveLength(1);
    const params = { id: mine.id };
    for (const name of ['issueClearance', 'getClearance'] as const)
      expect((await testApi.refusal(name, { as: other.session, params })).code).toBe('not_found');
    const { rows } = await testApi.database.ownerPool.query(
      "SELECT after FROM audit_events WHERE subject_id = $1 AND action = 'issue_clearance'",
      [mine.id],
    );
    expect(rows).toEqual([{ after: { clearanceSerial: expect.any(Number) } }]);
  });

  test('that the owner changes, adds or numbers anew is named by verify', async () => {
    const id = await completed(testApi, desk);
    await issue(id);
    const { ownerPool } = testApi.database;
    const tamper = async (sql: string) => {
      await ownerPool.query(
        `SET session_replication_role = 'replica'; ${sql}; RESET session_replication_role`,
      );
    };
    await tamper(
      `UPDATE clearance_certificates SET code = 'K-0000-0000-0000-0000' WHERE agreement_id = '${id}'`,
    );
    expect(await differences()).toContainEqual(
      expect.stringMatching(/^clearance certificate \S+: its row is not as it was written/),
    );
    const open = await active(testApi, desk);
    await tamper(
      `INSERT INTO clearance_certificates SELECT gen_random_uuid(), '${open}', branch_id, serial + 100, 'K-1111-1111-1111-1111', 1,
              issued_at, issued_by FROM clearance_certificates WHERE agreement_id = '${id}'`,
    );
    expect(await differences()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^certificate SGD-C-\d+: \d+ were owed when it was issued$/),
        expect.stringMatching(/^certificates of branch \S+: \d+ there, the last is \d+, \d+ were numbered$/),
      ]),
    );
  });
});

async function withUser() {
  const user = await testApi.addUser('customer');
  const customerId = await addCustomer(testApi, desk);
  await queryWithEvent(testApi.context.pool, 'UPDATE customers SET user_id = $2 WHERE id = $1', [
    customerId,
    user.id,
  ]);
  const id = await completed(testApi, desk, { customerId });
  return { id, session: await testApi.signIn(user.email) };
}

test.each(['K-7K4M-QX2P-9TDA-3WEF', 'SGD-C-000001', "' OR 1=1 --", '٪'])(
  'a code that was never issued (%s) gets one answer, and is tried sixty times in ten minutes',
  async (code) => {
    const asked = { params: { code }, address: `203.0.113.${code.length}` };
    expect(await testApi.refusal('checkClearance', asked)).toMatchObject({ status: 404, code: 'not_found' });
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => testApi.attempt('checkClearance', asked)),
    );
    const codes = answers.map((answer) => (answer.ok ? 'found' : answer.code));
    expect(codes.filter((each) => each === 'too_many_requests')).toHaveLength(1);
  },
);
