import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Guarantor } from '#contract/lending/guarantors.ts';
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
const lookUp = (as: Session, cnic: string) =>
  save(as, cnic, { fullName: { own: 'X' }, phone: '03000000000', address: 'X', occupation: null });

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
