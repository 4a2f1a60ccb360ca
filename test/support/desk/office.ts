import type { Branch } from '#contract/lender/branches.ts';
import type { Employee } from '#contract/lender/employees.ts';
import type { TestApi } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { nextCnic } from '#test/support/lending/lending.ts';

let phones = 0;
/** A phone that no other person of the run has. */
export function nextPhone(): string {
  phones += 1;
  return `0313${String(phones).padStart(7, '0')}`;
}

export async function branchId({ context }: TestApi, code: string): Promise<string> {
  const { rows } = await context.pool.query('SELECT id FROM branches WHERE code = $1', [code]);
  return rows[0].id;
}

export async function designationId({ context }: TestApi, name: string): Promise<string> {
  const { rows } = await context.pool.query('SELECT id FROM designations WHERE name = $1', [name]);
  return rows[0].id;
}

export async function employeeBody(
  testApi: TestApi,
  given: Partial<BodyOf<'createEmployee'>> = {},
): Promise<BodyOf<'createEmployee'>> {
  return {
    fullName: { own: 'Sidra Munir' },
    phone: nextPhone(),
    email: null,
    language: 'ur',
    branchId: await branchId(testApi, 'SGD'),
    designationId: await designationId(testApi, 'Recovery officer'),
    cnic: nextCnic(),
    joinedOn: '2026-11-01',
    mayRecordPayments: true,
    mayMatchUnknownLines: false,
    backDatingDaysMax: 3,
    ...given,
  };
}

export async function addEmployee(
  testApi: TestApi,
  as: Session,
  given: Partial<BodyOf<'createEmployee'>> = {},
): Promise<Employee> {
  return testApi.call('createEmployee', { as, body: await employeeBody(testApi, given) });
}

/** Confirms as another superadmin what waits for an employee; nothing if the lender has one superadmin. */
export async function confirmRights(testApi: TestApi, employeeId: string): Promise<void> {
  const as = await testApi.signIn((await testApi.addUser('superadmin')).email);
  for (const { id, ...request } of await testApi.call('listRightsRequests', { as })) {
    if (request.employeeId !== employeeId) continue;
    await testApi.call('decideRightsRequest', { as, params: { id }, body: { decision: 'approved' } });
  }
}

function decisionLimitsOf(employee: Employee) {
  const { decidesAgreementsTo, decidesReliefTo, decidesReversalsTo, decidesRefundsTo } = employee;
  const { decidesWriteOffsTo, decidesBackDatingDays, decidesReschedules } = employee;
  return {
    ...{ decidesAgreementsTo, decidesReliefTo, decidesReversalsTo, decidesRefundsTo },
    ...{ decidesWriteOffsTo, decidesBackDatingDays, decidesReschedules },
  };
}

/** The body of an employee's form with nothing changed. */
export function formOf(employee: Employee): BodyOf<'editEmployee'> {
  const { fullName, phone, email, language, branch, designation, joinedOn, version } = employee;
  const { mayRecordPayments, mayMatchUnknownLines, backDatingDaysMax, handCashMax } = employee;
  const limits = decisionLimitsOf(employee);
  return {
    fullName,
    phone,
    email,
    language,
    branchId: branch?.id ?? '',
    designationId: designation?.id ?? null,
    joinedOn,
    mayRecordPayments,
    mayMatchUnknownLines,
    backDatingDaysMax,
    handCashMax,
    ...limits,
    version,
  };
}

export function branchBody(given: Partial<BodyOf<'createBranch'>> = {}): BodyOf<'createBranch'> {
  return {
    code: 'SKT',
    city: { en: 'Sialkot', ur: 'سیالکوٹ' },
    area: { en: 'Cantt', ur: 'کینٹ' },
    address: { en: 'Aziz Bhatti Road', ur: 'عزیز بھٹی روڈ' },
    phone: '0300-0000052',
    opensAt: '09:00',
    closesAt: '17:00',
    manager: { en: 'Hamza Butt', ur: 'حمزہ بٹ' },
    mapUrl: null,
    visitsAtOnce: 2,
    isPublic: true,
    hasDirections: false,
    ...given,
  };
}

export function branchFormOf(branch: Branch): BodyOf<'editBranch'> {
  const { id: _, code: __, isHeadOffice: ___, activeStaff: ____, ...form } = branch;
  return form;
}

/** The events of one thing, oldest first. */
export async function auditOf({ context }: TestApi, subjectId: string) {
  const { rows } = await context.pool.query(
    'SELECT action, actor_id, before, after FROM audit_events WHERE subject_id = $1 ORDER BY recorded_at, position',
    [subjectId],
  );
  return rows as { action: string; actor_id: string; before: object | null; after: object | null }[];
}
