import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import {
  active,
  addCustomer,
  addProduct,
  agreementBody,
  approved,
  customerBody,
  type Desk,
  draft,
  leaveOneSuperadmin,
  nextCnic,
  openDesk,
  pay,
  readAgreement,
  submitted,
  type Terms,
  vouching,
} from '#test/support/lending/lending.ts';
import { proveCost } from '#test/support/lending/prove-cost.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

/** The messages beside the fields of a refused draft. */
async function saidOf(body: BodyOf<'draftAgreement'>): Promise<Record<string, string>> {
  const { errors = [] } = await testApi.refusal('draftAgreement', { as: desk.employee, body });
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

describe('a draft', () => {
  test('has the next number of its branch and year, and rows that add up to the price', async () => {
    const first = await readAgreement(testApi, desk.employee, await draft(testApi, desk));
    const second = await readAgreement(testApi, desk.employee, await draft(testApi, desk));
    expect(first.number).toMatch(/^SGD-26-\d{5}$/);
    expect(Number(second.number.slice(7))).toBe(Number(first.number.slice(7)) + 1);
    expect(second).toMatchObject({ status: 'draft', price: 132_000, financed: 120_000, outstanding: 0 });
    const rows = second.installments.reduce((sum, { amount }) => sum + amount, 0);
    expect(rows).toBe(second.price - second.downPayment);
  });

  test('reports each invalid field at that field, with the largest possible number of installments', async () => {
    const customerId = await addCustomer(testApi, desk);
    expect(await saidOf(agreementBody(customerId, { price: 5, downPayment: 0, count: 6 }))).toEqual({
      count: 'The amount can be split into at most 5 installments',
    });
    expect(await saidOf(agreementBody(customerId, { price: 5, downPayment: 5 }))).toEqual({
      downPayment: 'Nothing is left to pay in installments: lower the down payment',
    });
    expect(await saidOf(agreementBody(customerId, { firstDueOn: '2026-11-01' }))).toEqual({
      firstDueOn: 'The first due date is before the start date',
    });
    expect(await saidOf(agreementBody(customerId, { startOn: '1990-01-01' }))).toEqual({
      startOn: 'The start date is too far back to be right',
    });
    expect(await saidOf(agreementBody(randomUUID()))).toEqual({
      customerId: 'This customer is not on record at your branch',
    });
  });

  test('refuses a guarantor named twice, an unknown one, and the customer', async () => {
    const cnic = nextCnic();
    const customerId = await addCustomer(testApi, desk, { cnic });
    const guarantor = { fullName: { own: 'Abdul Ghafoor' }, phone: '03000000102', address: 'Sargodha' };
    const save = (given: string) =>
      testApi.call('saveGuarantor', { as: desk.employee, body: { ...guarantor, cnic: given } });
    const self = await save(cnic);
    const other = await save(nextCnic());
    const vouching = [self.id, other.id, other.id, randomUUID()];
    const guarantors = vouching.map((guarantorId) => ({ guarantorId, relation: 'neighbor' }));
    expect(await saidOf({ ...agreementBody(customerId), guarantors })).toEqual({
      'guarantors.0.guarantorId': 'A customer cannot be their own guarantor',
      'guarantors.2.guarantorId': 'This guarantor is already on the list',
      'guarantors.3.guarantorId': 'This guarantor is not on record',
    });
  });

  test('has the cash price, the terms and the smallest down payment of its product', async () => {
    const freezer = {
      name: { own: 'Deep freezer' },
      category: 'home_appliances' as const,
      pictogram: null,
      cashPrice: 90_001,
      termsMonths: [6, 12],
      downPaymentMinPercent: 10,
      roundingStep: 1,
    };
    const product = await testApi.call('createProduct', { as: desk.superadmin, body: freezer });
    const customerId = await addCustomer(testApi, desk);
    const sale = (given: {
      unitPrice?: number;
      downPayment?: number;
      count?: number;
      productId?: string;
    }) => ({
      ...agreementBody(customerId, { downPayment: given.downPayment ?? 9_001, count: given.count ?? 12 }),
      items: [
        {
          productId: given.productId ?? product.id,
          description: 'Deep freezer',
          quantity: 1,
          unitPrice: given.unitPrice ?? 90_001,
        },
      ],
    });
    await testApi.call('draftAgreement', { as: desk.employee, body: sale({}) });
    expect(Object.keys(await saidOf(sale({ unitPrice: 99_000, downPayment: 20_000 })))).toEqual([
      'items.0.unitPrice',
    ]);
    expect(Object.keys(await saidOf(sale({ downPayment: 9_000 })))).toEqual(['downPayment']);
    expect(Object.keys(await saidOf(sale({ count: 9 })))).toEqual(['count']);
    expect(Object.keys(await saidOf(sale({ productId: randomUUID() })))).toEqual(['items.0.productId']);
  });

  test('cannot price a product for sale differently by typing its name, in either script', async () => {
    const name = { own: 'Pedestal fan', ur: 'پیڈسٹل پنکھا' };
    await addProduct(testApi, desk, { name, cashPrice: 9_000 });
    const customerId = await addCustomer(testApi, desk);
    const typed = (description: string, unitPrice = 12_000) => ({
      ...agreementBody(customerId, { downPayment: 1_000 }),
      items: [{ description, quantity: 1, unitPrice }],
    });
    for (const description of [
      'Pedestal fan',
      ' PEDESTAL  Fan',
      'پيڈسٹل پنكها',
      'Fans (pedestal), new',
      'Fan',
    ])
      expect(Object.keys(await saidOf(typed(description)))).toEqual(['items.0.productId']);
    for (const body of [typed('Pedestal fan, small', 9_000), typed('Pedestal of walnut wood')])
      await testApi.call('draftAgreement', { as: desk.employee, body });
  });

  test('can change its terms until it is submitted, and each change needs a new consent', async () => {
    const customerId = await addCustomer(testApi, desk);
    const id = await draft(testApi, desk, { customerId });
    await testApi.call('recordConsent', {
      as: desk.employee,
      params: { id },
      body: { termsVersion: 1, how: 'signed' },
    });
    const guarantors = await vouching(testApi, desk);
    const edit = (terms: Terms, termsVersion: number) => ({
      as: desk.employee,
      params: { id },
      body: { ...agreementBody(customerId, terms), guarantors, termsVersion },
    });
    const changed = await testApi.call('editDraft', edit({ price: 60_000, downPayment: 0, count: 6 }, 1));
    expect(changed).toMatchObject({ status: 'draft', termsVersion: 2 });
    const { installments, items, price } = await readAgreement(testApi, desk.employee, id);
    expect(installments.map(({ amount }) => amount)).toEqual(Array(6).fill(10_000));
    expect([price, items.map(({ unitPrice }) => unitPrice)]).toEqual([60_000, [60_000]]);
    expect(await testApi.refusal('submitAgreement', { as: desk.employee, params: { id } })).toMatchObject({
      code: 'consent_missing',
    });
    await testApi.call('recordConsent', {
      as: desk.employee,
      params: { id },
      body: { termsVersion: 2, how: 'signed' },
    });
    await proveCost(testApi, desk.employee, id);
    await testApi.call('submitAgreement', { as: desk.employee, params: { id } });
    expect(await testApi.refusal('editDraft', edit({}, 2))).toMatchObject({ code: 'agreement_is_submitted' });
  });

  test('is refused for a blocked customer', async () => {
    const customerId = await addCustomer(testApi, desk);
    await testApi.context.pool.query("UPDATE customers SET status = 'blocked' WHERE id = $1", [customerId]);
    expect(
      await testApi.refusal('draftAgreement', { as: desk.employee, body: agreementBody(customerId) }),
    ).toMatchObject({ code: 'customer_blocked' });
  });

  test('with wrong sums is refused by the database itself', async () => {
    const id = await draft(testApi, desk);
    const { pool } = testApi.context;
    const change = (sql: string) => pool.query(sql, [id]);
    await expect(change('UPDATE agreements SET down_payment = 0 WHERE id = $1')).rejects.toThrow(
      'does not add up',
    );
    await expect(change('UPDATE agreements SET price = price + 1 WHERE id = $1')).rejects.toThrow();
    await expect(change('DELETE FROM agreement_items WHERE agreement_id = $1')).rejects.toThrow(
      'not its price',
    );
    await expect(change('UPDATE agreements SET outstanding = 1 WHERE id = $1')).rejects.toThrow(
      'owe_nothing_before_delivery',
    );
    const delivered = await active(testApi, desk);
    const owe = 'UPDATE agreements SET outstanding = outstanding + 1 WHERE id = $1';
    await expect(pool.query(owe, [delivered])).rejects.toThrow('owe_the_price');
  });
});

describe('an agreement', () => {
  test('is submitted only with consent to its current terms', async () => {
    const id = await draft(testApi, desk);
    expect(await testApi.refusal('submitAgreement', { as: desk.employee, params: { id } })).toMatchObject({
      code: 'consent_missing',
    });
    const consent = { termsVersion: 2, how: 'signed' };
    expect(
      await testApi.refusal('recordConsent', { as: desk.employee, params: { id }, body: consent }),
    ).toMatchObject({ code: 'terms_changed' });
  });

  test('is approved by another person than the one who submitted it, or by the only superadmin with the password', async () => {
    await leaveOneSuperadmin(testApi, desk);
    const own = { ...desk, employee: desk.superadmin };
    const customerId = await addCustomer(testApi, desk);
    const id = await submitted(testApi, own, { customerId });
    expect(
      await testApi.refusal('approveAgreement', {
        as: desk.superadmin,
        params: { id },
        body: { termsVersion: 1 },
      }),
    ).toMatchObject({
      code: 'own_request',
    });
    expect(
      await testApi.refusal('approveAgreement', {
        as: desk.superadmin,
        params: { id },
        body: { termsVersion: 1, password: 'a guess' },
      }),
    ).toMatchObject({ code: 'wrong_current_password' });
    const answer = await testApi.call('approveAgreement', {
      as: desk.superadmin,
      params: { id },
      body: { termsVersion: 1, password: testPassword },
    });
    expect(answer).toMatchObject({ status: 'approved' });
    const { rows } = await testApi.context.pool.query(
      "SELECT after FROM audit_events WHERE subject_id = $1 AND action = 'approve_agreement'",
      [id],
    );
    expect(rows[0].after).toMatchObject({ alone: true });
  });

  test('is never approved by its maker, whatever the program does', async () => {
    const id = await submitted(testApi, desk);
    const decide = `UPDATE approvals SET state = 'approved', decided_by = requested_by, decided_at = now()
                     WHERE agreement_id = $1`;
    await expect(testApi.context.pool.query(decide, [id])).rejects.toThrow('maker_is_not_checker');
  });

  test('that is rejected or withdrawn stays so, and keeps the reason', async () => {
    const reason = { reason: 'The income does not carry it' };
    const rejected = await submitted(testApi, desk);
    await testApi.call('rejectAgreement', { as: desk.superadmin, params: { id: rejected }, body: reason });
    expect(
      await testApi.refusal('approveAgreement', {
        as: desk.superadmin,
        params: { id: rejected },
        body: { termsVersion: 1 },
      }),
    ).toMatchObject({ code: 'agreement_is_rejected' });
    const withdrawn = await submitted(testApi, desk);
    await testApi.call('withdrawAgreement', { as: desk.employee, params: { id: withdrawn }, body: reason });
    expect(
      await testApi.refusal('approveAgreement', {
        as: desk.superadmin,
        params: { id: withdrawn },
        body: { termsVersion: 1 },
      }),
    ).toMatchObject({ code: 'agreement_is_withdrawn' });
    const { rows } = await testApi.context.pool.query(
      'SELECT state FROM approvals WHERE agreement_id = ANY ($1) ORDER BY requested_at',
      [[rejected, withdrawn]],
    );
    expect(rows.map(({ state }) => state).sort()).toEqual(['rejected', 'withdrawn']);
  });

  test('can be cancelled before delivery and not after', async () => {
    const reason = { reason: 'Out of stock' };
    await testApi.call('cancelAgreement', {
      as: desk.employee,
      params: { id: await approved(testApi, desk) },
      body: reason,
    });
    const delivered = await active(testApi, desk);
    expect(
      await testApi.refusal('cancelAgreement', {
        as: desk.employee,
        params: { id: delivered },
        body: reason,
      }),
    ).toMatchObject({ code: 'agreement_is_active' });
  });

  test('is shown to the customer who owns it, without the decisions of staff', async () => {
    const customerId = await addCustomer(testApi, desk);
    const id = await submitted(testApi, desk, { customerId });
    const delivered = await active(testApi, desk, { customerId });
    await pay(testApi, desk.employee, delivered, 100, { note: 'Came with her brother' });
    const user = await testApi.addUser('customer');
    await testApi.context.pool.query('UPDATE customers SET user_id = $2 WHERE id = $1', [
      customerId,
      user.id,
    ]);
    const customer = await testApi.signIn(user.email);
    const forCustomer = await readAgreement(testApi, customer, id);
    expect(forCustomer).toMatchObject({ id, notes: null, pendingApprovals: [] });
    const entryFor = async (as: typeof customer) =>
      (await readAgreement(testApi, as, delivered)).entries.at(-1);
    expect(await entryFor(customer)).toMatchObject({ amount: 100, recordedByName: null, note: null });
    const noted = {
      recordedByName: { en: 'Test employee', ur: 'Test employee' },
      note: 'Came with her brother',
    };
    expect(await entryFor(desk.employee)).toMatchObject(noted);
    const forStaff = await readAgreement(testApi, desk.employee, id);
    expect(forStaff.notes).toBe('Deliver after Eid');
    expect(forStaff.pendingApprovals).toHaveLength(1);
  });
});

describe('a customer', () => {
  const create = (given: Partial<BodyOf<'createCustomer'>>) =>
    testApi.call('createCustomer', { as: desk.employee, body: customerBody(given) });
  const refused = (given: object) =>
    testApi.refusal('createCustomer', { as: desk.employee, body: { ...customerBody(), ...given } });

  test('is on record once: the same CNIC in another spelling is refused', async () => {
    await create({ cnic: '38403-7654321-2' });
    expect(await refused({ cnic: '۳۸۴۰۳۷۶۵۴۳۲۱۲' })).toMatchObject({ status: 409, code: 'cnic_taken' });
  });

  test.each([
    [{ cnic: '123' }, 'cnic'],
    [{ bornOn: '2010-01-01' }, 'bornOn'],
    [{ bornOn: '1930-01-01' }, 'bornOn'],
    [{ hasPrivacyConsent: false }, 'hasPrivacyConsent'],
    [{ email: 'nobody' }, 'email'],
    [{ phone: '12' }, 'phone'],
  ])('with %o is refused at that field', async (given, field) => {
    expect(await refused(given)).toMatchObject({ code: 'invalid_input', fields: [field] });
  });

  test('has a masked CNIC, with warnings about an unusual card', async () => {
    const customer = await create({ cnic: '98403-1112223-1' });
    expect(customer).toMatchObject({
      cnicMasked: '98403-*****23-1',
      cnicWarnings: ['unusual_first_digit', 'gender_differs'],
    });
    expect(JSON.stringify(customer)).not.toContain('1112223');
  });
});
