import type { OutputOf } from '#contract/endpoint.ts';
import type { Employee, EmployeeRow, employeeEndpoints } from '#contract/lender/employees.ts';
import { maskCnic } from '#domain/person/cnic.ts';
import type { EmployeeRecord } from './employees.queries.ts';
import type { MyLimits } from './my-limits.ts';
import type { LeftWork } from './open-work.ts';

export function employeeRowView(record: EmployeeRecord): EmployeeRow {
  return {
    id: record.id,
    fullName: record.full_name,
    phone: record.phone,
    email: record.email,
    role: record.role,
    branch:
      record.branch_id === null
        ? null
        : {
            id: record.branch_id,
            code: record.branch_code,
            city: { en: record.city, ur: record.city_ur },
          },
    designation: record.designation,
    isActive: record.is_active,
    lastSignedInAt: record.last_signed_in_at?.toISOString() ?? null,
    collectedThisMonth: record.collected,
    openWork: {
      customers: record.open_customers,
      agreements: record.open_agreements,
      contactRequests: record.open_contact_requests,
    },
  };
}

export function employeeView(record: EmployeeRecord): Employee {
  return {
    ...employeeRowView(record),
    language: record.language,
    cnicMasked: record.cnic === null ? null : maskCnic(record.cnic),
    joinedOn: record.joined_on,
    mayRecordPayments: record.may_record_payments,
    backDatingDaysMax: record.back_dating_days_max,
    hasPassword: record.has_password,
    isTotpOn: record.is_totp_on,
    google: record.google,
    version: record.version,
  };
}

export function openWorkView({
  openWork,
  successors,
}: LeftWork): OutputOf<typeof employeeEndpoints.getOpenWork> {
  return {
    openWork,
    successors: successors.map(({ id, full_name, role, designation }) => ({
      id,
      fullName: full_name,
      role,
      designation,
    })),
  };
}

export function limitsView(limits: MyLimits): OutputOf<typeof employeeEndpoints.getMyLimits> {
  return {
    mayRecordPayments: limits.may_record_payments,
    backDatingDaysMax: limits.back_dating_days_max,
    contactHours: { opensAt: limits.contact_from, closesAt: limits.contact_until },
  };
}
