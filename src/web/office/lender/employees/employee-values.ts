import type * as z from 'zod/mini';
import type { Employee, newEmployeeForm } from '#contract/lender/employees.ts';
import type { Language } from '#domain/language.ts';
import type { StaffRole } from '#domain/rights/role.ts';
import { numberValue } from '#web/office/kit/form/number-value.ts';

/** What the forms of a new and of a known employee both show. */
export interface EmployeeValues {
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly cnic: string;
  readonly language: Language;
  readonly branchId: string;
  readonly designation: string;
  readonly joinedOn: string;
  readonly mayRecordPayments: boolean;
  readonly backDatingDaysMax: string;
  readonly role: StaffRole;
}

export const newEmployeeValues: EmployeeValues = {
  fullName: '',
  phone: '',
  email: '',
  cnic: '',
  language: 'ur',
  branchId: '',
  designation: '',
  joinedOn: '',
  mayRecordPayments: true,
  backDatingDaysMax: '0',
  role: 'employee',
};

export function valuesOf(employee: Employee): EmployeeValues {
  return {
    fullName: employee.fullName,
    phone: employee.phone ?? '',
    email: employee.email ?? '',
    cnic: '',
    language: employee.language,
    branchId: employee.branch?.id ?? '',
    designation: employee.designation ?? '',
    joinedOn: employee.joinedOn ?? '',
    mayRecordPayments: employee.mayRecordPayments,
    backDatingDaysMax: String(employee.backDatingDaysMax),
    role: employee.role,
  };
}

/** What is sent: a field that was left empty is none, not an empty text. */
export function bodyOf(values: EmployeeValues): z.input<typeof newEmployeeForm> {
  return {
    ...values,
    phone: values.phone.trim() || null,
    joinedOn: values.joinedOn || null,
    backDatingDaysMax: numberValue(values.backDatingDaysMax),
  };
}
