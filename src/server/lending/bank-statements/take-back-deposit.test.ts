import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import { deposit, openAccount, openDrawer } from '#test/support/lending/cash.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { addStatement, bankLine } from '#test/support/lending/statements.ts';
import { fc } from '#test/support/runs/properties.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;
/** A superadmin who made no deposit. */
let as: Session;
let branchId: string;
/** A deposit of 100 in transit, and the two lines of its slip. */
let depositId: string;
let slip: string;
let lineIds: readonly string[];
let slips = 0;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  ({ superadmin: as } = await openDesk(testApi));
  branchId = await openDrawer(testApi, desk, 5_000_000);
});
afterAll(() => testApi.close());
const today = () => businessDateOf(testApi.clock.now());
beforeEach(makeDeposit);

async function makeDeposit(): Promise<void> {
  slips += 1;
  const slipNumber = `${88_000 + slips}`;
  const { id: accountId } = await openAccount(testApi, desk);
  const made = { accountId, amount: 100, depositedOn: today(), slipNumber };
  ({ id: depositId, number: slip } = await deposit(testApi, desk.superadmin, branchId, made));
  await addStatement(
    testApi,
    desk,
    accountId,
    ['1', '2'].map((reference) =>
      bankLine({ day: today(), amount: 100, reference, text: `CASH DEP SLIP ${slipNumber}` }),
    ),
  );
  const { lines } = await testApi.call('listWaitingLines', { as, params: { id: accountId } });
  lineIds = lines.map(({ id }) => id);
}

const link = (which = 0) =>
  testApi.attempt('linkStatementLine', {
    as,
    params: { id: lineIds[which] ?? '' },
    body: { kind: 'deposit', recordId: depositId },
  });
const free = (which = 0) =>
  testApi.attempt('freeStatementLine', { as, params: { id: lineIds[which] ?? '' } });
const confirm = () =>
  testApi.attempt('confirmCashDeposit', { as, params: { id: depositId }, body: { arrivedOn: today() } });
const refuse = () =>
  testApi.attempt('refuseCashDeposit', { as, params: { id: depositId }, body: { reason: 'No such line' } });
const differences = async () => (await findDifferences(testApi.context.pool)).differences;

async function stateOfDeposit() {
  const { data } = await testApi.call('listCashMovements', { as });
  const found = data.find(({ id }) => id === depositId)?.deposit;
  if (found?.isRefused) return 'refused';
  return found?.arrivedOn ? 'confirmed' : 'in_transit';
}

test('a link that is taken back takes back the arrival that it recorded, and the deposit can arrive again', async () => {
  expect(await link()).toMatchObject({ ok: true });
  expect(await stateOfDeposit()).toBe('confirmed');
  expect(await free()).toMatchObject({ ok: true });
  expect(await stateOfDeposit()).toBe('in_transit');
  const { deposits } = await testApi.call('getCashPosition', { as });
  expect(deposits.map(({ id }) => id)).toContain(depositId);
  expect(await link(1)).toMatchObject({ ok: true });
  expect(await free(1)).toMatchObject({ ok: true });
  expect(await confirm()).toMatchObject({ ok: true });
  expect(await stateOfDeposit()).toBe('confirmed');
  expect(await differences()).toEqual([]);
});

test('a deposit that a person confirmed stays confirmed when its link is taken back', async () => {
  expect(await confirm()).toMatchObject({ ok: true });
  expect(await link()).toMatchObject({ ok: true });
  expect(await free()).toMatchObject({ ok: true });
  expect(await stateOfDeposit()).toBe('confirmed');
  expect(await differences()).toEqual([]);
});

test('of two presses at once one takes the link back', async () => {
  await link();
  expect(endingsOf(await Promise.all([free(), free(), free()]))).toEqual([
    ...['done', 'statement_line_free', 'statement_line_free'],
  ]);
  expect(await stateOfDeposit()).toBe('in_transit');
  expect(await differences()).toEqual([]);
});

test('of the word that a deposit never arrived beside a link that is taken back, it comes after it or is refused', async () => {
  await link();
  const [freed, refused] = await Promise.all([free(), refuse()]);
  expect(freed).toMatchObject({ ok: true });
  expect(await stateOfDeposit()).toBe(refused.ok ? 'refused' : 'in_transit');
  if (!refused.ok) expect(refused).toMatchObject({ code: 'deposit_confirmed' });
  expect(await differences()).toEqual([]);
});

const actions = ['link', 'link_other', 'free', 'free_other', 'confirm', 'refuse'] as const;
type Action = (typeof actions)[number];
const take: Readonly<Record<Action, () => Promise<{ readonly ok: boolean }>>> = {
  link: () => link(),
  link_other: () => link(1),
  free: () => free(),
  free_other: () => free(1),
  confirm,
  refuse,
};

interface Model {
  readonly state: 'in_transit' | 'confirmed' | 'refused';
  readonly linked: number | null;
  /** True if the link confirmed it. */
  readonly isByLink: boolean;
}

/** The model of a deposit after an action; null if it is refused. */
function expected(was: Model, action: Action): Model | null {
  const { state, linked, isByLink } = was;
  const line = action.endsWith('other') ? 1 : 0;
  if (action.startsWith('link')) {
    if (linked !== null || state === 'refused') return null;
    return { state: 'confirmed', linked: line, isByLink: state === 'in_transit' };
  }
  if (action.startsWith('free')) {
    if (linked !== line) return null;
    return { state: isByLink ? 'in_transit' : state, linked: null, isByLink: false };
  }
  if (state !== 'in_transit') return null;
  return { ...was, state: action === 'confirm' ? 'confirmed' : 'refused' };
}
test('whatever is linked, taken back and said, a deposit is where the rule has it', async () => {
  const days = fc.array(fc.constantFrom(...actions), { minLength: 3, maxLength: 10 });
  for (const taken of fc.sample(days, thorough ? 200 : 15)) {
    await makeDeposit();
    let model: Model = { state: 'in_transit', linked: null, isByLink: false };
    for (const action of taken) {
      const next = expected(model, action);
      expect((await take[action]()).ok, `${action} of ${taken}`).toBe(next !== null);
      model = next ?? model;
      expect(await stateOfDeposit(), `${action} of ${taken}`).toBe(model.state);
    }
  }
  expect(await differences()).toEqual([]);
});

test('verify names an arrival that was taken back without its link, and a link without its arrival', async () => {
  await link();
  await free();
  const line = `slip ${slip}: its arrival is not as it was recorded`;
  const foundAfter = async (...statements: readonly string[]) => {
    await tamperWith(testApi, depositId, statements);
    return differences();
  };
  expect(
    await foundAfter(
      `UPDATE cash_arrival_take_backs SET taken_back_by = '${desk.employeeId}' WHERE deposit_id = $1`,
    ),
  ).toContainEqual(line);
  expect(await foundAfter('DELETE FROM cash_arrival_take_backs WHERE deposit_id = $1')).toEqual([
    expect.stringContaining('arrival that was taken back'),
    expect.stringMatching(/^cash_open_items, .*: amount 100 kept, 0 in the rows$/),
    line,
  ]);
});
