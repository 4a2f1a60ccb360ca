import type { TestApi } from '#test/support/calls/api.ts';
import { addContactRequest, contacted } from '#test/support/desk/contact-requests.ts';
import { addCustomer, customerBody, type Desk } from '#test/support/lending/lending.ts';
import type { Expected, RightsRows } from './lending-rights.ts';

const staff: Expected = { nobody: 401, customer: 403, employee: 200, otherEmployee: 200, superadmin: 200 };
const superadminOnly: Expected = { ...staff, employee: 403, otherEmployee: 403 };
/** A record of one branch does not exist for another. */
const ofBranch: Expected = { ...staff, otherEmployee: 404 };

const day = '2026-11-23';

/** The rights around contact requests: all of them are of the employee's branch, and nobody has taken them. */
export function deskRights(testApi: TestApi, desk: Desk) {
  const { pool } = testApi.context;
  const untouched = async () => ({
    params: { id: await addContactRequest(pool, { branchCode: 'SGD' }) },
  });
  const answered = async () => {
    const given = await untouched();
    await contacted(testApi, desk.superadmin, given.params.id);
    return given;
  };
  const ids = async () => [(await untouched()).params.id];

  return {
    listContactRequests: { request: async () => ({}), expected: staff },
    searchContactRequests: { request: async () => ({ body: { search: 'Sidra' } }), expected: staff },
    countContactRequests: { request: async () => ({}), expected: staff },
    exportContactRequests: { request: async () => ({ body: {} }), expected: superadminOnly },
    exportContactRequestsWorkbook: { request: async () => ({ body: {} }), expected: superadminOnly },
    getContactRequest: { request: untouched, expected: ofBranch },
    listRequestAssignees: { request: async () => ({}), expected: superadminOnly },
    listHomeVisits: { request: async () => ({ query: { day } }), expected: staff },
    listVisitHours: {
      request: async () => ({ ...(await untouched()), query: { day } }),
      expected: ofBranch,
    },
    takeContactRequest: { request: untouched, expected: ofBranch },
    handBackContactRequest: {
      request: async () => ({ ...(await assignedTo(desk.employeeId)), body: {} }),
      // It is a colleague's: only the colleague or a superadmin hands it back.
      expected: { ...ofBranch, employee: 409 },
    },
    assignContactRequests: {
      request: async () => ({ body: { ids: await ids(), assigneeId: desk.employeeId } }),
      expected: superadminOnly,
    },
    shareOutContactRequests: {
      request: async () => ({ body: { ids: await ids() } }),
      expected: superadminOnly,
    },
    logRequestContact: {
      request: async () => ({
        ...(await untouched()),
        body: { channel: 'call' as const, result: 'reached' as const },
      }),
      expected: ofBranch,
    },
    addRequestNote: {
      request: async () => ({ ...(await untouched()), body: { note: 'Speaks Saraiki' } }),
      expected: ofBranch,
    },
    bookHomeVisit: {
      request: async () => ({ ...(await untouched()), body: nextVisit() }),
      expected: ofBranch,
    },
    cancelHomeVisit: {
      request: async () => {
        const given = await untouched();
        await testApi.call('bookHomeVisit', { as: desk.superadmin, ...given, body: nextVisit() });
        return { ...given, body: {} };
      },
      expected: ofBranch,
    },
    convertContactRequest: {
      request: async () => ({ ...(await answered()), body: customerBody() }),
      expected: ofBranch,
    },
    linkContactRequest: {
      request: async () => ({
        ...(await answered()),
        body: { customerId: await addCustomer(testApi, desk) },
      }),
      expected: ofBranch,
    },
    closeContactRequest: {
      request: async () => ({ ...(await untouched()), body: { reason: 'spam' as const } }),
      expected: ofBranch,
    },
    reopenContactRequest: {
      request: async () => {
        const given = await untouched();
        const body = { reason: 'spam' as const };
        await testApi.call('closeContactRequest', { as: desk.superadmin, ...given, body });
        return { ...given, body: {} };
      },
      expected: ofBranch,
    },
    mergeContactRequests: {
      request: async () => {
        const phone = nextPhone();
        const body = { requestIds: [await addContactRequest(pool, { phone })] };
        return { params: { id: await addContactRequest(pool, { phone }) }, body };
      },
      expected: ofBranch,
    },
    contactOutsideHours: {
      request: async () => ({
        ...(await untouched()),
        body: { channel: 'call' as const, reason: 'Asked to be called late' },
      }),
      expected: ofBranch,
    },
  } satisfies Partial<RightsRows>;

  async function assignedTo(assigneeId: string) {
    const given = await untouched();
    const body = { ids: [given.params.id], assigneeId };
    await testApi.call('assignContactRequests', { as: desk.superadmin, body });
    return given;
  }
}

let phones = 0;
function nextPhone(): string {
  phones += 1;
  return `0333${String(phones).padStart(7, '0')}`;
}

let visits = 0;
/** An hour at which nobody is visited yet. */
function nextVisit() {
  visits += 1;
  const [days, hour] = [Math.floor(visits / 8), 9 + (visits % 8)];
  const visitOn = new Date(Date.UTC(2026, 10, 24 + days)).toISOString().slice(0, 10);
  return { visitOn, startsAt: `${String(hour).padStart(2, '0')}:00`, address: 'House 14, Satellite Town' };
}
