import type { OutputOf } from '#contract/endpoint.ts';
import type { Employee, EmployeeRow, employeeEndpoints } from '#contract/lender/employees.ts';
import { maskCnic } from '#domain/person/cnic.ts';
import type { EmployeeRecord } from './employees.queries.ts';
import type { MyLimits } from './my-limits.ts';
import type { WorkToReassign } from './open-work.ts';

export function employeeRowView(record: EmployeeRecord): EmployeeRow {
  return {
    id: record.id,
    fullName: record.fullName,
    phone: record.phone,
    email: record.email,
    role: record.role,
    branch:
      record.branchId === null
        ? null
        : {
            id: record.branchId,
            code: record.branchCode,
            city: record.city,
          },
    designation:
      record.designationId === null || record.designation === null
        ? null
        : { id: record.designationId, name: record.designation },
    isActive: record.isActive,
    lastSignedInAt: record.lastSignedInAt?.toISOString() ?? null,
    collectedThisMonth: record.collected,
    openWork: {
      customers: record.openCustomers,
      agreements: record.openAgreements,
      contactRequests: record.openContactRequests,
    },
  };
}

export function employeeView(record: EmployeeRecord): Employee {
  return {
    ...employeeRowView(record),
    language: record.language,
    cnicMasked: record.cnic === null ? null : maskCnic(record.cnic),
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
    hasPassword: record.hasPassword,
    isTotpOn: record.isTotpOn,
    google: record.google,
    version: record.version,
  };
}

export function openWorkView({
  openWork,
  successors,
}: WorkToReassign): OutputOf<typeof employeeEndpoints.getOpenWork> {
  return {
    openWork,
    successors: successors.map(({ id, fullName, role, designation }) => ({
      id,
      fullName,
      role,
      designation,
    })),
  };
}

export function limitsView(limits: MyLimits): OutputOf<typeof employeeEndpoints.getMyLimits> {
  return {
    mayRecordPayments: limits.mayRecordPayments,
    backDatingDaysMax: limits.backDatingDaysMax,
    contactHours: { opensAt: limits.contactFrom, closesAt: limits.contactUntil },
  };
}
