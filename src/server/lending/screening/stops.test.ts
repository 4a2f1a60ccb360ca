import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  active,
  addCustomer,
  agreementBody,
  consented,
  customerBody,
  type Desk,
  nextCnic,
  openDesk,
  pay,
} from '#test/support/lending/lending.ts';
import { proveCost } from '#test/support/lending/prove-cost.ts';
import {
  addList,
  decision,
  matchesOf as findMatches,
  type Match,
  setScreening,
  sonOf,
} from '#test/support/lending/screening.ts';

let testApi: TestApi;
let desk: Desk;
let elsewhere: Desk;
beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  elsewhere = await openDesk(testApi, 'LHE');
});
afterAll(() => testApi.close());

const matchesOf = (personId: string) => findMatches(testApi, desk, personId);
const runs = async () => (await testApi.call('listScreeningRuns', { as: desk.superadmin })).data;
const decide = (
  id: string,
  decided: 'cleared' | 'confirmed',
  shown: Match['state'] = 'open',
  as = desk.superadmin,
) => testApi.attempt('decideScreeningMatch', { as, params: { id }, body: decision(decided, shown) });

beforeAll(() => setScreening(testApi, desk, true));

describe('an open stop', () => {
  const ask = { ok: false, status: 409, code: 'ask_head_office' };
  const approve = (id: string) =>
    testApi.attempt('approveAgreement', { as: desk.superadmin, params: { id }, body: { termsVersion: 1 } });
  const activate = (id: string) =>
    testApi.attempt('activateAgreement', {
      as: desk.employee,
      params: { id },
      body: { method: 'cash', deliveryNote: 'Handed over' },
    });
  const submitted = async (terms: object) => {
    const id = await consented(testApi, desk, terms);
    await testApi.call('submitAgreement', { as: desk.employee, params: { id } });
    return id;
  };

  test('of the customer keeps an agreement from being approved and goods from being handed over', async () => {
    const cnic = nextCnic();
    const customerId = await addCustomer(testApi, desk, { cnic });
    const running = await active(testApi, desk, { customerId });
    const approved = await submitted({ customerId });
    expect(await approve(approved)).toMatchObject({ ok: true });
    const waiting = await submitted({ customerId });
    await addList(testApi, desk, [{ name: 'Listed Name', cnic }]);
    expect(await approve(waiting)).toMatchObject(ask);
    expect((await runs())[0]).toMatchObject({ why: 'approval', found: 1, foundNew: 0 });
    const refused = await activate(approved);
    expect(refused).toMatchObject(ask);
    expect(JSON.stringify(refused)).not.toMatch(/list|sanction|screen|match|Listed/i);
    // Money is taken all the same.
    await pay(testApi, desk.employee, running, 100);
    const [match] = await matchesOf(customerId);
    expect(await decide(match?.id ?? '', 'confirmed')).toMatchObject({ ok: true });
    expect(await activate(approved)).toMatchObject(ask);
    expect(await decide(match?.id ?? '', 'cleared', 'confirmed')).toMatchObject({ ok: true });
    expect(await activate(approved)).toMatchObject({ ok: true });
    expect(await approve(waiting)).toMatchObject({ ok: true });
  });

  test('of a guarantor does too', async () => {
    const cnic = nextCnic();
    const customerId = await addCustomer(testApi, desk);
    const save = async (own: string) => {
      const body = {
        fullName: { own: 'Bashir Ahmad' },
        cnic: own,
        phone: '03000000102',
        address: 'Street 9',
      };
      return (await testApi.call('saveGuarantor', { as: desk.employee, body })).id;
    };
    const [guarantorId, other] = [await save(cnic), await save(nextCnic())];
    const guarantors = [guarantorId, other].map((id) => ({ guarantorId: id, relation: 'Brother' }));
    const { id } = await testApi.call('draftAgreement', {
      as: desk.employee,
      body: { ...agreementBody(customerId), guarantors },
    });
    await proveCost(testApi, desk.employee, id);
    await addList(testApi, desk, [{ name: 'Guarantor', cnic }]);
    await testApi.call('recordConsent', {
      as: desk.employee,
      params: { id },
      body: { termsVersion: 1, how: 'signed' },
    });
    await testApi.call('submitAgreement', { as: desk.employee, params: { id } });
    expect(await approve(id)).toMatchObject(ask);
    const [match] = await matchesOf(guarantorId);
    await decide(match?.id ?? '', 'cleared');
    expect(await approve(id)).toMatchObject({ ok: true });
  });

  test('is not told to the person who saves, and a look stops nothing', async () => {
    const cnic = nextCnic();
    await addList(testApi, desk, [{ name: 'Zahid Khan', father_name: 'Akbar Khan', cnic }]);
    const plain = await testApi.call('createCustomer', { as: desk.employee, body: customerBody() });
    const found = await testApi.call('createCustomer', { as: desk.employee, body: customerBody({ cnic }) });
    expect(Object.keys(found)).toEqual(Object.keys(plain));
    const { id: _, ...answer } = found;
    expect(JSON.stringify(answer)).not.toMatch(/screen|stop|list|Zahid/i);
    const namesake = await addCustomer(testApi, desk, sonOf('Zahid Khan', 'Akbar Khan'));
    expect(await matchesOf(namesake)).toMatchObject([{ kind: 'look' }]);
    expect(await active(testApi, desk, { customerId: namesake })).toEqual(expect.any(String));
  });
});

describe('a decision', () => {
  test('keeps its reason, and a stale one is refused', async () => {
    const cnic = nextCnic();
    const id = await addCustomer(testApi, desk, { cnic });
    await addList(testApi, desk, [{ name: 'Decided', cnic }]);
    const [match] = await matchesOf(id);
    const [one, two] = await Promise.all([
      decide(match?.id ?? '', 'cleared'),
      decide(match?.id ?? '', 'confirmed', 'open', elsewhere.superadmin),
    ]);
    expect([one, two].filter(({ ok }) => ok)).toHaveLength(1);
    expect([one, two].find(({ ok }) => !ok)).toMatchObject({ code: 'changed_meanwhile' });
    const read = await testApi.call('getScreeningMatch', {
      as: desk.superadmin,
      params: { id: match?.id ?? '' },
    });
    expect(read).toMatchObject({
      isListed: true,
      mayDecide: true,
      decisions: [{ reason: 'Born in another year' }],
    });
    expect(JSON.stringify(read)).not.toContain(cnic);
  });

  test('is not for the superadmin it is about', async () => {
    const cnic = nextCnic();
    const { rows } = await testApi.database.ownerPool.query(
      'SELECT branch_id FROM employees WHERE user_id = $1',
      [desk.employeeId],
    );
    await testApi.database.ownerPool.query(
      'INSERT INTO employees (user_id, branch_id, cnic) VALUES ($1, $2, $3)',
      [elsewhere.superadminId, rows[0].branch_id, cnic],
    );
    const id = await addCustomer(testApi, desk, { cnic });
    await addList(testApi, desk, [{ name: 'Myself', cnic }]);
    const [match] = await matchesOf(id);
    expect(await decide(match?.id ?? '', 'cleared', 'open', elsewhere.superadmin)).toMatchObject({
      code: 'related_decider',
    });
    expect(await decide(match?.id ?? '', 'cleared')).toMatchObject({ ok: true });
  });
});
