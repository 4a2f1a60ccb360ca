import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import type { Chance } from '#sample/chance.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import { samplePassword, sampleSignIns } from '#sample/sample-sign-ins.ts';
import type { KnownBranch } from './known-branch.ts';
import { type Designation, limitsOf, sampleEmployees, sampleOfficer } from './sample-employees.ts';

export interface Employee {
  readonly id: string;
  readonly branchId: string;
  readonly backDatingDaysMax: number;
  /** True if they serve customers and collect money from them. */
  readonly isOfficer: boolean;
}

/** A row of `employees` with the name of its designation, until the id of that is known. */
export type EmployeeRow = NewRow<'employees'> & { readonly designation: Designation };

export interface Staff {
  readonly superadminId: string;
  readonly customerUserId: string;
  readonly employees: readonly Employee[];
  readonly users: readonly NewRow<'users'>[];
  readonly employeeRows: readonly EmployeeRow[];
}

const people = {
  superadmin: { fullName: { own: 'Asif Mahmood Cheema', ur: 'آصف محمود چیمہ' }, phone: '03000000001' },
  employee: { fullName: sampleOfficer.fullName, phone: '03000000002' },
  customer: { fullName: { own: 'Zainab Bibi', ur: 'زینب بی بی' }, phone: '03000000003' },
} as const;

/** Invented phone numbers, like all of the sample, after those of the people who can sign in. */
const phoneOf = (index: number) => `0300${String(index + 10).padStart(7, '0')}`;

/** All users: the three who can sign in and the employees who can't. `hash` hashes a typed password. */
export async function inventStaff(
  chance: Chance,
  createdAt: Instant,
  matched: ReadonlyMap<string, KnownBranch>,
  hash: (password: string) => Promise<string>,
): Promise<Staff> {
  const created_at = new Date(createdAt);
  const signIns = await Promise.all(
    sampleSignIns.map(async ({ role, identifier }) => ({
      id: chance.idAt(createdAt),
      full_name: people[role].fullName.own,
      full_name_ur: people[role].fullName.ur,
      phone: people[role].phone,
      email: identifier,
      role,
      language: 'en' as const,
      password_hash: await hash(samplePassword),
      created_at,
    })),
  );
  const idOf = (role: string) => signIns.find((one) => one.role === role)?.id ?? '';
  const working = sampleEmployees.filter(({ branchCode }) => matched.has(branchCode));
  const openedOn = businessDateOf(createdAt);
  const employees = working.map((one, index): Employee & { readonly row: EmployeeRow } => {
    const id = one === sampleOfficer ? idOf('employee') : chance.idAt(createdAt);
    const branchId = matched.get(one.branchCode)?.id ?? '';
    const limits = limitsOf[one.designation];
    return {
      id,
      branchId,
      backDatingDaysMax: limits.back_dating_days_max,
      isOfficer: one.designation === 'Installment officer',
      row: {
        user_id: id,
        branch_id: branchId,
        designation: one.designation,
        // One was hired after another since before the books begin.
        joined_on: addDays(openedOn, 60 * (index - working.length)),
        ...limits,
      },
    };
  });
  const withoutPassword = working.flatMap((one, index) =>
    one === sampleOfficer
      ? []
      : {
          id: employees[index]?.id ?? '',
          full_name: one.fullName.own,
          full_name_ur: one.fullName.ur,
          phone: phoneOf(index),
          email: `${one.fullName.own.toLowerCase().replaceAll(' ', '.')}@example.pk`,
          role: 'employee' as const,
          language: 'en' as const,
          password_hash: null,
          created_at,
        },
  );
  return {
    superadminId: idOf('superadmin'),
    customerUserId: idOf('customer'),
    employees,
    users: [...signIns, ...withoutPassword],
    employeeRows: employees.map(({ row }) => row),
  };
}
