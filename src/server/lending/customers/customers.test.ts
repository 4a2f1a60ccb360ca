import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Customer } from '#contract/lending/customers.ts';
import { languages } from '#domain/language.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { type BodyOf, endingsOf } from '#test/support/calls/calls.ts';
import { agreementBody, customerBody, type Desk, nextCnic, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});

afterAll(() => testApi.close());

const create = (given: Partial<BodyOf<'createCustomer'>> = {}) =>
  testApi.call('createCustomer', { as: desk.employee, body: customerBody(given) });

type Changes = Partial<BodyOf<'editCustomer'>>;

const editing = (customer: Customer, changes: Changes) => ({
  as: desk.employee,
  params: { id: customer.id },
  body: { ...customer, cnic: null, ...changes },
});
const edit = (customer: Customer, changes: Changes) =>
  testApi.call('editCustomer', editing(customer, changes));
const refused = (customer: Customer, changes: Changes) =>
  testApi.refusal('editCustomer', editing(customer, changes));

test('an edit returns the changed customer, and the audit has the values before it', async () => {
  const customer = await create({ fullName: { own: 'Shazia Bibi' } });
  const after = await edit(customer, { fullName: { own: 'Shazia Parveen' }, phone: '0301-7654321' });
  expect(after).toEqual({
    ...customer,
    fullName: { own: 'Shazia Parveen', ur: null },
    phone: '03017654321',
    version: customer.version + 1,
  });
  const [event] = await auditEventsOf(testApi, customer.id, 'edit_customer');
  expect(event).toMatchObject({
    before: { fullName: { own: 'Shazia Bibi' } },
    after: { fullName: { own: 'Shazia Parveen' } },
  });
});

test('a name of 200 characters is refused at its field, in either script and language; one of 120 is stored whole', async () => {
  const [latin, urdu] = ['Wolfeschlegelsteinhausen '.repeat(9), 'عبدالرحمٰن صدیقی '.repeat(13)];
  const named = (length: number) => ({
    fullName: {
      own: latin.slice(0, length - 1).padEnd(length, 'x'),
      ur: urdu.slice(0, length - 1).padEnd(length, 'ا'),
    },
    relativeName: {
      own: latin.slice(0, length - 1).padEnd(length, 'x'),
      ur: urdu.slice(0, length - 1).padEnd(length, 'ا'),
    },
  });
  for (const language of languages) {
    const { fields, errors } = await testApi.refusal('createCustomer', {
      as: desk.employee,
      body: customerBody(named(200)),
      headers: { 'Accept-Language': language },
    });
    expect(fields).toEqual(['fullName.own', 'fullName.ur', 'relativeName.own', 'relativeName.ur']);
    for (const { message } of errors ?? []) {
      expect(message).toContain('120');
      expect(/\p{Script=Arabic}/u.test(message)).toBe(language === 'ur');
    }
  }
  expect(await create(named(120))).toMatchObject(named(120));
});

test('of two people who edit the same customer, the second is refused and changes nothing', async () => {
  const customer = await create();
  await edit(customer, { city: 'Bhalwal' });
  expect(await refused(customer, { city: 'Shahpur' })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  });
  const kept = await testApi.call('getCustomer', { as: desk.employee, params: { id: customer.id } });
  expect(kept.city).toBe('Bhalwal');
});

test('a corrected CNIC is marked as not seen, unless the form says that it was', async () => {
  const customer = await create({ isCnicSeen: true });
  const unseen = await edit(customer, { cnic: nextCnic(), isCnicSeen: false });
  expect(unseen.isCnicSeen).toBe(false);
  expect(unseen.cnicMasked).not.toBe(customer.cnicMasked);
  expect((await edit(unseen, { isCnicSeen: true })).isCnicSeen).toBe(true);
});

test('a CNIC of another customer is refused, even if two people save it at once', async () => {
  const cnic = nextCnic();
  const customers = await Promise.all([create(), create(), create()]);
  const answers = await Promise.all(
    customers.map((customer) => testApi.attempt('editCustomer', editing(customer, { cnic }))),
  );
  expect(endingsOf(answers)).toEqual(['cnic_taken', 'cnic_taken', 'done']);
});

test('a customer who has passed the age limit stays valid; a new birth date must be within it', async () => {
  const customer = await create({ bornOn: '1960-01-01' });
  await testApi.context.pool.query("UPDATE customers SET born_on = '1940-01-01' WHERE id = $1", [
    customer.id,
  ]);
  const old = { ...customer, bornOn: '1940-01-01' };
  const after = await edit(old, { city: 'Khushab' });
  expect(await refused(after, { bornOn: '2015-01-01' })).toMatchObject({ fields: ['bornOn'] });
});

test('the language for messages, the Urdu texts and the kind of consent are stored', async () => {
  const given = {
    relativeName: { own: 'Muhammad Aslam', ur: 'محمد اسلم' },
    address: { own: 'Block 12, Satellite Town', ur: 'بلاک 12، سیٹلائٹ ٹاؤن' },
    language: 'en',
    takesMessages: false,
    privacyConsentHow: 'thumb_impression',
  } as const;
  const customer = await create(given);
  expect(customer).toMatchObject({
    ...given,
    privacyConsentAt: new Date(testApi.clock.now()).toISOString(),
  });
  const [event] = await auditEventsOf(testApi, customer.id, 'create_customer');
  expect(event?.after).toMatchObject({ privacyConsentHow: 'thumb_impression' });
  const after = await edit(customer, {
    takesMessages: true,
    address: { own: 'Block 13, Satellite Town', ur: null },
  });
  expect(after).toMatchObject({
    takesMessages: true,
    address: { own: 'Block 13, Satellite Town', ur: null },
    privacyConsentHow: 'thumb_impression',
  });
});

const setStatus = ({ id, version }: Customer, status: Customer['status'], as = desk.employee) =>
  testApi.attempt('setCustomerStatus', {
    as,
    params: { id },
    body: { status, reason: 'Two cards under one name', version },
  });

test('a blocked customer gets no new agreement until the block is lifted; both have a reason on record', async () => {
  const customer = await create();
  await setStatus(customer, 'blocked');
  expect(
    await testApi.refusal('draftAgreement', { as: desk.employee, body: agreementBody(customer.id) }),
  ).toMatchObject({ code: 'customer_blocked' });
  const blocked = await testApi.call('getCustomer', { as: desk.employee, params: { id: customer.id } });
  expect(blocked).toMatchObject({ status: 'blocked', version: customer.version + 1 });
  await setStatus(blocked, 'active');
  await testApi.call('draftAgreement', { as: desk.employee, body: agreementBody(customer.id) });
  for (const action of ['block_customer', 'unblock_customer'] as const) {
    const [event] = await auditEventsOf(testApi, customer.id, action);
    expect(event?.after).toMatchObject({ reason: 'Two cards under one name' });
  }
});

test('of several people who block a customer at once one succeeds, and it is on record once', async () => {
  const customer = await create();
  const answers = await Promise.all([1, 2, 3].map(() => setStatus(customer, 'blocked')));
  expect(endingsOf(answers)).toEqual(['changed_meanwhile', 'changed_meanwhile', 'done']);
  expect(await auditEventsOf(testApi, customer.id, 'block_customer')).toHaveLength(1);
});

test('a customer is not blocked without a reason, nor by a clerk of another branch', async () => {
  const customer = await create();
  const body = { status: 'blocked', reason: ' ', version: customer.version } as const;
  const params = { id: customer.id };
  expect(await testApi.refusal('setCustomerStatus', { as: desk.employee, params, body })).toMatchObject({
    fields: ['reason'],
  });
  const lahore = await openDesk(testApi, 'LHE');
  expect(
    await testApi.refusal('setCustomerStatus', {
      as: lahore.employee,
      params,
      body: { ...body, reason: 'Not mine' },
    }),
  ).toMatchObject({ status: 404 });
});

test('the officers to choose from are those of the branch, without those who left', async () => {
  const left = await testApi.addUser('employee', 'SGD');
  await testApi.context.pool.query('UPDATE users SET is_active = false WHERE id = $1', [left.id]);
  const { branchId } = await create();
  const officers = await testApi.call('listOfficers', { as: desk.employee });
  const ids = officers.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([desk.employeeId, desk.superadminId]));
  expect(ids).not.toContain(left.id);
  expect(new Set(officers.map((officer) => officer.branchId))).toEqual(new Set([branchId, null]));
});

test('the whole CNIC is shown only on request, and each request is in the audit', async () => {
  const customer = await create({ cnic: '38403-1234567-2' });
  expect(JSON.stringify(customer)).not.toContain('1234567');
  expect(await testApi.call('revealCnic', { as: desk.employee, params: { id: customer.id } })).toEqual({
    cnic: '38403-1234567-2',
  });
  const [event] = await auditEventsOf(testApi, customer.id, 'reveal_cnic');
  expect(event?.actor_id).toBe(desk.employeeId);
  expect(JSON.stringify(event)).not.toContain('1234567');
});
