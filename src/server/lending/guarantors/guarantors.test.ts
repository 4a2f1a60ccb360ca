import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Guarantor } from '#contract/lending/guarantors.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import {
  addCustomer,
  agreementBody,
  type Desk,
  nextCnic,
  openDesk,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { proveCost } from '#test/support/lending/prove-cost.ts';

let testApi: TestApi;
let sargodha: Desk;
let lahore: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  sargodha = await openDesk(testApi, 'SGD');
  lahore = await openDesk(testApi, 'LHE');
  // One guarantor is enough for this lender.
  const { content, version } = (await testApi.call('getSettings', { as: sargodha.superadmin })).officeRules;
  const body = { content: { ...content, guarantorsNeeded: 1 }, version };
  await testApi.call('saveOfficeRules', { as: sargodha.superadmin, body });
});

afterAll(() => testApi.close());

const abdul = {
  fullName: { own: 'Abdul Ghafoor', ur: 'عبدالغفور' },
  phone: '03000000102',
  address: 'Chak 47 SB',
  occupation: 'Tailor',
};

const save = (as: Session, cnic: string, given: Partial<BodyOf<'saveGuarantor'>> = {}): Promise<Guarantor> =>
  testApi.call('saveGuarantor', { as, body: { ...abdul, cnic, ...given } });

/** The request of a clerk who knows only a CNIC. */
const lookUp = (as: Session, cnic: string) => testApi.call('findGuarantor', { as, body: { cnic } });

async function vouchAt(desk: Desk, guarantorId: string): Promise<string> {
  const body = agreementBody(await addCustomer(testApi, desk));
  const guarantors = [{ guarantorId, relation: 'Neighbor' }];
  return (await testApi.call('draftAgreement', { as: desk.employee, body: { ...body, guarantors } })).id;
}

async function approve({ employee, superadmin }: Desk, id: string): Promise<void> {
  const consent = { termsVersion: 1, how: 'signed' } as const;
  await proveCost(testApi, employee, id);
  await testApi.call('recordConsent', { as: employee, params: { id }, body: consent });
  await testApi.call('submitAgreement', { as: employee, params: { id } });
  await testApi.call('approveAgreement', { as: superadmin, params: { id }, body: { termsVersion: 1 } });
}

async function activate(desk: Desk, id: string): Promise<void> {
  await approve(desk, id);
  const body = { method: 'cash', deliveredOn: null } as const;
  await testApi.call('activateAgreement', { as: desk.employee, params: { id }, body });
}

test('a clerk of another branch sees the name and the exposure of a guarantor, and nothing else', async () => {
  const cnic = nextCnic();
  const { id } = await save(sargodha.employee, cnic);
  await activate(sargodha, await vouchAt(sargodha, id));
  expect(await lookUp(lahore.employee, cnic)).toEqual({
    id,
    fullName: { own: 'Abdul Ghafoor', ur: 'عبدالغفور' },
    exposure: 1,
    isColleague: false,
    particulars: null,
  });
});

test('the decider of an agreement sees how many others its guarantors vouch for', async () => {
  const { id } = await save(sargodha.employee, nextCnic());
  await activate(sargodha, await vouchAt(sargodha, id));
  const next = await vouchAt(lahore, id);
  const { guarantors } = await readAgreement(testApi, lahore.superadmin, next);
  expect(guarantors).toEqual([
    {
      id,
      fullName: { own: 'Abdul Ghafoor', ur: 'عبدالغفور' },
      relation: 'Neighbor',
      exposure: 1,
      phone: null,
      isColleague: false,
      isOfHousehold: false,
    },
  ]);
});

test('naming a guarantor in a draft reveals nothing; an agreement approved by a second person does', async () => {
  const cnic = nextCnic();
  const { id } = await save(sargodha.employee, cnic);
  const agreementId = await vouchAt(lahore, id);
  expect(await lookUp(lahore.employee, cnic)).toMatchObject({ particulars: null });
  await approve(lahore, agreementId);
  expect(await lookUp(lahore.employee, cnic)).toMatchObject({
    particulars: { phone: '03000000102', address: 'Chak 47 SB', occupation: 'Tailor' },
  });
});

test('the particulars are visible to the user who recorded the guarantor, to their branch and to a superadmin', async () => {
  const cnic = nextCnic();
  const particulars = { cnicMasked: expect.stringContaining('*'), phone: abdul.phone };
  expect(await save(sargodha.employee, cnic)).toMatchObject({ exposure: 0, particulars });
  expect(await lookUp(sargodha.employee, cnic)).toMatchObject({ particulars });
  expect(await lookUp(sargodha.superadmin, cnic)).toMatchObject({ particulars });
  const colleague = await testApi.signIn((await testApi.addUser('employee', 'SGD')).email);
  expect(await lookUp(colleague, cnic)).toMatchObject({ particulars: null });
});

test('a CNIC finds the guarantor on record as far as the reader may see them, and nobody if it is unknown', async () => {
  const cnic = nextCnic();
  const find = (as: Session) => testApi.call('findGuarantor', { as, body: { cnic } });
  expect(await find(sargodha.employee)).toBeNull();
  const saved = await save(sargodha.employee, cnic);
  expect(await find(sargodha.employee)).toEqual(saved);
  expect(await find(lahore.employee)).toEqual({ ...saved, particulars: null });
  const lookUps = await auditEventsOf(testApi, saved.id, 'look_up_guarantor');
  expect(lookUps.map(({ actor_id }) => actor_id).sort()).toEqual(
    [sargodha.employeeId, lahore.employeeId].sort(),
  );
});

test('every look-up is in the audit with the person who made it, and changes nothing', async () => {
  const cnic = nextCnic();
  const first = await save(sargodha.employee, cnic);
  await lookUp(lahore.employee, cnic);
  await lookUp(lahore.employee, cnic);
  expect(await lookUp(sargodha.employee, cnic)).toEqual(first);
  const lookUps = await auditEventsOf(testApi, first.id, 'look_up_guarantor');
  expect(lookUps.map(({ actor_id }) => actor_id)).toEqual([
    lahore.employeeId,
    lahore.employeeId,
    sargodha.employeeId,
  ]);
  expect(await auditEventsOf(testApi, first.id, 'create_guarantor')).toHaveLength(1);
});

const corrected = {
  fullName: { own: 'Abdul Ghafoor Khan', ur: 'عبدالغفور خان' },
  phone: '03111111102',
  address: 'Chak 48 SB',
  occupation: null,
};

const get = (as: Session, id: string) => testApi.call('getGuarantor', { as, params: { id } });

test('a known CNIC with other data is refused, changes nothing, and stays on record as a look-up', async () => {
  const cnic = nextCnic();
  const saved = await save(sargodha.employee, cnic);
  const body = { ...abdul, cnic, phone: '03111111101' };
  const refused = await testApi.refusal('saveGuarantor', { as: sargodha.employee, body });
  expect(refused.code).toBe('guarantor_on_record');
  expect(await save(sargodha.employee, cnic)).toEqual(saved);
  expect(await auditEventsOf(testApi, saved.id, 'look_up_guarantor')).toHaveLength(2);
});

test('a clerk of another branch cannot guess what is on record: the same data are refused too', async () => {
  const cnic = nextCnic();
  await save(sargodha.employee, cnic);
  const body = { ...abdul, cnic };
  expect((await testApi.refusal('saveGuarantor', { as: lahore.employee, body })).code).toBe(
    'guarantor_on_record',
  );
});

test('a correction holds for all agreements of a guarantor and is in the audit with what was before', async () => {
  const { id } = await save(sargodha.employee, nextCnic());
  const first = await vouchAt(sargodha, id);
  await activate(sargodha, first);
  const second = await vouchAt(sargodha, id);
  const params = { id };
  const edited = await testApi.call('editGuarantor', {
    as: sargodha.employee,
    params,
    body: { ...corrected, version: 1 },
  });
  expect(edited).toMatchObject({ ...corrected, version: 2, exposure: 1 });
  expect(edited.agreements.map((agreement) => [agreement.id, agreement.status])).toEqual([
    [second, 'draft'],
    [first, 'active'],
  ]);
  expect(await get(sargodha.superadmin, id)).toEqual(edited);
  const { guarantors } = await readAgreement(testApi, sargodha.superadmin, first);
  expect(guarantors.map(({ fullName }) => fullName)).toEqual([corrected.fullName]);
  const [event] = await auditEventsOf(testApi, id, 'edit_guarantor');
  expect(event).toMatchObject({
    before: { fullName: abdul.fullName, phone: abdul.phone },
    after: { fullName: corrected.fullName, phone: corrected.phone },
  });
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

test('of two clerks with the form open neither overwrites the other', async () => {
  const { id } = await save(sargodha.employee, nextCnic());
  const edit = (phone: string) =>
    testApi.attempt('editGuarantor', {
      as: sargodha.employee,
      params: { id },
      body: { ...corrected, phone, version: 1 },
    });
  const answers = await Promise.all(['03111111103', '03111111104', '03111111105'].map(edit));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await get(sargodha.employee, id)).version).toBe(2);
});

test('a guarantor known only to another branch can be neither opened nor changed', async () => {
  const { id } = await save(sargodha.employee, nextCnic());
  await vouchAt(lahore, id);
  const as = lahore.employee;
  const params = { id };
  expect((await testApi.refusal('getGuarantor', { as, params })).code).toBe('not_found');
  const body = { ...corrected, version: 1 };
  expect((await testApi.refusal('editGuarantor', { as, params, body })).code).toBe('not_found');
});

test('a branch sees its own agreements of a guarantor, and counts the others', async () => {
  const { id } = await save(sargodha.employee, nextCnic());
  const here = await vouchAt(sargodha, id);
  await activate(sargodha, here);
  await activate(lahore, await vouchAt(lahore, id));
  const { agreements, exposure } = await get(sargodha.employee, id);
  expect([agreements.map((agreement) => agreement.id), exposure]).toEqual([[here], 2]);
  expect((await get(sargodha.superadmin, id)).agreements).toHaveLength(2);
});

test('nobody makes a guarantor of themselves, nor changes one who is', async () => {
  const { id } = await save(sargodha.employee, nextCnic());
  const phone = '03111111199';
  await testApi.database.ownerPool.query('UPDATE users SET phone = $2 WHERE id = $1', [
    sargodha.employeeId,
    phone,
  ]);
  const body = { ...corrected, phone, version: 1 };
  const refused = await testApi.refusal('editGuarantor', { as: sargodha.employee, params: { id }, body });
  expect(refused.code).toBe('related_person');
});
