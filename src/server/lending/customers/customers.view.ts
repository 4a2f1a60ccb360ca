import type { Customer, CustomerListRow } from '#contract/lending/customers.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { attentionOf } from '#domain/lending/collections/attention.ts';
import { daysPastDue } from '#domain/lending/collections/standing.ts';
import { rupees } from '#domain/money/rupees.ts';
import { type Cnic, cnicWarnings, maskCnic } from '#domain/person/cnic.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import type { DebtRow } from './find-debts.ts';
import type { CustomerListDbRow } from './list-customers.queries.ts';

/**
 * The fields of a customer's form, as stored. A new field of the form is added here and in the view; then it is read and
 * written everywhere.
 */
export const customerParticulars = columns(
  'customers',
  [
    'relative',
    'cnic_expires_on',
    'gender',
    'born_on',
    'phone',
    'second_phone',
    'email',
    'language',
    'takes_messages',
    'city',
    'occupation',
    'monthly_income',
    'household_size',
    'notes',
  ],
  { written: ['full_name', 'relative_name', 'address'] },
);

const recordColumns = columns('customers', [
  'id',
  'cnic',
  'cnic_seen_at',
  'branch_id',
  'officer_id',
  'privacy_consent_at',
  'privacy_consent_how',
  'status',
  'user_id',
  'version',
]);

/** A customer's record, for SELECT and RETURNING. */
export const customerColumns = `${recordColumns.selected()}, ${customerParticulars.selected()}`;

export interface CustomerRow extends RowOf<typeof recordColumns>, RowOf<typeof customerParticulars> {
  readonly cnic: Cnic;
}

/** The view has no whole CNIC: revealing one is a separate action, and is audited. */
export function customerView(row: CustomerRow): Customer {
  return {
    id: row.id,
    fullName: row.fullName,
    relative: row.relative,
    relativeName: row.relativeName,
    cnicMasked: maskCnic(row.cnic),
    cnicExpiresOn: row.cnicExpiresOn,
    isCnicSeen: row.cnicSeenAt !== null,
    cnicWarnings: cnicWarnings(row.cnic, row.gender),
    gender: row.gender,
    bornOn: row.bornOn,
    phone: row.phone,
    secondPhone: row.secondPhone,
    email: row.email,
    language: row.language,
    takesMessages: row.takesMessages,
    address: row.address,
    city: row.city,
    branchId: row.branchId,
    occupation: row.occupation,
    monthlyIncome: row.monthlyIncome,
    householdSize: row.householdSize,
    officerId: row.officerId,
    notes: row.notes,
    privacyConsentAt: row.privacyConsentAt.toISOString(),
    privacyConsentHow: row.privacyConsentHow,
    status: row.status,
    hasSignIn: row.userId !== null,
    version: row.version,
  };
}

type Debt = 'dueNow' | 'attention' | 'lastContact';
export type ListedCustomer = Omit<CustomerListRow, Debt>;

/** A customer as a row of the list, without what the debt asks for. */
export function customerListView(row: CustomerListDbRow, today: CalendarDate): ListedCustomer {
  return {
    id: row.id,
    fullName: row.fullName,
    cnicMasked: maskCnic(row.cnic),
    phone: row.phone,
    status: row.status as CustomerListRow['status'],
    branch: row.city,
    officerName: row.officerName,
    activeAgreements: row.activeAgreements,
    isColleague: row.isColleague,
    outstanding: row.outstanding,
    daysPastDue: daysPastDue(row.oldestUnpaidDueOn, today),
    hasWriteOff: row.hasWriteOff,
  };
}

const noDebt: DebtRow = {
  dueNow: rupees(0),
  isPromiseBroken: false,
  isReliefRequested: false,
  lastContacts: [],
};

/** The rest of such a row. */
export function debtView({ dueNow, lastContacts, ...debt } = noDebt): Pick<CustomerListRow, Debt> {
  const [last] = lastContacts;
  return {
    dueNow,
    attention: attentionOf({ ...debt, lastResults: lastContacts.map(({ result }) => result) }),
    lastContact: last ?? null,
  };
}
