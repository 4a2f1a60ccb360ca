import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '#contract/lending/customers.ts';
import { createTestApi, readFailure, type Session, type TestApi } from '#test/support/api.ts';
import { auditEventsOf } from '#test/support/audit.ts';
import { customerBody, type Desk, done, nextCnic, openDesk } from '#test/support/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});

afterAll(() => testApi.close());

const create = (given: object = {}) =>
  done<Customer>(testApi, desk.employee, '/api/customers', customerBody(given));

const edit = (customer: Customer, changes: object, as: Session = desk.employee) =>
  testApi.send('PUT', `/api/customers/${customer.id}`, {
    as,
    body: { ...customer, cnic: null, version: customer.version, ...changes },
  });

async function edited(customer: Customer, changes: object): Promise<Customer> {
  const response = await edit(customer, changes);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Customer }).data;
}

test('a changed customer is answered as changed, and the audit has what stood before', async () => {
  const customer = await create({ fullName: 'Shazia Bibi' });
  const after = await edited(customer, { fullName: 'Shazia Parveen', phone: '0301-7654321' });
  expect(after).toEqual({
    ...customer,
    fullName: 'Shazia Parveen',
    phone: '03017654321',
    version: customer.version + 1,
  });
  const [event] = await auditEventsOf(testApi, customer.id, 'edit_customer');
  expect(event).toMatchObject({
    before: { fullName: 'Shazia Bibi' },
    after: { fullName: 'Shazia Parveen' },
  });
});

test('the second of two who had the same customer open is told, and changes nothing', async () => {
  const customer = await create();
  await edited(customer, { city: 'Bhalwal' });
  const second = await edit(customer, { city: 'Shahpur' });
  expect(second.status).toBe(409);
  expect((await readFailure(second)).code).toBe('changed_meanwhile');
  const kept = await testApi.send('GET', `/api/customers/${customer.id}`, { as: desk.employee });
  expect(await kept.json()).toMatchObject({ data: { city: 'Bhalwal' } });
});

test('a corrected CNIC is a card that nobody has seen, unless the form says so', async () => {
  const customer = await create({ isCnicSeen: true });
  const unseen = await edited(customer, { cnic: nextCnic(), isCnicSeen: false });
  expect(unseen.isCnicSeen).toBe(false);
  expect(unseen.cnicMasked).not.toBe(customer.cnicMasked);
  expect((await edited(unseen, { isCnicSeen: true })).isCnicSeen).toBe(true);
});

test('a CNIC of another customer is refused, also to two who take it at once', async () => {
  const cnic = nextCnic();
  const customers = await Promise.all([create(), create(), create()]);
  const answers = await Promise.all(customers.map((customer) => edit(customer, { cnic })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409) as Response;
  expect((await readFailure(refused)).code).toBe('cnic_taken');
});

test('a customer who has passed the age is still on record; a new birth date must be within it', async () => {
  const customer = await create({ bornOn: '1960-01-01' });
  await testApi.context.pool.query("UPDATE customers SET born_on = '1940-01-01' WHERE id = $1", [
    customer.id,
  ]);
  const old = { ...customer, bornOn: '1940-01-01' };
  const after = await edited(old, { city: 'Khushab' });
  const refused = await edit(after, { bornOn: '2015-01-01' });
  expect((await readFailure(refused)).errors).toMatchObject([{ field: 'bornOn' }]);
});

test('the officer in charge is someone of the branch', async () => {
  const customer = await create();
  const ofLahore = await testApi.addUser('employee', 'LHE');
  const refused = await edit(customer, { officerId: ofLahore.id });
  expect(refused.status).toBe(422);
  expect((await readFailure(refused)).errors).toMatchObject([{ field: 'officerId' }]);
  const ofSargodha = await testApi.addUser('employee', 'SGD');
  expect((await edited(customer, { officerId: ofSargodha.id })).officerId).toBe(ofSargodha.id);
});

test('the whole CNIC is shown on request only, and that it was goes on record', async () => {
  const customer = await create({ cnic: '38403-1234567-2' });
  expect(JSON.stringify(customer)).not.toContain('1234567');
  expect(await done(testApi, desk.employee, `/api/customers/${customer.id}/reveal-cnic`)).toEqual({
    cnic: '38403-1234567-2',
  });
  const [event] = await auditEventsOf(testApi, customer.id, 'reveal_cnic');
  expect(event?.actor_id).toBe(desk.employeeId);
  expect(JSON.stringify(event)).not.toContain('1234567');
});
