import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { type BodyOf, endingsOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { turnTotpOn } from '#test/support/calls/turn-totp-on.ts';
import { queryWithEvent } from '#test/support/calls/write-with-event.ts';
import { formOf } from '#test/support/desk/office.ts';

let testApi: TestApi;
/** Two superadmins, and an employee without limits. */
let nadia: { id: string; session: Session };
let asif: { id: string; session: Session };
let employee: { id: string; email: string };

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());
const superadmin = async () => {
  const { id, email } = await testApi.addUser('superadmin');
  return { id, session: await testApi.signIn(email) };
};
beforeEach(async () => {
  await queryWithEvent(testApi.context.pool, "UPDATE users SET is_active = false WHERE role = 'superadmin'");
  nadia = await superadmin();
  asif = await superadmin();
  employee = await testApi.addUser('employee');
});

const proof = { currentPassword: testPassword };
const read = (id = employee.id) => testApi.call('getEmployee', { as: nadia.session, params: { id } });
const limits = { decidesReliefTo: 5_000, decidesReschedules: true };

/** The acts, each by Nadia on a fresh person, and the sign that it was done. */
const acts = {
  superadmin: {
    prepare: async () => employee.id,
    begin: (id: string, given: object) =>
      testApi.attempt('changeEmployeeRole', {
        as: nadia.session,
        params: { id },
        body: { role: 'superadmin', ...given },
      }),
    isDone: async (id: string) => (await read(id)).role === 'superadmin',
  },
  limits: {
    prepare: async () => employee.id,
    begin: async (id: string, given: object) => {
      const body = { ...formOf(await read(id)), ...limits, ...given } as BodyOf<'editEmployee'>;
      return testApi.attempt('editEmployee', { as: nadia.session, params: { id }, body });
    },
    isDone: async (id: string) => (await read(id)).decidesReliefTo === 5_000,
  },
  reactivation: {
    prepare: async () => {
      const { id } = await testApi.addUser('superadmin');
      await queryWithEvent(testApi.context.pool, 'UPDATE users SET is_active = false WHERE id = $1', [id]);
      return id;
    },
    begin: (id: string, given: object) =>
      testApi.attempt('reactivateEmployee', { as: nadia.session, params: { id }, body: given }),
    isDone: async (id: string) => (await read(id)).isActive,
  },
  sign_in_code: {
    prepare: async () => {
      await queryWithEvent(
        testApi.context.pool,
        'UPDATE employees SET decides_relief_to = 1 WHERE user_id = $1',
        [employee.id],
      );
      return employee.id;
    },
    begin: (id: string, given: object) =>
      testApi.attempt('issueEmployeePasswordResetCode', { as: nadia.session, params: { id }, body: given }),
    isDone: async (id: string) => {
      const { rows } = await testApi.context.pool.query(
        "SELECT FROM sign_in_codes WHERE user_id = $1 AND purpose = 'password_reset'",
        [id],
      );
      return rows.length === 1;
    },
  },
} as const;
const kinds = Object.keys(acts) as (keyof typeof acts)[];

const waitingFor = async (id: string, as = asif.session) =>
  (await testApi.call('listRightsRequests', { as })).filter(({ employeeId }) => employeeId === id);
const decide = (id: string, as = asif.session, decision: 'approved' | 'rejected' = 'approved') =>
  testApi.attempt('decideRightsRequest', { as, params: { id }, body: { decision, note: 'As agreed' } });
const leaveNadiaAlone = () =>
  queryWithEvent(testApi.context.pool, 'UPDATE users SET is_active = false WHERE id = $1', [asif.id]);

test.each(kinds)('%s needs the password, and the second step of an actor who has one', async (kind) => {
  const { prepare, begin, isDone } = acts[kind];
  const id = await prepare();
  expect(await begin(id, {})).toMatchObject({ code: 'proof_required' });
  expect(await begin(id, { currentPassword: 'a guess' })).toMatchObject({ code: 'wrong_current_password' });
  const { generate } = await turnTotpOn(testApi, nadia.session);
  expect(await begin(id, proof)).toMatchObject({ code: 'totp_required' });
  expect(await begin(id, { ...proof, totpCode: '000000' })).toMatchObject({ code: 'wrong_totp_code' });
  expect(await isDone(id)).toBe(false);
  expect(await waitingFor(id)).toEqual([]);
  testApi.clock.advance(60_000);
  expect(await begin(id, { ...proof, totpCode: generate() })).toMatchObject({ ok: true });
  expect(await waitingFor(id)).toMatchObject([{ kind, isOwn: false }]);
});

test.each(kinds)('%s is done once another superadmin confirms it, and not by who began it', async (kind) => {
  const { prepare, begin, isDone } = acts[kind];
  const id = await prepare();
  expect(await begin(id, proof)).toMatchObject({ ok: true });
  expect(await begin(id, proof)).toMatchObject({ code: 'already_requested' });
  expect(await isDone(id)).toBe(false);
  const [request] = await waitingFor(id);
  expect(request).toMatchObject({ kind, limits: kind === 'limits' ? limits : null });
  const requestId = request?.id ?? '';
  expect(await decide(requestId, nadia.session)).toMatchObject({ code: 'own_request' });
  const both = await Promise.all([decide(requestId), decide(requestId)]);
  expect(endingsOf(both)).toEqual(['already_decided', 'done']);
  const granted = both.find(({ ok }) => ok);
  const code = kind === 'sign_in_code' ? expect.stringMatching(/^\w{4}-\w{4}$/) : undefined;
  expect(granted).toMatchObject({ data: { issued: code === undefined ? null : { code } } });
  expect(await isDone(id)).toBe(true);
  expect(await waitingFor(id)).toEqual([]);
  expect(await auditEventsOf(testApi, id, 'request_rights')).toMatchObject([
    { actor_id: nadia.id, after: { kind, alone: false } },
  ]);
  expect(await auditEventsOf(testApi, id, 'confirm_rights')).toMatchObject([
    { actor_id: asif.id, after: { kind } },
  ]);
});

test.each(kinds)('%s is not done if it is rejected or taken back', async (kind) => {
  const { prepare, begin, isDone } = acts[kind];
  const id = await prepare();
  await begin(id, proof);
  const [first] = await waitingFor(id);
  expect(await decide(first?.id ?? '', asif.session, 'rejected')).toMatchObject({ ok: true });
  await begin(id, proof);
  const params = { id: (await waitingFor(id))[0]?.id ?? '' };
  expect(await testApi.refusal('withdrawRightsRequest', { as: asif.session, params })).toMatchObject({
    code: 'not_own_request',
  });
  await testApi.call('withdrawRightsRequest', { as: nadia.session, params });
  expect(await decide(params.id)).toMatchObject({ code: 'already_decided' });
  expect(await isDone(id)).toBe(false);
});

test.each(kinds)('%s is done at once by the only superadmin who can sign in, and says so', async (kind) => {
  await leaveNadiaAlone();
  // One who has never chosen a password confirms nothing.
  const { id: newcomer } = await testApi.addUser('superadmin');
  await queryWithEvent(testApi.context.pool, 'UPDATE users SET password_hash = NULL WHERE id = $1', [
    newcomer,
  ]);
  const { prepare, begin, isDone } = acts[kind];
  const id = await prepare();
  expect(await begin(id, proof)).toMatchObject({ ok: true });
  expect(await isDone(id)).toBe(true);
  expect(await waitingFor(id, nadia.session)).toEqual([]);
  expect(await auditEventsOf(testApi, id, 'request_rights')).toMatchObject([
    { after: { kind, alone: true } },
  ]);
});

test('every other superadmin is told of what waits and of what was confirmed, and nobody else', async () => {
  const third = await superadmin();
  const told = async (as: Session) => {
    const { data } = await testApi.call('listNotices', { as });
    return data.flatMap(({ kind, opensId, decision }) =>
      kind === 'rights_requested' && opensId === employee.id ? [decision ?? 'waits'] : [],
    );
  };
  const everyone = [nadia.session, asif.session, third.session, await testApi.signIn(employee.email)];
  const toldToAll = async () => {
    const answers: string[][] = [];
    for (const as of everyone) answers.push(await told(as));
    return answers;
  };
  await acts.limits.begin(employee.id, proof);
  expect(await toldToAll()).toEqual([[], ['waits'], ['waits'], []]);
  await decide((await waitingFor(employee.id))[0]?.id ?? '');
  expect(await toldToAll()).toEqual([[], [], ['approved'], []]);
});

test('what gives nobody power over the books needs no proof', async () => {
  const as = nadia.session;
  const params = { id: employee.id };
  const plain = { ...formOf(await read()), email: 'moved.on@example.pk' };
  await testApi.call('editEmployee', { as, params, body: plain });
  expect(await testApi.call('issueEmployeePasswordResetCode', { as, params })).toMatchObject({
    code: expect.any(String),
  });
  await leaveNadiaAlone();
  const raised = { ...formOf(await read()), ...limits, ...proof };
  await testApi.call('editEmployee', { as, params, body: raised });
  const lowered = { ...formOf(await read()), decidesReliefTo: 4_000 };
  expect(await testApi.call('editEmployee', { as, params, body: lowered })).toMatchObject({
    decidesReliefTo: 4_000,
  });
});

test('another phone or e-mail for someone who decides needs the proof: it opens the account by a mailed link', async () => {
  const params = { id: asif.id };
  const { branchId } = formOf(await read());
  const body = { ...formOf(await read(asif.id)), branchId, email: 'a.stranger@example.pk' };
  const edit = (given: object) =>
    testApi.attempt('editEmployee', { as: nadia.session, params, body: { ...body, ...given } });
  expect(await edit({})).toMatchObject({ code: 'proof_required' });
  expect(await edit(proof)).toMatchObject({ ok: true, data: { email: 'a.stranger@example.pk' } });
});

test('limits that wait leave the other changes of the form saved', async () => {
  const body = { ...formOf(await read()), ...limits, ...proof, backDatingDaysMax: 9 };
  const params = { id: employee.id };
  expect(await testApi.call('editEmployee', { as: nadia.session, params, body })).toMatchObject({
    backDatingDaysMax: 9,
    decidesReliefTo: 0,
    decidesReschedules: false,
  });
});

test('someone who left meanwhile gets nothing, and the request still waits', async () => {
  await acts.superadmin.begin(employee.id, proof);
  const [request] = await waitingFor(employee.id);
  await testApi.call('deactivateEmployee', { as: nadia.session, params: { id: employee.id } });
  expect(await decide(request?.id ?? '')).toMatchObject({ code: 'employee_inactive' });
  expect(await waitingFor(employee.id)).toHaveLength(1);
});
