import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { addComplaint, answered } from '#test/support/desk/complaints.ts';
import { escalatingComplaints } from './escalate-complaints.ts';

interface Person {
  readonly id: string;
  readonly email: string;
}

let testApi: TestApi;
let employee: Person;
let executive: Person;
let other: Person;
beforeAll(async () => {
  testApi = await createTestApi();
  employee = await testApi.addUser('employee', 'SGD');
  executive = await testApi.addUser('superadmin');
  other = await testApi.addUser('superadmin');
  const content = {
    ...{ acknowledgeDays: 3, answerDays: 15, executiveDays: 20, executiveId: executive.id },
    ...{ outsideAddress: null, outsideEmail: null, regulatorContact: null },
  };
  await testApi.call('saveComplaintRules', { as: await signedIn(executive), body: { content, version: 0 } });
});
afterAll(() => testApi.close());

const signedIn = ({ email }: Person) => testApi.signIn(email);
const escalate = () => escalatingComplaints.run(testApi.context, new AbortController().signal);
const read = async (id: string, who: Person) =>
  testApi.attempt('getComplaint', { as: await signedIn(who), params: { id } });
const kindsFor = async (who: Person) => {
  const { data } = await testApi.call('listNotices', { as: await signedIn(who), query: {} });
  return data.map(({ kind }) => kind).filter((kind) => kind.startsWith('complaint_'));
};

test('a complaint is announced before each deadline, and goes to the executive once after the last', async () => {
  const id = await addComplaint(testApi, await signedIn(employee));
  const about = await addComplaint(testApi, await signedIn(employee), { kind: 'goods' });
  const params = { id: about };
  const body = { personId: executive.id };
  await testApi.call('namePersonConcerned', { as: await signedIn(other), params, body });
  expect(await kindsFor(employee)).toEqual([]);

  testApi.clock.advance(2 * dayMs);
  expect(await kindsFor(employee)).toEqual(['complaint_due']);
  expect(await kindsFor(executive)).toEqual(['complaint_due']);
  await testApi.call('takeComplaint', { as: await signedIn(employee), params: { id } });
  expect(await kindsFor(employee)).toEqual([]);

  testApi.clock.advance(12 * dayMs);
  expect(await kindsFor(employee)).toEqual(['complaint_due']);
  testApi.clock.advance(6 * dayMs);
  await escalate();
  expect(await read(id, employee)).toMatchObject({ ok: true, data: { isEscalated: false } });

  testApi.clock.advance(dayMs);
  await Promise.all([escalate(), escalate()]);
  const found = await read(id, executive);
  expect(found).toMatchObject({ ok: true, data: { isEscalated: true, handler: { id: executive.id } } });
  expect(found.ok && found.data.events.filter(({ kind }) => kind === 'escalated')).toHaveLength(1);
  expect(await kindsFor(executive)).toEqual(['complaint_escalated', 'complaint_due']);
  // The other one is about the executive.
  expect(await read(about, executive)).toMatchObject({ code: 'not_found' });
  expect(await read(about, other)).toMatchObject({ ok: true, data: { isEscalated: true, handler: null } });

  await answered(testApi, await signedIn(executive), id);
  expect(await kindsFor(executive)).toEqual([]);
});
