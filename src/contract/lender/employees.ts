import * as z from 'zod/mini';
import { endpoint, pageQuery, sortedBy } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { branchName } from '#contract/fields/branch-name.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { cnicNumber } from '#contract/fields/cnic-field.ts';
import { emailAddress } from '#contract/fields/email-field.ts';
import { writtenPersonName } from '#contract/fields/name-field.ts';
import { optionalField } from '#contract/fields/optional-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { proofErrors, proofFields } from '#contract/fields/proof-fields.ts';
import { rupeesLimit } from '#contract/fields/rupees-limit-field.ts';
import { phoneNumber } from '#contract/fields/text-field.ts';
import { wholeNumber } from '#contract/fields/whole-number-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import { issuedCode } from '#contract/identity/codes.ts';
import { googleStates } from '#contract/identity/google.ts';
import { decisionLimitFields, decisionLimits } from '#contract/lending/approval.ts';
import { languages } from '#domain/language.ts';
import { staffRoles } from '#domain/rights/role.ts';

const byId = z.object({ id: z.uuid() });

/** The unfinished work that someone is in charge of. */
const openWork = z.object({ customers: z.number(), agreements: z.number(), contactRequests: z.number() });
export type OpenWork = z.output<typeof openWork>;

/** The job title of an employee, from the list in the office rules. */
const designation = z.object({ id: z.uuid(), name: spoken });

/** One row of the list. A superadmin may work at no branch in particular. */
const employeeRow = z.object({
  id: z.uuid(),
  fullName: writtenText,
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  role: z.enum(staffRoles),
  branch: z.nullable(branchName),
  designation: z.nullable(designation),
  isActive: z.boolean(),
  /** Null until the first time. */
  lastSignedInAt: z.nullable(z.iso.datetime()),
  /** Rupees collected by them that count for this month, less reversals and refunds. */
  collectedThisMonth: z.number(),
  openWork,
});
export type EmployeeRow = z.output<typeof employeeRow>;

export const employee = z.extend(employeeRow, {
  language: z.enum(languages),
  /** Null if none is on record. */
  cnicMasked: z.nullable(z.string()),
  joinedOn: z.nullable(z.iso.date()),
  mayRecordPayments: z.boolean(),
  /** Sees the lines of bank statements that no customer is proposed for, and sets lines aside. */
  mayMatchUnknownLines: z.boolean(),
  /** The most days before today that they may date a payment. */
  backDatingDaysMax: z.number(),
  /** The cash in their hand that they are told of, in whole rupees. Null is the limit of the office rules. */
  handCashMax: z.nullable(z.number()),
  ...decisionLimits,
  /** True once they have chosen a password; until then they need an activation code. */
  hasPassword: z.boolean(),
  /** Is asked for a code of the authenticator app when signing in. */
  isTotpOn: z.boolean(),
  google: z.enum(googleStates),
  /** Sent back with an edit, so that no change of another person is lost. */
  version: z.number(),
});
export type Employee = z.output<typeof employee>;

const employeeFields = {
  fullName: writtenPersonName(),
  phone: optionalField(phoneNumber()),
  email: emailAddress(),
  language: z.enum(languages),
  branchId: z.uuid({ error: 'branch_unknown' satisfies FieldMessageKey }),
  designationId: optionalField(z.uuid()),
  joinedOn: optionalField(calendarDay()),
  mayRecordPayments: z.boolean(),
  mayMatchUnknownLines: z.boolean(),
  backDatingDaysMax: wholeNumber(0, 90, 'back_dating_days_out_of_range'),
  handCashMax: rupeesLimit(),
};

const canSignIn = z.refine<{ phone: string | null; email: string | null }>(
  ({ phone, email }) => phone !== null || email !== null,
  { path: ['phone'], error: 'phone_or_email_required' satisfies FieldMessageKey },
);

/** Everyone begins as an employee without limits; who may decide more is an act of its own. */
export const newEmployeeForm = z.object({ ...employeeFields, cnic: cnicNumber() }).check(canSignIn);
export type NewEmployeeForm = z.output<typeof newEmployeeForm>;

/** The colleague who takes over the open work that would be out of the employee's reach; null when there is none. */
const successorId = optionalField(z.uuid());

/** Without the role, which has its own command. */
export const employeeForm = z
  .object({
    ...employeeFields,
    ...decisionLimitFields,
    /** Null keeps the CNIC: the form shows it only masked, so it cannot send it back. */
    cnic: optionalField(cnicNumber()),
    /** Needed when they move to another branch and leave open work behind. */
    successorId,
    /** For limits that rise, and for another phone or e-mail of someone who decides about money. */
    ...proofFields,
    version: z.number(),
  })
  .check(canSignIn);
export type EmployeeForm = z.output<typeof employeeForm>;

export const employeeStates = ['active', 'inactive'] as const;

const reassignErrors = ['open_work_remains'] as const;

export const employeeEndpoints = {
  listEmployees: endpoint({
    // A POST although it only reads: the search text may be a phone, which must not be in a URL.
    method: 'POST',
    path: '/api/employees/search',
    summary: 'Everyone who works for the lender, newest first; searched by name, phone or e-mail',
    access: 'employees.manage',
    body: z.object({
      ...pageQuery,
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      branchId: z.optional(z.uuid()),
      role: z.optional(z.enum(staffRoles)),
      state: z.optional(z.enum(employeeStates)),
      sort: sortedBy('name', 'lastSignedInAt'),
    }),
    output: employeeRow,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  getEmployee: endpoint({
    method: 'GET',
    path: '/api/employees/:id',
    summary: 'One employee, with limits and open work',
    access: 'employees.manage',
    params: byId,
    output: employee,
  }),
  createEmployee: endpoint({
    method: 'POST',
    path: '/api/employees',
    summary: 'Puts an employee on record; an activation code, issued next, lets them choose a password',
    access: 'employees.manage',
    body: newEmployeeForm,
    output: employee,
    errors: ['idempotency_key_reused'],
    idempotencyKey: 'required',
  }),
  issueActivationCode: endpoint({
    method: 'POST',
    path: '/api/employees/:id/activation-code',
    summary:
      'Issues a one-time code to choose a password with; it is shown this once, and ends the code before it. Null if another superadmin has to confirm it',
    access: 'employees.manage',
    params: byId,
    body: z.object(proofFields),
    output: z.nullable(issuedCode),
    errors: ['employee_inactive', 'employee_has_password', ...proofErrors],
  }),
  issueEmployeePasswordResetCode: endpoint({
    method: 'POST',
    path: '/api/employees/:id/password-reset-code',
    summary:
      "A code by which an employee sets a new password; `id` is the employee's user. An earlier code ends. Null if another superadmin has to confirm it",
    access: 'employees.manage',
    params: byId,
    body: z.object(proofFields),
    output: z.nullable(issuedCode),
    errors: ['employee_inactive', ...proofErrors],
  }),
  editEmployee: endpoint({
    method: 'PUT',
    path: '/api/employees/:id',
    summary:
      'Changes an employee; a move to another branch reassigns the work that they would no longer reach',
    access: 'employees.manage',
    params: byId,
    body: employeeForm,
    output: employee,
    errors: ['changed_meanwhile', ...reassignErrors, ...proofErrors],
  }),
  changeEmployeeRole: endpoint({
    method: 'PUT',
    path: '/api/employees/:id/role',
    summary:
      'Gives an employee another role. A superadmin is made once another superadmin has confirmed it, where there is one',
    access: 'roles.manage',
    params: byId,
    body: z.object({ role: z.enum(staffRoles), successorId, ...proofFields }),
    output: employee,
    errors: ['own_user', 'last_superadmin', 'employee_inactive', ...reassignErrors, ...proofErrors],
  }),
  getOpenWork: endpoint({
    method: 'GET',
    path: '/api/employees/:id/open-work',
    summary:
      'The open work that would be reassigned, and who can take it over: all of it when they leave, or what lies outside the branch they keep',
    access: 'employees.manage',
    params: byId,
    query: z.object({
      /** The branch they would work at afterwards, for a move or for a superadmin who becomes an employee. */
      keepsBranchId: z.optional(z.uuid()),
    }),
    output: z.object({
      openWork,
      successors: z.array(
        z.object({
          id: z.uuid(),
          fullName: writtenText,
          role: z.enum(staffRoles),
          designation: z.nullable(spoken),
        }),
      ),
    }),
  }),
  deactivateEmployee: endpoint({
    method: 'POST',
    path: '/api/employees/:id/deactivate',
    summary: 'Ends the sessions at once and reassigns the open work; the person stays on record',
    access: 'employees.manage',
    params: byId,
    body: z.object({ successorId }),
    output: employee,
    errors: ['own_user', 'last_superadmin', 'employee_inactive', ...reassignErrors],
  }),
  reactivateEmployee: endpoint({
    method: 'POST',
    path: '/api/employees/:id/reactivate',
    summary: 'Lets a former employee sign in again',
    access: 'employees.manage',
    params: byId,
    body: z.object(proofFields),
    output: employee,
    errors: ['employee_active', ...proofErrors],
  }),
  turnOffEmployeeTotp: endpoint({
    method: 'POST',
    path: '/api/employees/:id/turn-off-totp',
    summary:
      'Turns off the two-step sign-in of someone who lost the phone, and ends their sessions; asks for the own password and second step',
    access: 'employees.manage',
    params: byId,
    body: z.object(proofFields),
    output: employee,
    errors: ['own_user', 'employee_totp_off', ...proofErrors],
  }),
  turnOffEmployeeGoogle: endpoint({
    method: 'POST',
    path: '/api/employees/:id/turn-off-google',
    summary: 'Undoes the link to the Google account of an employee for good, and ends their sessions',
    access: 'employees.manage',
    params: byId,
    output: employee,
    errors: ['own_user', 'employee_google_off'],
  }),
  getMyLimits: endpoint({
    method: 'GET',
    path: '/api/me/limits',
    summary: 'What the signed-in member of staff may record, and when customers may be called',
    access: 'my-work.read',
    output: z.object({
      mayRecordPayments: z.boolean(),
      backDatingDaysMax: z.number(),
      /** `HH:MM` on the clock of Karachi; outside them a call or message asks for a reason. */
      contactHours: z.object({ opensAt: z.string(), closesAt: z.string() }),
    }),
  }),
};
