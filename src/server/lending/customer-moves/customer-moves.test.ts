import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { type BodyOf, endingsOf } from '#test/support/calls/calls.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import { branchId } from '#test/support/desk/office.ts';
import { addDocument, samplePicture } from '#test/support/files/pictures.ts';
import {
  active,
  addCustomer,
  agreementBody,
  ask,
  type Desk,
  draft,
  grant,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';

let testApi: TestApi;
let sargodha: Desk;
let lahore: Desk;
let sgd: string;
let lhe: string;

beforeAll(async () => {
  testApi = await createTestApi();
  sgd = await branchId(testApi, 'SGD');
  lhe = await branchId(testApi, 'LHE');
});
afterAll(() => testApi.close());
beforeEach(async () => {
  sargodha = await openDesk(testApi, 'SGD');
  lahore = await openDesk(testApi, 'LHE');
});

const differences = async () => (await findDifferences(testApi.context.pool)).differences;

const customerOf = async (agreementId: string) =>
  (await readAgreement(testApi, sargodha.superadmin, agreementId)).customerId;

/** The present versions of the customers, for a move. */
async function seen(...ids: string[]): Promise<BodyOf<'moveCustomers'>['customers']> {
  const { rows } = await testApi.context.pool.query(
    'SELECT id, version FROM customers WHERE id = ANY($1) ORDER BY id',
    [ids],
  );
  return rows;
}

const reason = 'The family has moved to Lahore';
const toLahore = () => ({ branchId: lhe, officerId: lahore.employeeId, reason });
const toSargodha = () => ({ branchId: sgd, officerId: sargodha.employeeId, reason });

const attempt = async (ids: readonly string[], to: Omit<BodyOf<'moveCustomers'>, 'customers'>) =>
  testApi.attempt('moveCustomers', {
    as: sargodha.superadmin,
    body: { ...to, customers: await seen(...ids) },
  });
const move = async (ids: readonly string[], to: Omit<BodyOf<'moveCustomers'>, 'customers'>) =>
  testApi.call('moveCustomers', { as: sargodha.superadmin, body: { ...to, customers: await seen(...ids) } });

/** The amount that a branch collects on a day, in all methods. */
async function collected(branch: string): Promise<number> {
  const { rows } = await testApi.context.pool.query(
    'SELECT coalesce(sum(amount - reversed_amount), 0)::integer AS amount FROM receipt_days WHERE branch_id = $1',
    [branch],
  );
  return rows[0].amount;
}

async function portfolio(branch: string) {
  const { rows } = await testApi.context.pool.query(
    'SELECT active_count AS active, outstanding::integer FROM branch_portfolios WHERE branch_id = $1',
    [branch],
  );
  return rows[0] ?? { active: 0, outstanding: 0 };
}

describe('a customer who moves to another branch', () => {
  test('takes the agreements along with their numbers; later receipts and the sums belong to the new branch', async () => {
    const id = await active(testApi, sargodha, { price: 12_000, downPayment: 0 });
    const drafted = await draft(testApi, sargodha, { customerId: await customerOf(id) });
    await pay(testApi, sargodha.employee, id, 1_000);
    const before = await readAgreement(testApi, sargodha.employee, id);
    const [inSargodha, inLahore] = [await portfolio(sgd), await portfolio(lhe)];

    expect(await move([await customerOf(id)], toLahore())).toEqual({ customers: 1, agreements: 2 });
    expect(await portfolio(sgd)).toEqual({
      active: inSargodha.active - 1,
      outstanding: inSargodha.outstanding - 11_000,
    });
    expect(await portfolio(lhe)).toEqual({
      active: inLahore.active + 1,
      outstanding: inLahore.outstanding + 11_000,
    });
    const { receipt } = await pay(testApi, lahore.employee, id, 500);
    expect(receipt?.number).toMatch(/^LHE-/);
    const after = await readAgreement(testApi, lahore.employee, id);
    expect(after).toMatchObject({ number: before.number, branchId: lhe });
    expect((await readAgreement(testApi, lahore.employee, drafted)).branchId).toBe(lhe);
    expect(await differences()).toEqual([]);
  });

  test('leaves what was collected at the old branch: a reversal is deducted from the branch that recorded the payment', async () => {
    const id = await active(testApi, sargodha, { downPayment: 0 });
    const { entryId } = await pay(testApi, sargodha.employee, id, 3_000);
    const [inSargodha, inLahore] = [await collected(sgd), await collected(lhe)];
    await move([await customerOf(id)], toLahore());
    await grant(testApi, lahore, await ask(testApi, lahore, 'requestReversal', entryId));
    expect([await collected(sgd), await collected(lhe)]).toEqual([inSargodha - 3_000, inLahore]);
    expect(await differences()).toEqual([]);
  });

  test('can come back, and can then have receipts of one serial number from two branches', async () => {
    const id = await active(testApi, sargodha, { downPayment: 0 });
    const customer = await customerOf(id);
    const serialOf = async (desk: Desk, agreementId: string) => {
      const { receipt } = await pay(testApi, desk.employee, agreementId, 100);
      return Number(receipt?.number.slice(4));
    };
    const first = await serialOf(sargodha, id);
    // Lahore catches up on one of its own agreements.
    const other = await active(testApi, lahore, { downPayment: 0 });
    let last = await serialOf(lahore, other);
    while (last < first - 1) last = await serialOf(lahore, other);
    while ((await serialOf(sargodha, id)) <= last);
    await move([customer], toLahore());
    await serialOf(lahore, id);
    await move([customer], toSargodha());
    await pay(testApi, sargodha.employee, id, 100);
    const { entries } = await readAgreement(testApi, sargodha.employee, id);
    const serials = entries.flatMap(({ receiptNumber }) => receiptNumber?.slice(4) ?? []);
    expect(new Set(serials).size).toBeLessThan(serials.length);
    expect(await differences()).toEqual([]);
  });

  test('is not found by the old branch in lists, searches, links, pictures or by number, and is found by the new one', async () => {
    const id = await active(testApi, sargodha, { downPayment: 0 });
    const customer = await customerOf(id);
    await queryWithEvent(
      testApi.context.pool,
      "UPDATE customers SET full_name = 'Moved Away' WHERE id = $1",
      [customer],
    );
    const { entryId } = await pay(testApi, sargodha.employee, id, 700);
    const { id: documentId } = await addDocument(testApi, sargodha, customer, 'photo', await samplePicture());
    const { number } = await readAgreement(testApi, sargodha.employee, id);
    await move([customer], toLahore());

    const find = async (as: Desk) => {
      const names = async (search: string) =>
        (await testApi.call('listCustomers', { as: as.employee, body: { search } })).data.map(
          (row) => row.id,
        );
      const found = async (text: string) =>
        (await testApi.call('search', { as: as.employee, body: { text } })).map((each) => each.customerId);
      const byLastFour = (await names(number.slice(-4))).includes(customer);
      return [await names('moved away'), await names(number), await found(number), byLastFour];
    };
    expect(await find(sargodha)).toEqual([[], [], [], false]);
    expect(await find(lahore)).toEqual([[customer], [customer], [customer], true]);

    const reads = async (as: Desk) => {
      const answers = await Promise.all([
        testApi.attempt('getAccount', { as: as.employee, params: { id: customer } }),
        testApi.attempt('getAgreement', { as: as.employee, params: { id } }),
        testApi.attempt('getReceipt', { as: as.employee, params: { entryId } }),
        testApi.attempt('listCustomerDocuments', { as: as.employee, params: { id: customer } }),
        testApi.attempt('requestReversal', {
          as: as.employee,
          params: { id: entryId },
          body: { reason: 'Typed twice' },
        }),
      ]);
      const picture = await testApi.request('showCustomerDocument', {
        as: as.employee,
        params: { id: customer, documentId },
      });
      return [...endingsOf(answers), picture.status];
    };
    expect(await reads(sargodha)).toEqual([...Array(5).fill('not_found'), 404]);
    expect(await reads(lahore)).toEqual([...Array(5).fill('done'), 200]);
  });

  test('is in the audit with the reason, and so is each agreement', async () => {
    const id = await active(testApi, sargodha);
    const customer = await customerOf(id);
    await move([customer], toLahore());
    const change = {
      before: { branchId: sgd, officerId: sargodha.employeeId },
      after: { branchId: lhe, officerId: lahore.employeeId, reason },
    };
    const events = [
      ...(await auditEventsOf(testApi, customer, 'move_customer')),
      ...(await auditEventsOf(testApi, id, 'move_agreement')),
    ];
    expect(events).toMatchObject([change, change]);
  });
});

describe('the right to move a customer', () => {
  test('an employee assigns a colleague within the branch, and cannot move a customer to another', async () => {
    const id = await active(testApi, sargodha);
    const customer = await customerOf(id);
    const colleague = await testApi.addUser('employee', 'SGD');
    const as = sargodha.employee;
    const body = { branchId: sgd, officerId: colleague.id, reason };
    await testApi.call('moveCustomers', { as, body: { ...body, customers: await seen(customer) } });
    const { rows } = await testApi.context.pool.query(
      'SELECT officer_id AS "officerId" FROM agreements WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ officerId: colleague.id }]);
    expect(
      await testApi.refusal('moveCustomers', {
        as,
        body: { ...toLahore(), customers: await seen(customer) },
      }),
    ).toMatchObject({ status: 422, fields: ['branchId'] });
    expect(
      await testApi.refusal('moveCustomers', {
        as: lahore.employee,
        body: { ...toLahore(), customers: await seen(customer) },
      }),
    ).toMatchObject({ status: 404 });
    expect(await differences()).toEqual([]);
  });

  test('the new officer is never someone who left, works elsewhere or is a customer, and the branch must exist', async () => {
    const customer = await addCustomer(testApi, sargodha);
    const gone = await testApi.addUser('employee', 'LHE');
    await queryWithEvent(testApi.context.pool, 'UPDATE users SET is_active = false WHERE id = $1', [gone.id]);
    const outsider = await testApi.addUser('customer');
    for (const officerId of [gone.id, sargodha.employeeId, outsider.id, crypto.randomUUID()]) {
      expect(await attempt([customer], { ...toLahore(), officerId })).toMatchObject({
        fields: ['officerId'],
      });
    }
    expect(await attempt([customer], { ...toLahore(), branchId: crypto.randomUUID() })).toMatchObject({
      fields: ['branchId'],
    });
    expect(await attempt([customer], { ...toLahore(), reason: ' ' })).toMatchObject({ fields: ['reason'] });
  });

  test('all chosen customers move or none: one who was changed meanwhile keeps all', async () => {
    const ids = [await addCustomer(testApi, sargodha), await addCustomer(testApi, sargodha)];
    const stale = (await seen(...ids)).map((each, index) => ({ ...each, version: each.version + index }));
    const body = { ...toLahore(), customers: stale };
    expect(await testApi.refusal('moveCustomers', { as: sargodha.superadmin, body })).toMatchObject({
      code: 'changed_meanwhile',
    });
    expect(await move(ids, toLahore())).toEqual({ customers: 2, agreements: 0 });
    expect(await attempt(ids, toLahore())).toMatchObject({ code: 'nothing_to_move' });
  });

  test('a preview shows what would move, for chosen customers and for all that match, and too many are refused', async () => {
    const id = await active(testApi, sargodha, { price: 9_000, downPayment: 0 });
    const customer = await customerOf(id);
    const as = sargodha.superadmin;
    expect(await testApi.call('foreseeCustomerMove', { as, body: { ids: [customer] } })).toEqual({
      customers: await seen(customer),
      branchIds: [sgd],
      officerIds: [sargodha.employeeId],
      agreements: 1,
      outstanding: 9_000,
    });
    const officerId = sargodha.employeeId;
    const matching = await testApi.call('foreseeCustomerMove', { as, body: { officerId } });
    expect(matching.customers).toEqual(await seen(customer));
    const elsewhere = { as: lahore.employee, body: { ids: [customer] } };
    expect((await testApi.call('foreseeCustomerMove', elsewhere)).customers).toEqual([]);
    await queryWithEvent(
      testApi.context.pool,
      `INSERT INTO customers (id, full_name, relative, relative_name, cnic, gender, born_on, phone, address, city, branch_id,
                              officer_id, privacy_consent_at, created_at, created_by)
       SELECT gen_random_uuid(), 'One of many', relative, relative_name, 9 || lpad(n::text, 12, '0'), gender, born_on, phone,
              address, city, branch_id, officer_id, privacy_consent_at, created_at, created_by
         FROM customers, generate_series(1, 500) n WHERE id = $1`,
      [customer],
    );
    expect(await testApi.refusal('foreseeCustomerMove', { as, body: { officerId } })).toMatchObject({
      code: 'too_many_customers',
    });
    // The most customers in one move.
    const search = { officerId, search: 'one of many' };
    const { customers } = await testApi.call('foreseeCustomerMove', { as, body: search });
    expect(await testApi.call('moveCustomers', { as, body: { ...toLahore(), customers } })).toMatchObject({
      customers: 500,
    });
  });
});

describe('at the same moment', () => {
  test('payments and moves at the same moment leave each payment at one branch, and everything verifies', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => active(testApi, sargodha, { downPayment: 0 })));
    const customers = await Promise.all(ids.map(customerOf));
    const payments = () =>
      ids.flatMap((id) => [10, 20].map((amount) => pay(testApi, sargodha.superadmin, id, amount)));
    await Promise.all([...payments(), move(customers, toLahore()), ...payments()]);
    await Promise.all([move(customers.toReversed(), toSargodha()), ...payments()]);
    expect(await differences()).toEqual([]);
  });

  test('of two moves at the same moment one is refused, whatever the order of the customers', async () => {
    const customers = await Promise.all([1, 2, 3].map(() => addCustomer(testApi, sargodha)));
    const chosen = await seen(...customers);
    const colleague = await testApi.addUser('employee', 'SGD');
    const bodies = [
      { ...toLahore(), customers: chosen },
      { ...toSargodha(), officerId: colleague.id, customers: chosen.toReversed() },
    ];
    const answers = await Promise.all(
      bodies.map((body) => testApi.attempt('moveCustomers', { as: sargodha.superadmin, body })),
    );
    expect(endingsOf(answers)).toEqual(['changed_meanwhile', 'done']);
  });

  test('a clerk who drafts, requests or pays during a move succeeds before it or gets not found after it', async () => {
    const id = await active(testApi, sargodha, { downPayment: 0 });
    const customer = await customerOf(id);
    const as = sargodha.employee;
    const answers = await Promise.all([
      testApi.attempt('draftAgreement', { as, body: agreementBody(customer) }),
      testApi.attempt('recordPayment', { as, params: { id }, body: { amount: 5, method: 'cash' } }),
      move([customer], toLahore()).then(() => ({ ok: true, data: null }) as const),
      testApi.attempt('requestWriteOff', { as, params: { id }, body: { reason: 'Gone' } }),
      testApi.attempt('draftAgreement', { as, body: agreementBody(customer) }),
    ]);
    for (const ending of endingsOf(answers)) expect(['done', 'not_found', 'invalid_input']).toContain(ending);
    expect(await differences()).toEqual([]);
  });
});
