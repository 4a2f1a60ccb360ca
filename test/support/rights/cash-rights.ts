import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import { testPassword } from '#test/support/calls/api.ts';
import { branchBody } from '#test/support/desk/office.ts';
import { samplePicture } from '#test/support/files/pictures.ts';
import {
  askReversal,
  closeDay,
  count,
  countOf,
  deposit,
  handOver,
  openAccount,
  openDrawer,
  payBilledExpense,
  payExpense,
} from '#test/support/lending/cash.ts';
import { active, ask, type Desk, grant, openDesk, pay } from '#test/support/lending/lending.ts';
import { bankLine, lineOf, statementBody } from '#test/support/lending/statements.ts';
import type { Expected, RightsRows } from './lending-rights.ts';

const staff: Expected = { nobody: 401, customer: 403, employee: 200, otherEmployee: 200, superadmin: 200 };
const superadminOnly: Expected = { ...staff, employee: 403, otherEmployee: 403 };
/** A line that fits no agreement of their branch. */
const unseenLine: Expected = { ...staff, employee: 404, otherEmployee: 404 };
/** Left to the custodian and to superadmins, at the branch SGD. */
const custody: Expected = { ...staff, employee: 403, otherEmployee: 404 };

/** Left to the two people whose cash it is. */
const ofOthers: Expected = { ...custody, superadmin: 403 };

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
let branches = 0;

/** The rights around cash, tried at the branch SGD, whose drawer has cash and no custodian. */
export function cashRights(testApi: TestApi, desk: Desk) {
  const drawer = () => openDrawer(testApi, desk, 5_000_000);
  const aLine = async () => {
    const line = bankLine({ day: businessDateOf(testApi.clock.now()) });
    return { id: await lineOf(testApi, desk, line) };
  };
  const anAccount = async () => ({ id: (await openAccount(testApi, desk)).id });
  async function newBranch(): Promise<string> {
    branches += 1;
    const code = `Y${letters[Math.floor(branches / 26) % 26]}${letters[branches % 26]}`;
    return (await testApi.call('createBranch', { as: desk.superadmin, body: branchBody({ code }) })).id;
  }
  async function offered(): Promise<string> {
    const branchId = await drawer();
    await pay(testApi, desk.employee, await active(testApi, desk, { downPayment: 0 }), 100);
    return handOver(testApi, desk.employee, branchId, 100);
  }
  /** A hand-over of the employee that the superadmin has counted. */
  const counted = async () => ({ id: (await count(testApi, desk.superadmin, await offered(), 100)).id });
  /** The request of the superadmin to take it back. */
  const askedToReverse = async () => ({
    id: await askReversal(testApi, desk.superadmin, (await counted()).id),
  });
  /** A deposit of another superadmin. */
  async function inTransit() {
    const { superadmin } = await openDesk(testApi);
    const { id: accountId } = await openAccount(testApi, desk);
    const depositedOn = businessDateOf(testApi.clock.now());
    const { id } = await deposit(testApi, superadmin, await drawer(), { accountId, amount: 1, depositedOn });
    return { id };
  }
  /** A drawer of its own: a closed day would refuse the movements of the other rows. */
  async function closed(): Promise<string> {
    const branchId = await newBranch();
    await testApi.call('openCashDrawer', { as: desk.superadmin, params: { branchId }, body: countOf(0) });
    return (await closeDay(testApi, desk.superadmin, branchId)).id;
  }
  return {
    getMyCash: { request: async () => ({}), expected: staff },
    getCashPosition: { request: async () => ({}), expected: superadminOnly },
    listCashMovements: { request: async () => ({}), expected: staff },
    getCashMovement: {
      request: async () => {
        const { id } = await payExpense(testApi, desk.superadmin, await drawer(), 1);
        return { params: { id } };
      },
      expected: { ...staff, employee: 404, otherEmployee: 404 },
    },
    listSlipsOfHandOver: {
      request: async () => {
        const { id } = await payExpense(testApi, desk.superadmin, await drawer(), 1);
        return { params: { id } };
      },
      expected: { ...staff, employee: 404, otherEmployee: 404 },
    },
    getHandOverCash: {
      request: async () => {
        // Of a superadmin's hand: an employee who is not the custodian sees the own hand only.
        const branchId = await drawer();
        const { superadmin } = await openDesk(testApi);
        await pay(testApi, superadmin, await active(testApi, desk, { downPayment: 0 }), 100);
        const offerId = await handOver(testApi, superadmin, branchId, 100);
        return { params: { id: (await count(testApi, desk.superadmin, offerId, 100)).id } };
      },
      expected: { ...staff, employee: 404, otherEmployee: 404 },
    },
    depositCash: {
      request: async () => ({
        params: { branchId: await drawer() },
        body: {
          accountId: (await openAccount(testApi, desk)).id,
          ...{ amount: 1, depositedOn: businessDateOf(testApi.clock.now()), slipNumber: crypto.randomUUID() },
        },
      }),
      expected: custody,
    },
    depositSlippedCash: {
      request: async () => ({
        params: { branchId: await drawer() },
        body: {
          accountId: (await openAccount(testApi, desk)).id,
          ...{
            amount: '1',
            depositedOn: businessDateOf(testApi.clock.now()),
            slipNumber: crypto.randomUUID(),
          },
          slip: await samplePicture(),
        },
      }),
      expected: custody,
    },
    confirmCashDeposit: {
      request: async () => ({
        params: await inTransit(),
        body: { arrivedOn: businessDateOf(testApi.clock.now()) },
      }),
      expected: superadminOnly,
    },
    refuseCashDeposit: {
      request: async () => ({ params: await inTransit(), body: { reason: 'The account has no such line' } }),
      expected: superadminOnly,
    },
    payCashExpense: {
      request: async () => ({
        params: { branchId: await drawer() },
        body: { amount: 1, category: 'fuel', reason: 'Petrol', isAnother: true },
      }),
      expected: custody,
    },
    payBilledCashExpense: {
      request: async () => ({
        params: { branchId: await drawer() },
        body: {
          amount: '1',
          category: 'fuel',
          reason: 'Petrol',
          isAnother: 'true',
          bill: await samplePicture(),
        },
      }),
      expected: custody,
    },
    showCashPicture: {
      request: async () => {
        const { id } = await payBilledExpense(testApi, desk.superadmin, await drawer(), 1);
        return { params: { id } };
      },
      expected: { ...staff, employee: 404, otherEmployee: 404 },
    },
    confirmCashExpense: {
      request: async () => {
        const { superadmin } = await openDesk(testApi);
        const { id } = await payExpense(testApi, superadmin, await drawer(), 1);
        return { params: { id }, body: {} };
      },
      expected: superadminOnly,
    },
    refuseCashExpense: {
      request: async () => {
        const { superadmin } = await openDesk(testApi);
        const { id } = await payExpense(testApi, superadmin, await drawer(), 1);
        return { params: { id }, body: { reason: 'Nobody bought petrol' } };
      },
      expected: superadminOnly,
    },
    listCashAccounts: { request: async () => ({}), expected: staff },
    openCashAccount: {
      request: async () => ({
        body: { kind: 'bank', name: 'Bank', number: crypto.randomUUID(), openedOn: '2026-01-01' },
      }),
      expected: superadminOnly,
    },
    renameCashAccount: {
      request: async () => ({
        params: { id: (await openAccount(testApi, desk)).id },
        body: { name: 'Bank' },
      }),
      expected: superadminOnly,
    },
    closeCashAccount: {
      request: async () => ({ params: { id: (await openAccount(testApi, desk)).id } }),
      expected: superadminOnly,
    },
    readBankStatement: {
      request: async () => ({ params: await anAccount(), body: statementBody([bankLine()]) }),
      expected: superadminOnly,
    },
    addBankStatement: {
      request: async () => ({ params: await anAccount(), body: statementBody([bankLine()]) }),
      expected: superadminOnly,
    },
    getBankStatement: {
      request: async () => ({ params: await anAccount() }),
      expected: superadminOnly,
    },
    listBankStatementLines: {
      request: async () => ({ params: await anAccount(), body: {} }),
      expected: superadminOnly,
    },
    listLinesToMatch: { request: async () => ({}), expected: staff },
    countLinesToMatch: { request: async () => ({}), expected: staff },
    getStatementRules: {
      request: async () => ({ params: await anAccount() }),
      expected: superadminOnly,
    },
    setStatementRules: {
      request: async () => ({
        params: await anAccount(),
        body: { postsCertain: true, feeTexts: 'SMS ALERT', version: 0 },
      }),
      expected: superadminOnly,
    },
    listWaitingLines: {
      request: async () => ({ params: await anAccount() }),
      expected: superadminOnly,
    },
    recordStatementLine: {
      request: async () => ({
        params: await aLine(),
        body: { agreementId: await active(testApi, desk, { downPayment: 0 }), confirmed: [] },
      }),
      expected: unseenLine,
    },
    linkStatementLine: {
      request: async () => ({
        params: await aLine(),
        body: { kind: 'entry', recordId: crypto.randomUUID() },
      }),
      // No such entry is there: they may link, and are told so.
      expected: { ...unseenLine, superadmin: 409 },
    },
    setStatementLineAside: {
      request: async () => ({ params: await aLine(), body: { reason: 'A fee' } }),
      expected: unseenLine,
    },
    freeStatementLine: {
      request: async () => ({ params: await aLine() }),
      // It is matched to nothing.
      expected: { ...unseenLine, superadmin: 409 },
    },
    // More than anyone has: they may hand over, and are told how much is left.
    handOverCash: {
      request: async () => ({ body: { branchId: await drawer(), amount: 90_000_000 } }),
      expected: { ...staff, employee: 422, otherEmployee: 404, superadmin: 422 },
    },
    giveCashFloat: {
      request: async () => ({ body: { branchId: await drawer(), userId: desk.employeeId, amount: 100 } }),
      expected: custody,
    },
    withdrawCashOffer: {
      request: async () => ({ params: { id: await offered() } }),
      // A colleague's offer: counting is what others do with it.
      expected: { ...custody, superadmin: 403 },
    },
    countCashOffer: {
      request: async () => ({ params: { id: await offered() }, body: countOf(100) }),
      expected: custody,
    },
    listCashReversals: { request: async () => ({}), expected: staff },
    askCashReversal: {
      request: async () => ({ params: await counted(), body: { reason: 'Counted twice' } }),
      // Of two others: they are told so.
      expected: ofOthers,
    },
    agreeToCashReversal: {
      request: async () => ({ params: await askedToReverse(), body: {} }),
      expected: ofOthers,
    },
    refuseCashReversal: {
      request: async () => ({ params: await askedToReverse() }),
      expected: ofOthers,
    },
    listReversedCash: { request: async () => ({}), expected: staff },
    placeReversedCash: {
      request: async () => {
        const branchId = await drawer();
        // A colleague whose hand has nothing else.
        const { branches: places } = await testApi.call('getCashPosition', { as: desk.superadmin });
        const taker = await openDesk(
          testApi,
          places.find((place) => place.branchId === branchId)?.branchCode,
        );
        const id = await active(testApi, taker, { downPayment: 0 });
        const { entryId } = await pay(testApi, taker.employee, id, 100);
        const offer = await handOver(testApi, taker.employee, branchId, 100);
        await count(testApi, desk.superadmin, offer, 100);
        await grant(testApi, desk, await ask(testApi, taker, 'requestReversal', entryId));
        const body = { where: 'given_back', reason: 'The family has its notes' } as const;
        return { params: { id: entryId }, body };
      },
      expected: custody,
    },
    settleCashDifference: {
      request: async () => {
        const { superadmin } = await openDesk(testApi);
        const { id } = await count(testApi, superadmin, await offered(), 90);
        return { params: { id }, body: { how: 'borne', reason: 'Lost on the way' } as const };
      },
      expected: superadminOnly,
    },
    openCashDrawer: {
      request: async () => ({ params: { branchId: await newBranch() }, body: countOf(0) }),
      expected: superadminOnly,
    },
    nameCashCustodian: {
      request: async () => ({ params: { branchId: await drawer() }, body: { userId: null } }),
      expected: superadminOnly,
    },
    getOpenCashDay: { request: async () => ({ params: { branchId: await drawer() } }), expected: custody },
    listCashDays: { request: async () => ({ params: { branchId: await drawer() } }), expected: custody },
    countCashDay: {
      request: async () => ({ params: { branchId: await drawer() }, body: countOf(0) }),
      expected: custody,
    },
    // At a branch of its own, which no employee reaches.
    getCashDaySheet: {
      request: async () => ({ params: { id: await closed() } }),
      expected: { ...staff, employee: 404, otherEmployee: 404 },
    },
    // Of a count that is not there: they may close, and are told to count.
    closeCashDay: {
      request: async () => ({
        params: { branchId: await drawer() },
        body: {
          day: '2026-11-21',
          countId: crypto.randomUUID(),
          hands: [],
          differenceReason: null,
          requestsSeen: true,
        },
      }),
      expected: { ...custody, superadmin: 409 },
    },
    reopenCashDay: {
      request: async () => ({
        params: { id: await closed() },
        body: { password: testPassword, reason: 'A slip was found' },
      }),
      expected: superadminOnly,
    },
  } satisfies Partial<RightsRows>;
}
