import type * as z from 'zod/mini';
import type { Employee, employeeForm, newEmployeeForm } from '#contract/lender/employees.ts';
import type { OfficeRules } from '#contract/lender/settings.ts';
import { type DecisionLimitName, noDecisionLimits } from '#domain/lending/approvals/decision-limits.ts';
import { noProof } from '#web/office/identity/ground/no-proof.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';

type NewEmployee = z.input<typeof newEmployeeForm>;

/** The values of the forms for a new and for an existing employee. */
export type EmployeeValues = Draft<
  NewEmployee &
    Pick<z.input<typeof employeeForm>, 'successorId' | 'currentPassword' | 'totpCode' | DecisionLimitName>
>;

/** An empty form; how far back payments may be dated is proposed by the office rules. */
export const newEmployeeValues = ({ newEmployeeBackDatingDays }: OfficeRules): EmployeeValues => ({
  fullName: { own: '', ur: '' },
  phone: null,
  email: '',
  cnic: '',
  language: 'ur',
  branchId: '',
  designationId: null,
  joinedOn: null,
  mayRecordPayments: true,
  mayMatchUnknownLines: false,
  backDatingDaysMax: newEmployeeBackDatingDays,
  handCashMax: null,
  ...noDecisionLimits,
  successorId: null,
  ...noProof,
});

export function valuesOf(employee: Employee): EmployeeValues {
  return {
    fullName: employee.fullName,
    phone: employee.phone,
    email: employee.email,
    cnic: null,
    language: employee.language,
    branchId: employee.branch?.id ?? '',
    designationId: employee.designation?.id ?? null,
    joinedOn: employee.joinedOn,
    mayRecordPayments: employee.mayRecordPayments,
    mayMatchUnknownLines: employee.mayMatchUnknownLines,
    backDatingDaysMax: employee.backDatingDaysMax,
    handCashMax: employee.handCashMax,
    decidesAgreementsTo: employee.decidesAgreementsTo,
    decidesReliefTo: employee.decidesReliefTo,
    decidesReversalsTo: employee.decidesReversalsTo,
    decidesRefundsTo: employee.decidesRefundsTo,
    decidesWriteOffsTo: employee.decidesWriteOffsTo,
    decidesBackDatingDays: employee.decidesBackDatingDays,
    decidesReschedules: employee.decidesReschedules,
    successorId: null,
    ...noProof,
  };
}
