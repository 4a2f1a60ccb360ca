import type { EmployeeForm } from '#contract/lender/employees.ts';
import type { Proof } from '#server/identity/proof/prove-fully.ts';
import type { EmployeeRecord } from './employees.queries.ts';

type Recorded = Omit<EmployeeForm, 'version' | 'successorId' | 'designationId' | keyof Proof>;

/** The audited fields of an employee: the fields of their form, with the designation in words, because the list may lose it. */
export function recordedEmployee(record: EmployeeRecord) {
  return {
    fullName: record.fullName,
    phone: record.phone,
    email: record.email,
    language: record.language,
    branchId: record.branchId,
    designation: record.designation,
    cnic: record.cnic,
    joinedOn: record.joinedOn,
    mayRecordPayments: record.mayRecordPayments,
    mayMatchUnknownLines: record.mayMatchUnknownLines,
    backDatingDaysMax: record.backDatingDaysMax,
    handCashMax: record.handCashMax,
    decidesAgreementsTo: record.decidesAgreementsTo,
    decidesReliefTo: record.decidesReliefTo,
    decidesReversalsTo: record.decidesReversalsTo,
    decidesRefundsTo: record.decidesRefundsTo,
    decidesWriteOffsTo: record.decidesWriteOffsTo,
    decidesBackDatingDays: record.decidesBackDatingDays,
    decidesReschedules: record.decidesReschedules,
  } satisfies Record<keyof Recorded | 'designation', unknown>;
}
