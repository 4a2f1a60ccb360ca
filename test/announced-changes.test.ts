import { afterAll, beforeAll, expect, test } from 'vitest';
import { api, type EndpointName } from '#contract/api.ts';
import { type ApprovalRequestName, approvalRequestEndpoints } from '#contract/lending/approval-requests.ts';
import type { LiveKind } from '#contract/live-changes.ts';
import { keptRowDifferences } from '#server/lending/verify/kept-row-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { type Hearing, hearChanges } from '#test/support/calls/hear-changes.ts';
import { takenDown } from '#test/support/desk/complaints.ts';
import { addContactRequest } from '#test/support/desk/contact-requests.ts';
import {
  addPayer,
  addReporter,
  askBody,
  type Payer,
  paymentFor,
  transferBody,
} from '#test/support/desk/customer-requests.ts';
import { addEmployee } from '#test/support/desk/office.ts';
import {
  active,
  addCustomer,
  ask,
  type Desk,
  fillReliefFund,
  grant,
  openDesk,
  pay,
  submitted,
} from '#test/support/lending/lending.ts';
import { addList, setScreening } from '#test/support/lending/screening.ts';
import { rightsMatrix } from '#test/support/rights/rights-matrix.ts';

let testApi: TestApi;
let desk: Desk;
let hearing: Hearing;

beforeAll(async () => {
  testApi = await createTestApi();
  hearing = await hearChanges(testApi);
  desk = await openDesk(testApi, 'SGD');
  await fillReliefFund(testApi, desk);
});
afterAll(async () => {
  await hearing.close();
  await testApi.close();
});

/** Every request for an approval is announced to the deciders. */
const requestsAnnounced = Object.fromEntries(
  Object.entries(approvalRequestEndpoints).flatMap(([name, { method }]) =>
    method === 'GET' ? [] : [[name, 'approvals']],
  ),
) as Readonly<Record<ApprovalRequestName, 'approvals'>>;

/**
 * The kind that each command announces. A command that is missing here announces nothing and must change no row of these kinds.
 */
const announcedBy: { readonly [N in EndpointName]?: LiveKind } = {
  submitContactForm: 'contact_requests',
  submitComplaint: 'complaints',
  addToComplaint: 'complaints',
  reopenComplaint: 'complaints',
  enterComplaint: 'complaints',
  takeComplaint: 'complaints',
  assignComplaint: 'complaints',
  namePersonConcerned: 'complaints',
  addComplaintNote: 'complaints',
  linkComplaintEntry: 'complaints',
  answerComplaint: 'complaints',
  sendMyComplaint: 'complaints',
  addVisitorWord: 'contact_requests',
  withdrawContactRequest: 'contact_requests',
  takeContactRequest: 'contact_requests',
  handBackContactRequest: 'contact_requests',
  assignContactRequests: 'contact_requests',
  shareOutContactRequests: 'contact_requests',
  logRequestContact: 'contact_requests',
  addRequestNote: 'contact_requests',
  bookHomeVisit: 'contact_requests',
  cancelHomeVisit: 'contact_requests',
  convertContactRequest: 'contact_requests',
  linkContactRequest: 'contact_requests',
  closeContactRequest: 'contact_requests',
  reopenContactRequest: 'contact_requests',
  mergeContactRequests: 'contact_requests',
  readNotices: 'notices',
  unreadNotices: 'notices',
  readAllNotices: 'notices',
  unreadAllNotices: 'notices',
  submitAgreement: 'approvals',
  submitWithFewerGuarantors: 'approvals',
  submitWithReason: 'approvals',
  approveAgreement: 'approvals',
  rejectAgreement: 'approvals',
  // The page of an agreement before its delivery follows its status as well.
  withdrawAgreement: 'approvals',
  cancelAgreement: 'approvals',
  ...requestsAnnounced,
  withdrawApproval: 'approvals',
  decideApproval: 'approvals',
  reportTransfer: 'customer_requests',
  sendCustomerRequest: 'customer_requests',
  matchTransferReport: 'customer_requests',
  refuseTransferReport: 'customer_requests',
  answerCustomerRequest: 'customer_requests',
  addScreeningList: 'screening',
  endScreeningList: 'screening',
  decideScreeningMatch: 'screening',
  saveScreeningRules: 'screening',
};

/** A command with valid input. */
type Ready = () => Promise<unknown>;

async function expectAnnounced(command: Ready, kinds: readonly LiveKind[]): Promise<void> {
  const { announced, changed } = await hearing.during(command);
  expect([...announced].sort()).toEqual(kinds);
  expect([...changed].filter((kind) => !announced.has(kind))).toEqual([]);
}

/** Commands of a customer, with their own requests: those in the table of rights are refused to everybody. */
const byCustomer: { readonly [N in EndpointName]?: (payer: Payer) => Promise<Ready> } = {
  reportTransfer: async ({ session: as, agreementId }) => {
    const body = await transferBody(agreementId);
    return () => testApi.call('reportTransfer', { as, body });
  },
  sendMyComplaint: async ({ session: as }) => {
    const { source: _, language: __, fullName: ___, phoneNumber: ____, ...body } = takenDown();
    return () => testApi.call('sendMyComplaint', { as, body });
  },
  sendCustomerRequest: async ({ session: as, agreementId }) => {
    return () => testApi.call('sendCustomerRequest', { as, body: askBody(agreementId) });
  },
};

/** Only the requester can withdraw it. */
const byEmployee: ReadonlySet<EndpointName> = new Set([
  'withdrawApproval',
  'withdrawSecondStepReset',
  'withdrawCashOffer',
]);

/** The superadmin of the desk received the cash, unlike the one in the table of rights. */
const byReceiver: ReadonlySet<EndpointName> = new Set(['askCashReversal', 'refuseCashReversal']);

async function readyByRights(name: EndpointName): Promise<Ready> {
  const { request, expected } = rightsMatrix(testApi, desk)[name];
  const parts = await request();
  const isEmployee = byEmployee.has(name);
  const as = isEmployee ? desk.employee : desk.superadmin;
  return async () => {
    const { status } = await testApi.request(name, { ...parts, as });
    expect(status).toBe(isEmployee || byReceiver.has(name) ? 200 : expected.superadmin);
  };
}

// Signing out ends the session that the others are called with, so it comes last.
const commands = (Object.keys(api) as EndpointName[])
  .filter((name) => api[name].method !== 'GET')
  .sort((a, b) => Number(a === 'signOut') - Number(b === 'signOut'));

/** Commands that announce something only in one situation. */
const situations: readonly [title: string, kinds: readonly LiveKind[], ready: () => Promise<Ready>][] = [
  [
    'a payment recorded for a transfer that was reported',
    ['customer_requests'],
    async () => {
      const { payer, made } = await addReporter(testApi, desk);
      return () => recordFor(payer, made);
    },
  ],
  [
    'a payment beyond what is owed',
    ['overpayments'],
    async () => {
      const id = await active(testApi, desk, { price: 2_000, downPayment: 0, count: 2 });
      return () => pay(testApi, desk.employee, id, 3_000, { confirmed: ['payment_beyond_outstanding'] });
    },
  ],
  [
    'the reversal of a payment that a transfer was matched to',
    ['approvals', 'customer_requests'],
    async () => {
      const { payer, made } = await addReporter(testApi, desk);
      const { entryId } = await recordFor(payer, made);
      const request = await ask(testApi, desk, 'requestReversal', entryId);
      return () => grant(testApi, desk, request);
    },
  ],
  [
    'relief requested because the customer asked for it',
    ['approvals', 'customer_requests'],
    async () => {
      const { agreementId, asked } = await askedFor('relief');
      return () =>
        ask(testApi, desk, 'requestRelief', agreementId, { amount: 100, customerRequestId: asked });
    },
  ],
  [
    'a call to a customer who asked to be called',
    ['customer_requests'],
    async () => {
      const { agreementId: id } = await askedFor('call_back');
      const body = { channel: 'call', result: 'reached' } as const;
      return () => testApi.call('logContact', { as: desk.employee, params: { id }, body });
    },
  ],
  [
    'consent to terms that were changed after they were submitted',
    ['approvals'],
    async () => {
      const id = await submitted(testApi, desk);
      await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', id, { amount: 600 }));
      const body = { termsVersion: 2, how: 'signed' } as const;
      return () => testApi.call('recordConsent', { as: desk.employee, params: { id }, body });
    },
  ],
  [
    'a rejection',
    ['approvals'],
    async () => {
      const id = await ask(testApi, desk, 'requestWriteOff', await active(testApi, desk));
      const body = { decision: 'rejected', note: 'They still pay' } as const;
      return () => testApi.call('decideApproval', { as: desk.superadmin, params: { id }, body });
    },
  ],
  [
    'the deactivation of an employee who has contact requests',
    ['contact_requests'],
    async () => {
      const { id } = await addEmployee(testApi, desk.superadmin);
      const ids = [await addContactRequest(testApi.context.pool, {})];
      const as = desk.superadmin;
      await testApi.call('assignContactRequests', { as, body: { ids, assigneeId: id } });
      const body = { successorId: desk.employeeId };
      return () => testApi.call('deactivateEmployee', { as, params: { id }, body });
    },
  ],
  [
    'a customer who is saved while people are screened',
    ['screening'],
    async () => {
      await setScreening(testApi, desk, true);
      await addList(testApi, desk, [{ name: 'Somebody' }]);
      return () => addCustomer(testApi, desk);
    },
  ],
];

function recordFor({ agreementId: id }: Payer, made: Parameters<typeof paymentFor>[0]) {
  return testApi.call('recordPayment', { as: desk.employee, params: { id }, body: paymentFor(made) });
}

async function askedFor(kind: 'relief' | 'call_back') {
  const { session: as, agreementId } = await addPayer(testApi, desk);
  const { id } = await testApi.call('sendCustomerRequest', { as, body: askBody(agreementId, { kind }) });
  return { agreementId, asked: id };
}

test.each(situations)('%s is announced', async (_, kinds, ready) => {
  await expectAnnounced(await ready(), kinds);
});

test.each(commands)('%s announces every row that it changes', async (name) => {
  if (announcedBy[name] !== 'screening') await setScreening(testApi, desk, false);
  const own = byCustomer[name];
  const ready = await (own === undefined ? readyByRights(name) : own(await addPayer(testApi, desk)));
  const kind = announcedBy[name];
  await expectAnnounced(ready, kind === undefined ? [] : [kind]);
});

// Last, when every command has been carried out.
test('every kept row that the commands have written is in an audit event', async () => {
  const client = await testApi.context.pool.connect();
  const differences = await keptRowDifferences(client);
  client.release();
  expect(differences).toEqual([]);
});
