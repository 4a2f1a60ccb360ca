import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { type BodyOf, endingsOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { branchBody } from '#test/support/desk/office.ts';
import {
  cashBranches,
  closeDay,
  countOf,
  openAccount,
  withoutOtherSuperadmins,
} from '#test/support/lending/cash.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
/** A desk at a branch of its own, whose drawer has 5,000. */
let desk: Desk;
let branchId: string;
let code: string;
let custodian: Session;
let accountId: string;
const nextBranch = cashBranches('DC', 5_000);

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());
beforeEach(async () => {
  ({ desk, branchId, code, custodian } = await nextBranch(testApi));
  accountId = (await openAccount(testApi, desk)).id;
});

async function newBranch(as: Session, branchCode: string): Promise<string> {
  const { id } = await testApi.call('createBranch', { as, body: branchBody({ code: branchCode }) });
  await testApi.call('openCashDrawer', { as, params: { branchId: id }, body: countOf(5_000) });
  return id;
}

const today = () => businessDateOf(testApi.clock.now());
type Deposit = BodyOf<'depositCash'>;
let slips = 0;
function request(changes: Partial<Deposit> = {}, as = custodian, of = branchId) {
  slips += 1;
  const body = { accountId, amount: 1_000, depositedOn: today(), slipNumber: `HBL ${slips}`, ...changes };
  return { as, params: { branchId: of }, body };
}
const deposit = (changes: Partial<Deposit> = {}, as = custodian) =>
  testApi.call('depositCash', request(changes, as));
const attempt = (changes: Partial<Deposit> = {}, as = custodian) =>
  testApi.attempt('depositCash', request(changes, as));
const refusal = (changes: Partial<Deposit>, as = custodian) =>
  testApi.refusal('depositCash', request(changes, as));
const position = () => testApi.call('getCashPosition', { as: desk.superadmin });
const place = async () => (await position()).branches.find((one) => one.branchId === branchId);
const inDrawer = async () => (await place())?.drawer;
const differences = async () => (await findDifferences(testApi.context.pool)).differences;

test('a deposit takes cash from the drawer into the account, with a numbered slip', async () => {
  const before = (await position()).inAccounts;
  expect(await deposit({ amount: 3_000, slipNumber: 'HBL 88213' })).toMatchObject({
    ...{ number: `${code}-C-000002`, kind: 'deposit', amount: 3_000, offered: null, count: null },
    deposit: { slipNumber: 'HBL 88213', depositedOn: today() },
  });
  expect(await place()).toMatchObject({ drawer: 2_000, inTransit: 3_000 });
  expect((await position()).inAccounts - before).toBe(3_000);
  expect(await differences()).toEqual([]);
});

test('a slip proves one deposit for ever, however its number is written, also at another branch', async () => {
  const { number } = await deposit({ slipNumber: 'HBL-88213' });
  const used = { code: 'deposit_slip_used', message: expect.stringContaining(number) };
  expect(await refusal({ slipNumber: 'hbl ۸۸۲۱۳' })).toMatchObject(used);
  const other = await newBranch(desk.superadmin, `${code.slice(1)}X`);
  expect(
    await testApi.refusal('depositCash', request({ slipNumber: 'HBL88213' }, desk.superadmin, other)),
  ).toMatchObject(used);
  // The number of another account is another slip.
  await deposit({ slipNumber: 'HBL-88213', accountId: (await openAccount(testApi, desk)).id });
});

test('of deposits at once with one slip at two branches, one is stored', async () => {
  const other = await newBranch(desk.superadmin, `${code.slice(1)}Y`);
  const ends = await Promise.all(
    [branchId, other, branchId, other].map((of) =>
      testApi.attempt('depositCash', request({ slipNumber: 'One slip' }, desk.superadmin, of)),
    ),
  );
  expect(endingsOf(ends)).toEqual([...Array.from({ length: 3 }, () => 'deposit_slip_used'), 'done']);
  expect(await differences()).toEqual([]);
});

test('deposits at once never come to more than the drawer has beside its floats', async () => {
  const body = { branchId, userId: desk.employeeId, amount: 500 };
  await testApi.call('giveCashFloat', { as: custodian, body });
  const ends = await Promise.all([0, 1, 2].map(() => attempt({ amount: 2_000 })));
  expect(endingsOf(ends)).toEqual(['cash_beyond_drawer', 'done', 'done']);
  expect(await refusal({ amount: 501 })).toMatchObject({
    code: 'cash_beyond_drawer',
    message: expect.stringContaining('Rs 500'),
  });
  expect(await inDrawer()).toBe(1_000);
  expect(await differences()).toEqual([]);
});

test('a deposit sent again with its key is one, and another with that key is refused', async () => {
  const idempotencyKey = crypto.randomUUID();
  const one = request({ slipNumber: 'Same key' });
  const send = (amount: number) =>
    testApi.attempt('depositCash', { ...one, body: { ...one.body, amount }, idempotencyKey });
  const [first, again] = await Promise.all([send(400), send(400)]);
  expect(first).toMatchObject({ ok: true });
  expect(again).toEqual(first);
  expect(await inDrawer()).toBe(4_600);
  expect(await send(401)).toMatchObject({ code: 'idempotency_key_reused' });
});

test('only the custodian and superadmins deposit from a drawer', async () => {
  expect(await refusal({}, desk.employee)).toMatchObject({ code: 'not_cash_custodian' });
  expect(await refusal({}, (await openDesk(testApi, 'LHE')).employee)).toMatchObject({ code: 'not_found' });
  await deposit({}, desk.superadmin);
});

test('a closed account takes no deposit, nor one that there is not', async () => {
  await testApi.call('closeCashAccount', { as: desk.superadmin, params: { id: accountId } });
  expect(await refusal({})).toMatchObject({ code: 'cash_account_closed' });
  expect(await refusal({ accountId: crypto.randomUUID() })).toMatchObject({ code: 'not_found' });
});

test('a deposit beside the close of its account, or of the day, is before it or refused', async () => {
  const [made] = await Promise.all([
    attempt(),
    testApi.call('closeCashAccount', { as: desk.superadmin, params: { id: accountId } }),
  ]);
  expect(['cash_account_closed', undefined]).toContain(made.ok ? undefined : made.code);
  accountId = (await openAccount(testApi, desk)).id;
  // A deposit between the count of the drawer and the close makes the count out of date.
  await Promise.allSettled([closeDay(testApi, desk.superadmin, branchId), attempt(), attempt()]);
  expect(await differences()).toEqual([]);
});

test('a closed day takes no deposit, and neither does the day after with a slip of the closed one', async () => {
  const day = today();
  await closeDay(testApi, custodian, branchId);
  expect(await refusal({})).toMatchObject({ code: 'cash_day_closed' });
  const other = await newBranch(desk.superadmin, `${code.slice(1)}Z`);
  const early = request({ depositedOn: addDays(day, -1) }, desk.superadmin, other);
  expect(await testApi.refusal('depositCash', early)).toMatchObject({ code: 'deposit_too_early' });
  const ahead = request({ depositedOn: addDays(day, 1) }, desk.superadmin, other);
  expect(await testApi.refusal('depositCash', ahead)).toMatchObject({ code: 'valued_in_future' });
});

test('an amount and a slip number in Urdu digits are read, and a slip of signs alone is none', async () => {
  expect(await deposit({ slipNumber: '۸۸۲-۱۳' })).toMatchObject({ deposit: { slipNumber: '882-13' } });
  expect(await refusal({ slipNumber: ' -/ ' })).toMatchObject({ code: 'invalid_input' });
  expect(await refusal({ amount: 0 })).toMatchObject({ code: 'invalid_input' });
  expect(await refusal({ amount: 1.5 })).toMatchObject({ code: 'invalid_input' });
});

const confirm = (id: string, as: Session, arrivedOn = today()) => ({
  as,
  params: { id },
  body: { arrivedOn },
});
const inTransit = async () =>
  (await position()).deposits.filter((one) => one.branchId === branchId).map(({ id }) => id);

test('a deposit is in transit until a superadmin who did not make it has seen it in the account, once', async () => {
  const { id } = await deposit({}, desk.superadmin);
  expect(await inTransit()).toEqual([id]);
  expect((await position()).deposits.find((one) => one.id === id)).toMatchObject({ right: 'of_another' });
  const refused = async (as: Session, day = today()) =>
    (await testApi.refusal('confirmCashDeposit', confirm(id, as, day))).code;
  expect(await refused(desk.superadmin)).toBe('own_deposit');
  expect(await refused(custodian)).toBe('not_allowed');
  const { superadmin } = await openDesk(testApi);
  expect(await refused(superadmin, addDays(today(), -1))).toBe('arrived_before_deposit');
  expect(await refused(superadmin, addDays(today(), 1))).toBe('valued_in_future');
  const ends = await Promise.all(
    [0, 1, 2].map(() => testApi.attempt('confirmCashDeposit', confirm(id, superadmin))),
  );
  expect(endingsOf(ends)).toEqual(['deposit_confirmed', 'deposit_confirmed', 'done']);
  expect(await inTransit()).toEqual([]);
  expect(await differences()).toEqual([]);
});

test('a deposit is confirmed on a closed day and in a closed account too, and nothing else is', async () => {
  const { id } = await deposit();
  await testApi.call('closeCashAccount', { as: desk.superadmin, params: { id: accountId } });
  await closeDay(testApi, custodian, branchId);
  expect(await testApi.call('confirmCashDeposit', confirm(id, desk.superadmin))).toMatchObject({
    deposit: { arrivedOn: today() },
  });
  const { data } = await testApi.call('listCashMovements', { as: custodian });
  const opening = data.find(({ kind }) => kind === 'opening');
  expect(
    await testApi.refusal('confirmCashDeposit', confirm(opening?.id ?? '', desk.superadmin)),
  ).toMatchObject({
    code: 'not_found',
  });
  expect(await differences()).toEqual([]);
});

test('the only superadmin confirms an own deposit with the password, and it is marked', async () => {
  const { id } = await deposit({}, desk.superadmin);
  const confirmed = (password: string | null, as = desk.superadmin) =>
    testApi.attempt('confirmCashDeposit', { ...confirm(id, as), body: { arrivedOn: today(), password } });
  const right = async () => (await position()).deposits.find((one) => one.id === id)?.right;
  expect(await confirmed(testPassword)).toMatchObject({ code: 'own_deposit' });
  await withoutOtherSuperadmins(testApi, [desk.superadminId], async () => {
    expect(await right()).toBe('alone');
    expect(await confirmed(null)).toMatchObject({ code: 'alone_without_password' });
    expect(await confirmed('Not the password')).toMatchObject({ code: 'wrong_current_password' });
    expect(await confirmed(testPassword)).toMatchObject({
      ok: true,
      data: { deposit: { saidAlone: true } },
    });
  });
  expect(await differences()).toEqual([]);
});

const neverArrived = (id: string, as: Session, password: string | null = null) => ({
  as,
  params: { id },
  body: { reason: 'The statement has no such line', password },
});
const openDifferences = async () => (await position()).differences.filter((one) => one.branchId === branchId);

test('a deposit that never arrived is a difference in the name of its maker, which a third superadmin settles', async () => {
  const before = await position();
  const { id } = await deposit({ amount: 3_000, slipNumber: 'Typed wrong' }, desk.superadmin);
  const { superadmin: says } = await openDesk(testApi);
  const { superadmin: settles } = await openDesk(testApi);
  const refused = async (as: Session) =>
    (await testApi.refusal('refuseCashDeposit', neverArrived(id, as))).code;
  expect(await refused(desk.superadmin)).toBe('own_deposit');
  expect(await refused(custodian)).toBe('not_allowed');
  const said = await testApi.call('refuseCashDeposit', neverArrived(id, says));
  expect(said).toMatchObject({
    ...{ kind: 'never_arrived', offered: 3_000, amount: 0, reason: 'The statement has no such line' },
    deposit: { slipNumber: 'Typed wrong', isRefused: true, saidAlone: false },
  });
  const { inAccounts, inTransit: transit } = await position();
  expect({ inAccounts, transit }).toEqual({ inAccounts: before.inAccounts, transit: before.inTransit });
  expect(await inTransit()).toEqual([]);
  expect(await openDifferences()).toMatchObject([{ id: said.id, offered: 3_000, amount: 0 }]);
  const settle = (as: Session, how: BodyOf<'settleCashDifference'>['how']) => ({
    ...{ as, params: { id: said.id }, body: { how, reason: 'The notes were still in the drawer' } },
  });
  const unsettled = async (as: Session, how: BodyOf<'settleCashDifference'>['how'] = 'found_in_drawer') =>
    (await testApi.refusal('settleCashDifference', settle(as, how))).code;
  expect(await unsettled(desk.superadmin)).toBe('own_cash_difference');
  expect(await unsettled(says)).toBe('own_cash_count');
  expect(await unsettled(settles, 'found_in_hand')).toBe('difference_of_drawer');
  await testApi.call('settleCashDifference', settle(settles, 'found_in_drawer'));
  expect(await inDrawer()).toBe(5_000);
  expect(await openDifferences()).toEqual([]);
  expect(await differences()).toEqual([]);
});

test('of a confirmation and its opposite at once one wins, and the others are told', async () => {
  const { id } = await deposit();
  const { superadmin } = await openDesk(testApi);
  const ends = await Promise.all([
    ...[superadmin, desk.superadmin].map((as) => testApi.attempt('confirmCashDeposit', confirm(id, as))),
    ...[superadmin, desk.superadmin].map((as) => testApi.attempt('refuseCashDeposit', neverArrived(id, as))),
  ]);
  const isConfirmed = (await openDifferences()).length === 0;
  expect(endingsOf(ends)).toEqual([
    ...Array.from({ length: 3 }, () => (isConfirmed ? 'deposit_confirmed' : 'deposit_refused')),
    'done',
  ]);
  expect(await differences()).toEqual([]);
});

test('a slip is free for the corrected deposit only after the first never arrived, each time', async () => {
  for (const amount of [3_000, 300]) {
    const { id } = await deposit({ amount, slipNumber: 'HBL-501' });
    expect(await refusal({ amount: 30, slipNumber: 'hbl 501' })).toMatchObject({ code: 'deposit_slip_used' });
    await testApi.call('refuseCashDeposit', neverArrived(id, desk.superadmin));
  }
  const ends = await Promise.all([0, 1, 2].map(() => attempt({ amount: 30, slipNumber: 'HBL 501' })));
  expect(endingsOf(ends)).toEqual(['deposit_slip_used', 'deposit_slip_used', 'done']);
  expect(await inDrawer()).toBe(1_670);
  expect(await differences()).toEqual([]);
});

test('a closed day takes no word that a deposit never arrived, and the same word sent twice is one', async () => {
  const { id } = await deposit();
  const idempotencyKey = crypto.randomUUID();
  const send = (reason: string) =>
    testApi.attempt('refuseCashDeposit', {
      ...neverArrived(id, desk.superadmin),
      body: { reason },
      idempotencyKey,
    });
  const [first, again] = await Promise.all([send('No such line'), send('No such line')]);
  expect(first).toMatchObject({ ok: true });
  expect(again).toEqual(first);
  expect(await send('Another reason')).toMatchObject({ code: 'idempotency_key_reused' });
  const { id: later } = await deposit();
  await closeDay(testApi, custodian, branchId);
  expect(await testApi.refusal('refuseCashDeposit', neverArrived(later, desk.superadmin))).toMatchObject({
    code: 'cash_day_closed',
  });
});

test('the only superadmin says with the password that an own deposit never arrived, and it is marked', async () => {
  const { id } = await deposit({}, desk.superadmin);
  const said = (password: string | null) =>
    testApi.attempt('refuseCashDeposit', neverArrived(id, desk.superadmin, password));
  expect(await said(testPassword)).toMatchObject({ code: 'own_deposit' });
  await withoutOtherSuperadmins(testApi, [desk.superadminId], async () => {
    expect(await said(null)).toMatchObject({ code: 'alone_without_password' });
    expect(await said('Not the password')).toMatchObject({ code: 'wrong_current_password' });
    expect(await said(testPassword)).toMatchObject({ ok: true, data: { deposit: { saidAlone: true } } });
  });
  expect(await differences()).toEqual([]);
});

test('a custodian who became superadmin does not confirm the deposit of theirs', async () => {
  const { id } = await deposit();
  const { rows } = await testApi.database.ownerPool.query<{ email: string }>(
    "UPDATE users SET role = 'superadmin' WHERE id = (SELECT counted_by FROM cash_movements WHERE id = $1) RETURNING email",
    [id],
  );
  const grown = await testApi.signIn(rows[0]?.email ?? '');
  expect(await testApi.refusal('confirmCashDeposit', confirm(id, grown))).toMatchObject({
    code: 'own_deposit',
  });
});
