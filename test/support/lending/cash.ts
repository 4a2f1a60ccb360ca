import { businessDateOf, startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { dayMs, minuteMs } from '#domain/instant.ts';
import { type CashCount, noteValues } from '#domain/lending/cash/cash-count.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import type { BodyOf, Calls } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { branchBody } from '../desk/office.ts';
import { samplePicture } from '../files/pictures.ts';
import { type Desk, openDesk } from './lending.ts';

/** A count of notes that comes to an amount, in the largest notes that fit. */
export function countOf(amount: number): CashCount {
  let left = amount;
  const notes = noteValues.map((value) => {
    const many = Math.floor(left / value);
    left -= many * value;
    return [`notes${value}`, many] as const;
  });
  return { ...(Object.fromEntries(notes) as CashCount), coins: left };
}

/** The branch of a desk, whose drawer has been counted. */
export async function openDrawer(testApi: TestApi, desk: Desk, amount = 0): Promise<string> {
  const { rows } = await testApi.database.ownerPool.query<{ branchId: string }>(
    'SELECT branch_id AS "branchId" FROM employees WHERE user_id = $1',
    [desk.employeeId],
  );
  const branchId = rows[0]?.branchId ?? '';
  const body = countOf(amount);
  await testApi.attempt('openCashDrawer', { as: desk.superadmin, params: { branchId }, body });
  return branchId;
}

/** Offers cash of a hand to the drawer; the id of the offer. */
export async function handOver(
  testApi: Calls,
  as: Session,
  branchId: string,
  amount: number,
): Promise<string> {
  return (await testApi.call('handOverCash', { as, body: { branchId, amount } })).id;
}

/** Counts an offer; the movement that came of it. */
export const count = (testApi: Calls, as: Session, id: string, amount: number) =>
  testApi.call('countCashOffer', { as, params: { id }, body: countOf(amount) });

/** Asks to take back a hand-over or a float; the id of the request. */
export async function askReversal(testApi: Calls, as: Session, movementId: string): Promise<string> {
  const body = { reason: 'Counted into the wrong drawer' };
  await testApi.call('askCashReversal', { as, params: { id: movementId }, body });
  const requests = await testApi.call('listCashReversals', { as });
  return requests.find(({ movement }) => movement.id === movementId)?.id ?? '';
}

/** Settles the difference of a movement as paid back; the movement that came of it. */
export const settleDifference = (testApi: TestApi, { superadmin }: Desk, id: string) =>
  testApi.call('settleCashDifference', {
    as: superadmin,
    params: { id },
    body: { how: 'paid_back', reason: 'The note was brought the next morning' },
  });

/** Counts the drawer of a branch before the close of the day: what should be in it, and a few rupees more or less. */
export async function countDay(testApi: TestApi, as: Session, branchId: string, difference = 0) {
  const params = { branchId };
  const { shouldBe } = await testApi.call('countCashDay', { as, params, body: countOf(0) });
  return testApi.call('countCashDay', { as, params, body: countOf(shouldBe + difference) });
}

/** The form of a close of the open day, with each hand explained. */
export async function dayClose(
  testApi: TestApi,
  as: Session,
  branchId: string,
): Promise<BodyOf<'closeCashDay'>> {
  const { day, count, hands } = await testApi.call('getOpenCashDay', { as, params: { branchId } });
  return {
    day: day ?? '',
    countId: count?.id ?? crypto.randomUUID(),
    hands: hands.map(({ userId }) => ({ userId, explanation: 'Brings it tomorrow' })),
    differenceReason: 'Counted twice',
    requestsSeen: true,
  };
}

/** Counts the drawer and closes the open day of a branch. */
export async function closeDay(testApi: TestApi, as: Session, branchId: string, difference = 0) {
  await countDay(testApi, as, branchId, difference);
  const body = await dayClose(testApi, as, branchId);
  return testApi.call('closeCashDay', { as, params: { branchId }, body });
}

/** Says that the notes of a reversed payment are still in the drawer; the movement that came of it. */
export const leaveInDrawer = (testApi: TestApi, { superadmin }: Desk, entryId: string) =>
  testApi.call('placeReversedCash', {
    as: superadmin,
    params: { id: entryId },
    body: { where: 'still_there', reason: 'The payment was of another customer' },
  });

interface CashBranch {
  /** A desk at a branch of its own. */
  readonly desk: Desk;
  readonly branchId: string;
  /** A second employee of the branch, who is its custodian. */
  readonly custodian: Session;
}

/** A branch with a code of two letters, whose drawer has been counted. */
export async function openCashBranch(testApi: TestApi, code: string, amount: number): Promise<CashBranch> {
  const { superadmin: as } = await openDesk(testApi);
  const { id: branchId } = await testApi.call('createBranch', { as, body: branchBody({ code }) });
  const desk = await openDesk(testApi, code);
  const user = await testApi.addUser('employee', code);
  const params = { branchId };
  await testApi.call('openCashDrawer', { as, params, body: countOf(amount) });
  await testApi.call('nameCashCustodian', { as, params, body: { userId: user.id } });
  return { desk, branchId, custodian: await testApi.signIn(user.email) };
}

/** A branch for each test of a file, whose code is two letters and one that counts: `EXA`, `EXB`. */
export function cashBranches(letters: string, amount: number) {
  let opened = 0;
  return async (testApi: TestApi): Promise<CashBranch & { readonly code: string }> => {
    opened += 1;
    const code = `${letters}${String.fromCharCode(64 + opened)}`;
    return { code, ...(await openCashBranch(testApi, code, amount)) };
  };
}

/** The same with a drawer of 5,000, counted in an evening, so that a session outlives the day. */
export function cashEvenings(letters: string) {
  const open = cashBranches(letters, 5_000);
  return (testApi: TestApi) => {
    becomesEvening(testApi);
    return open(testApi);
  };
}

/** Ten minutes before a day is over, so that a session outlives the day. */
export function becomesEvening({ clock }: TestApi): void {
  const now = clock.now();
  const evening = startOfBusinessDate(addDays(businessDateOf(now), 1)) - 10 * minuteMs;
  clock.advance(evening - now + (evening > now ? 0 : dayMs));
}

let accounts = 0;

/** An account of the lender with a number of its own. */
export function openAccount(testApi: Calls, { superadmin }: Desk) {
  accounts += 1;
  const number = `PK-${accounts}-${crypto.randomUUID().slice(0, 20)}`;
  const body = { kind: 'bank', name: `Bank ${accounts}`, number, openedOn: '2026-01-01' } as const;
  return testApi.call('openCashAccount', { as: superadmin, body });
}

/** Deposits cash of a drawer, with a slip of its own unless it is said; the movement that came of it. */
export const deposit = (
  testApi: Calls,
  as: Session,
  branchId: string,
  body: Pick<BodyOf<'depositCash'>, 'accountId' | 'amount' | 'depositedOn'> & {
    readonly slipNumber?: string;
  },
) =>
  testApi.call('depositCash', {
    as,
    params: { branchId },
    body: { slipNumber: crypto.randomUUID(), ...body },
  });

/** Pays an expense from a drawer; the movement that came of it. */
export const payExpense = (testApi: Calls, as: Session, branchId: string, amount: number) =>
  testApi.call('payCashExpense', {
    as,
    params: { branchId },
    body: { amount, category: 'fuel', reason: 'Petrol for the motorbike', isAnother: true },
  });

/** Pays an expense with its bill; the movement that came of it. */
export const payBilledExpense = async (testApi: Calls, as: Session, branchId: string, amount: number) =>
  testApi.call('payBilledCashExpense', {
    as,
    params: { branchId },
    body: {
      ...{ amount: String(amount), category: 'repairs', reason: 'The roof of the store', isAnother: 'true' },
      bill: await samplePicture(),
    },
  });

/** Does something while the lender has no other superadmins than these. */
export async function withoutOtherSuperadmins(
  { database }: TestApi,
  userIds: readonly string[],
  act: () => Promise<void>,
): Promise<void> {
  const change = (to: boolean) =>
    database.ownerPool.query("UPDATE users SET is_active = $2 WHERE role = 'superadmin' AND id <> ALL ($1)", [
      userIds,
      to,
    ]);
  await change(false);
  try {
    await act();
  } finally {
    await change(true);
  }
}
