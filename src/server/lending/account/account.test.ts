import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Agreement } from '#contract/lending/agreements.ts';
import { runningBalances } from '#domain/lending/ledger/balances.ts';
import type { Entry } from '#domain/lending/ledger/entry.ts';
import { replay, type Schedule } from '#domain/lending/ledger/replay.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { addDocument, samplePicture } from '#test/support/files/pictures.ts';
import {
  active,
  addCustomer,
  ask,
  type Desk,
  draft,
  fillReliefFund,
  grant,
  nextCnic,
  openDesk,
  pay,
  readAgreement,
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

const accountOf = (id: string, as = desk.employee) => testApi.call('getAccount', { as, params: { id } });

/** Ten rows of 1,000 of which two fell due, the first on 20 September. */
const late = {
  price: 12_000,
  downPayment: 2_000,
  count: 10,
  startOn: '2026-08-20',
  firstDueOn: '2026-09-20',
  deliveredOn: '2026-08-20',
} as const;
const whole = { confirmed: ['payment_beyond_outstanding'] } as const;

describe('the account of a customer', () => {
  test('sums the agreements as of today, the longest past due first', async () => {
    const customerId = await addCustomer(testApi, desk);
    const over = await active(testApi, desk, { customerId, price: 1_000, downPayment: 0, count: 1 });
    await pay(testApi, desk.employee, over, 1_500, { confirmed: [...whole.confirmed] });
    const drafted = await draft(testApi, desk, { customerId });
    const onTime = await active(testApi, desk, { customerId });
    const overdue = await active(testApi, desk, { customerId, ...late });
    await pay(testApi, desk.employee, overdue, 1_400);

    const { agreements, figures } = await accountOf(customerId);
    expect(agreements.map(({ id }) => id)).toEqual([overdue, onTime, drafted, over]);
    expect(agreements[0]).toMatchObject({
      outstanding: 8_600,
      dueNow: 1_600,
      overdue: 600,
      daysPastDue: 31,
      items: [{ en: 'Refrigerator, 12 cubic feet' }],
      shares: [1, 0.4, 0, 0, 0, 0, 0, 0, 0, 0],
    });
    expect(figures).toEqual({
      outstanding: 8_600 + 120_000,
      dueNow: 1_600,
      overdue: 600,
      overpaid: 500,
      paid: 3_400 + 12_000 + 1_000,
      daysPastDue: 31,
    });
  });

  test('shows the same figures of an agreement as the agreement itself', async () => {
    const customerId = await addCustomer(testApi, desk);
    const id = await active(testApi, desk, { customerId, ...late });
    await pay(testApi, desk.employee, id, 2_350);
    const [card] = (await accountOf(customerId)).agreements;
    const ledger = await readAgreement(testApi, desk.employee, id);
    for (const figure of ['outstanding', 'dueNow', 'overdue', 'overpaid', 'paid', 'daysPastDue'] as const)
      expect(card?.[figure], figure).toBe(ledger[figure]);
  });

  test('owes nothing on a written-off agreement, and shows how much was written off', async () => {
    const id = await writtenOff(testApi, desk, { customerId: await addCustomer(testApi, desk), ...late });
    const { customerId } = await readAgreement(testApi, desk.employee, id);
    const { agreements, figures } = await accountOf(customerId);
    expect(agreements).toMatchObject([{ status: 'written_off', outstanding: 0, writtenOff: 10_000 }]);
    expect(figures).toMatchObject({ outstanding: 0, dueNow: 0, daysPastDue: 0 });
  });

  test('of a customer without agreements is empty and masks the CNIC', async () => {
    const cnic = nextCnic();
    const { customer, ...rest } = await accountOf(await addCustomer(testApi, desk, { cnic }));
    expect(rest).toMatchObject({ agreements: [], promises: [], contacts: [] });
    expect(rest.figures.outstanding).toBe(0);
    expect(customer).toMatchObject({ photoId: null, status: 'active' });
    expect(JSON.stringify({ customer, rest })).not.toContain(cnic);
  });

  test('has the photo until it is removed', async () => {
    const id = await addCustomer(testApi, desk);
    await addDocument(testApi, desk, id, 'cnic_front', await samplePicture());
    expect((await accountOf(id)).customer.photoId).toBeNull();
    const photo = await addDocument(testApi, desk, id, 'photo', await samplePicture());
    expect((await accountOf(id)).customer.photoId).toBe(photo.id);
    const params = { id, documentId: photo.id };
    await testApi.call('removeCustomerDocument', { as: desk.employee, params });
    expect((await accountOf(id)).customer.photoId).toBeNull();
  });

  test('has the promises and contacts of all agreements, each with its agreement', async () => {
    const customerId = await addCustomer(testApi, desk);
    const first = await active(testApi, desk, { customerId, ...late });
    const second = await active(testApi, desk, { customerId });
    const as = desk.employee;
    const promised = { amount: 600, promisedFor: '2026-11-21' };
    await testApi.call('recordPaymentPromise', { as, params: { id: first }, body: promised });
    for (const id of [first, second])
      await testApi.call('logContact', {
        as,
        params: { id },
        body: { channel: 'visit', result: 'reached' },
      });
    const { promises, contacts } = await accountOf(customerId);
    expect(promises).toMatchObject([{ agreementId: first, amount: 600, state: 'open' }]);
    expect(contacts.map(({ agreementId }) => agreementId).toSorted()).toEqual([first, second].toSorted());
    const numbers = await Promise.all([first, second].map((id) => readAgreement(testApi, as, id)));
    expect(new Set(contacts.map(({ agreementNumber }) => agreementNumber))).toEqual(
      new Set(numbers.map(({ number }) => number)),
    );
    testApi.clock.advance(1_000);
    await pay(testApi, as, first, 600);
    expect((await accountOf(customerId)).promises).toMatchObject([{ state: 'kept' }]);
  });

  test('is not found by a clerk of another branch', async () => {
    const id = await addCustomer(testApi, desk);
    await active(testApi, desk, { customerId: id });
    const { employee: stranger } = await openDesk(testApi, 'LHE');
    expect(await testApi.refusal('getAccount', { as: stranger, params: { id } })).toMatchObject({
      code: 'not_found',
    });
    expect((await accountOf(id, desk.superadmin)).agreements).toHaveLength(1);
  });
});

/** The figures and balances of an agreement's own entries, computed only by the domain's replay. */
function replayed({ installments, entries }: Agreement) {
  const rows = installments as unknown as Schedule['rows'];
  const given = entries.map((entry) => ({ ...entry, rule: null })) as unknown as readonly Entry[];
  return { figures: replay({ rows, carried: [] }, given), balances: runningBalances(given) };
}

describe('the ledger of an agreement', () => {
  test('has the running balance, and the rows that a replay of its entries gives', async () => {
    const id = await active(testApi, desk, late);
    const mistaken = await pay(testApi, desk.employee, id, 1_900);
    await pay(testApi, desk.employee, id, 2_500, { note: 'At the shop' });
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', mistaken.entryId));
    await pay(testApi, desk.employee, id, 9_000, { confirmed: [...whole.confirmed] });
    const ledger = await readAgreement(testApi, desk.employee, id);
    const { figures, balances } = replayed(ledger);

    expect(ledger.entries.map(({ balance }) => balance)).toEqual(balances);
    expect(ledger.installments.map(({ paid }) => paid)).toEqual(figures.paid);
    expect(ledger).toMatchObject({ outstanding: figures.outstanding, overpaid: figures.overpaid });
    expect(ledger.overpaid).toBe(1_500);
    expect(ledger.entries.at(-1)?.balance).toBe(ledger.outstanding - ledger.overpaid);
    for (const { number, paid } of ledger.installments) {
      const pays = ledger.entries.flatMap((entry) => entry.pays.filter((row) => row.number === number));
      expect(
        pays.reduce((sum, { amount }) => sum + amount, 0),
        `row ${number}`,
      ).toBe(paid);
    }
  });

  test('shows that a reversed entry and its reversal pay nothing, whatever was paid later', async () => {
    const id = await active(testApi, desk, late);
    const mistaken = await pay(testApi, desk.employee, id, 1_000);
    await pay(testApi, desk.employee, id, 1_000);
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', mistaken.entryId));
    const { entries, installments } = await readAgreement(testApi, desk.employee, id);
    expect(
      entries.map(({ kind, isReversed, pays }) => [kind, isReversed, pays.map((it) => it.number)]),
    ).toEqual([
      ['delivery', false, []],
      ['down_payment', false, [0]],
      ['payment', true, []],
      ['payment', false, [1]],
      ['reversal', false, []],
    ]);
    expect(installments.slice(0, 4).map(({ state }) => state)).toEqual([
      'paid',
      'paid',
      'overdue',
      'due_today',
    ]);
  });

  test('shows the payments on the rows of the new schedule after a reschedule', async () => {
    const id = await active(testApi, desk, late);
    await pay(testApi, desk.employee, id, 1_400);
    const asked = await ask(testApi, desk, 'requestReschedule', id, {
      firstDueOn: '2027-01-20',
      openCount: 12,
      frequency: { unit: 'months', every: 1 },
      roundingStep: 1,
      consentHow: 'signed',
    });
    await grant(testApi, desk, asked);
    const { entries, installments } = await readAgreement(testApi, desk.employee, id);
    const paid = installments
      .filter((row) => row.paid > 0)
      .map((row) => ({ number: row.number, amount: row.paid }));
    expect(entries.flatMap(({ pays }) => pays)).toEqual(paid);
    expect(paid).toHaveLength(3);
  });

  test('shows who requested each waiting approval, and when', async () => {
    const id = await active(testApi, desk, late);
    await ask(testApi, desk, 'requestRelief', id, { amount: 700 });
    const { pendingApprovals } = await readAgreement(testApi, desk.superadmin, id);
    expect(pendingApprovals).toMatchObject([
      {
        kind: 'relief',
        amount: 700,
        requestedByName: { en: 'Test employee', ur: 'Test employee' },
        requestedAt: new Date(testApi.clock.now()).toISOString(),
      },
    ]);
  });
});
