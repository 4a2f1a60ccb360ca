import { randomUUID } from 'node:crypto';
import type { ReportName } from '#contract/insight/report-table.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { type Calls, callsAt } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { takenDown } from '#test/support/desk/complaints.ts';
import { agreementBody, customerBody } from '#test/support/lending/lending.ts';
import { csvFile, registered } from '#test/support/lending/register-files.ts';
import { addList, matchesOf, setScreening } from '#test/support/lending/screening.ts';
import { bankLine, statementBody } from '#test/support/lending/statements.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { now } from '#web/format/now.ts';
import { ownServer, sharedSession } from './fixtures.ts';
import { sampleReceipts } from './sample-receipts.ts';

/** Finds an existing id; for a part, within the record earlier in the address. */
type Example = (server: Calls, as: Session, wholeId: string, address: string) => Promise<string | undefined>;

/** The drawer of Sargodha, whose custodian the sample employee becomes. */
async function drawerOfSargodha(server: Calls, as: Session): Promise<string> {
  const branchId = (await server.call('getMyCash', { as })).drawers[0]?.branchId ?? '';
  const { session } = await sharedSession('superadmin');
  const { data } = await server.call('listEmployees', { as: session, body: { branchId } });
  const body = { userId: data.find(({ email }) => email === 'employee@example.pk')?.id ?? null };
  await server.call('nameCashCustodian', { as: session, params: { branchId }, body });
  return branchId;
}

/** A customer whom a list names with the father. */
async function aLook(server: Calls, as: Session): Promise<string | undefined> {
  const superadmin = { superadmin: as };
  await setScreening(server, superadmin, true);
  for (const { id } of (await server.call('listCustomers', { as, body: {} })).data) {
    const { fullName, relative, relativeName } = await server.call('getCustomer', { as, params: { id } });
    if (relative !== 'father') continue;
    const list = [{ name: fullName.own, father_name: relativeName.own }];
    await addList(server, superadmin, list, `Look ${randomUUID()}`);
    return (await matchesOf(server, superadmin, id))[0]?.id;
  }
  return undefined;
}

/** An existing id for each noun whose pages have an id in their address. */
const examples: Readonly<Record<string, Example>> = {
  employees: async (server, as) => (await server.call('listEmployees', { as, body: {} })).data[0]?.id,
  // The sample has closed the days before.
  days: async (server, as) => {
    const branchId = await drawerOfSargodha(server, as);
    const { session } = await sharedSession('superadmin');
    const params = { branchId };
    return (await server.call('listCashDays', { as: session, params })).data[0]?.id;
  },
  // With a line of each class that needs no customer of its own.
  accounts: async (server, as) => {
    const [account] = await server.call('listCashAccounts', { as });
    if (account === undefined) return undefined;
    const day = businessDateOf(now());
    const lines = [
      bankLine({ day, text: 'IBFT A REHMAN TRADERS', reference: 'SWEEP-1', amount: 25_000 }),
      bankLine({ day, text: 'SMS ALERT FEE', reference: 'SWEEP-2', amount: -150 }),
    ];
    const request = { as, params: { id: account.id }, body: statementBody(lines) };
    await server.call('addBankStatement', request);
    return account.id;
  },
  drawers: drawerOfSargodha,
  slips: async (server, as) => (await server.call('listCashMovements', { as })).data[0]?.id,
  messages: async () => 'late_3',
  products: async (server, as) => (await server.call('listProducts', { as })).data[0]?.id,
  branches: async (server, as) => (await server.call('listBranches', { as })).data[0]?.id,
  customers: async (server, as) =>
    (await server.call('search', { as, body: { text: 'muhammad' } }))[0]?.customerId,
  guarantors: async (server, as) => {
    for (const { id } of (await server.call('listCustomers', { as, body: {} })).data) {
      const [first] = (await server.call('getAccount', { as, params: { id } })).agreements;
      if (first === undefined) continue;
      const { guarantors } = await server.call('getAgreement', { as, params: { id: first.id } });
      if (guarantors[0] !== undefined) return guarantors[0].id;
    }
    return undefined;
  },
  agreements: async (server, as, customerId) => {
    // In a customer's own area no customer is named.
    if (customerId === '') return (await server.call('getMyAccount', { as })).agreements[0]?.id;
    const items = [{ description: 'Bed of walnut wood', quantity: 1, unitPrice: 132_000 }];
    const body = { ...agreementBody(customerId), items };
    return (await server.call('draftAgreement', { as, body })).id;
  },
  // The sample employee works in Sargodha, and the sample customer has an account there.
  receipts: async (server, as) => {
    const mine = await server.attempt('getMyAccount', { as });
    return mine.ok ? mine.data.receipts[0]?.entryId : (await sampleReceipts('valid', 1, 'SGD'))[0]?.entryId;
  },
  // One whose ranks are shown, and one that can still be changed.
  challenges: async (server, as, _, address) => {
    const stage = address.endsWith('/edit') ? 'upcoming' : 'running';
    return (await server.call('listChallenges', { as, query: { stage } })).data[0]?.id;
  },
  // With a row of each state that has the longest words: one on record with other values, and one to correct.
  imports: async (server, as) => {
    const { session } = await sharedSession('employee');
    const body = customerBody();
    await server.call('createCustomer', { as: session, body });
    const table = csvFile([
      registered({ CNIC: body.cnic }),
      registered({ CNIC: '38403', 'Date of birth': '03/04/1985' }),
    ]);
    const file = { kind: 'customers', fileName: 'register-of-2024.csv', table } as const;
    return (await server.call('checkImport', { as, body: file })).id;
  },
  screening: async (server, as) => {
    await setScreening(server, { superadmin: as }, true);
    return 'lists';
  },
  matches: aLook,
  complaints: async (server, as) => {
    await server.call('enterComplaint', { as, body: takenDown() });
    return (await server.call('listComplaints', { as, query: { tab: 'all' } })).data[0]?.id;
  },
  // The one with the most columns.
  reports: async () => 'due' satisfies ReportName,
  blog: async (server, as, _, address) =>
    address.endsWith('/edit')
      ? (await server.call('listBlogPosts', { as })).data[0]?.id
      : (await server.call('listBlog', { as })).data[0]?.slug,
};

/** The print of a report has hundreds of similar rows by default; that of today has a few. */
function ofToday(address: string): string {
  const today = businessDateOf(now());
  return address.endsWith('/sheet') && address.includes('/reports/')
    ? `${address}?from=${today}&until=${today}`
    : address;
}

/** The address with an existing id for each `:id`. */
export async function filledAddress(address: string, as: Session): Promise<string> {
  let found = address;
  let id: string | undefined = '';
  for (const [, noun = ''] of address.matchAll(/\/([\w-]+)\/:/g)) {
    id = await examples[noun]?.(callsAt(ownServer()), as, id, address);
    if (id === undefined) throw new Error(`there is no example for ${address}`);
    found = found.replace(/:\w+/, id);
  }
  return thorough ? found : ofToday(found);
}
