import type { Branch } from '#contract/lender/branches.ts';
import type { Employee } from '#contract/lender/employees.ts';
import { readFailure, type Session, type TestApi } from './api.ts';
import { keyed, nextCnic } from './lending.ts';

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

export async function employeeBody(testApi: TestApi, given: object = {}): Promise<object> {
  return {
    fullName: 'Sidra Munir',
    phone: nextPhone(),
    email: null,
    language: 'ur',
    role: 'employee',
    branchId: await branchId(testApi, 'SGD'),
    designation: 'Recovery officer',
    cnic: nextCnic(),
    joinedOn: '2026-11-01',
    mayRecordPayments: true,
    backDatingDaysMax: 3,
    ...given,
  };
}

/** Sends a call that must succeed and answers its data. */
export async function send<Data>(
  testApi: TestApi,
  as: Session,
  method: string,
  path: string,
  body?: unknown,
): Promise<Data> {
  const response = await testApi.send(method, path, { as, body, headers: keyed() });
  if (response.status !== 200) throw new Error(`${path} answered ${JSON.stringify(await response.json())}`);
  return ((await response.json()) as { data: Data }).data;
}

/** Sends a call that must be refused and answers its code, with the fields that are marked. */
export async function refusal(
  testApi: TestApi,
  as: Session,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ code: string; fields: string[] }> {
  const response = await testApi.send(method, path, { as, body, headers: keyed() });
  if (response.status < 400) throw new Error(`${path} answered ${response.status}`);
  const { code, errors = [] } = await readFailure(response);
  return { code, fields: errors.map(({ field }) => field) };
}

export async function addEmployee(testApi: TestApi, as: Session, given: object = {}): Promise<Employee> {
  return send(testApi, as, 'POST', '/api/employees', await employeeBody(testApi, given));
}

/** What an employee's form sends back when nothing in it is changed. */
export function formOf(employee: Employee): object {
  const { fullName, phone, email, language, branch, designation, joinedOn, version } = employee;
  const { mayRecordPayments, backDatingDaysMax } = employee;
  return {
    fullName,
    phone,
    email,
    language,
    branchId: branch?.id,
    designation,
    joinedOn,
    mayRecordPayments,
    backDatingDaysMax,
    version,
  };
}

export function branchBody(given: object = {}): object {
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
    isPublic: true,
    hasDirections: false,
    ...given,
  };
}

export function branchFormOf(branch: Branch): object {
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
