import type { DecisionLimitName } from '#domain/lending/approvals/decision-limits.ts';
import type { ChallengeForm } from './desk/challenges.ts';
import type { ComplaintRulesForm } from './desk/complaint-rules.ts';
import type { BranchForm } from './lender/branches.ts';
import type { NewEmployeeForm } from './lender/employees.ts';
import type { LenderProfileForm, OfficeRules, SitePublication, SiteTextsForm } from './lender/settings.ts';
import type { SiteOfferForm } from './lender/site-offer.ts';
import type { StatementRulesForm } from './lending/bank-statements/statement-rules.ts';
import type { BookRulesForm } from './lending/books/book-rules.ts';
import type { Customer } from './lending/customers.ts';
import type { MessageWordsForm } from './lending/messages/message-words.ts';
import type { MessageRulesForm } from './lending/messages/messages.ts';
import type { Product } from './lending/products.ts';
import type { ScreeningRulesForm } from './lending/screening/screening-rules.ts';
import type { ClosedDaysForm } from './lending/terms/closed-days.ts';
import type { BlogPostForm } from './site/blog.ts';

/** The fields of the office's forms. A new field of a form is audited without being named here. */
type FormField =
  | keyof Customer
  | keyof Product
  | keyof NewEmployeeForm
  | DecisionLimitName
  | keyof BranchForm
  | keyof LenderProfileForm
  | keyof SiteTextsForm
  | keyof SiteOfferForm
  | keyof SitePublication
  | keyof OfficeRules
  | keyof ClosedDaysForm
  | keyof BookRulesForm
  | keyof ComplaintRulesForm
  | keyof ScreeningRulesForm
  | keyof MessageRulesForm
  | keyof MessageWordsForm
  | keyof StatementRulesForm
  | keyof ChallengeForm
  | keyof BlogPostForm;

/**
 * The fields of an audit event's old and new values, by their recorded names. The office has a label for each in both languages
 * and a way to show its value.
 */
export type AuditField =
  | FormField
  // People and how they sign in.
  | 'listRows'
  | 'isNewEmail'
  | 'isTotpOn'
  | 'identityProof'
  | 'role'
  | 'alone'
  | 'google'
  | 'designation'
  | 'reassigned'
  | 'how'
  | 'byActivationCode'
  | 'purpose'
  | 'expiresAt'
  | 'passwordEnded'
  | 'sessionsEnded'
  | 'googleUnlinked'
  | 'waitSeconds'
  | 'code'
  // The blog.
  | 'slug'
  | 'cover'
  // Documents.
  | 'kind'
  // Agreements.
  | 'number'
  | 'customerId'
  | 'price'
  | 'downPayment'
  | 'relief'
  | 'count'
  | 'frequency'
  | 'startOn'
  | 'firstDueOn'
  | 'termsVersion'
  | 'codeWay'
  | 'wrongTries'
  | 'supplier'
  | 'invoiceNumber'
  | 'invoicedOn'
  | 'cost'
  // Requests and decisions.
  | 'state'
  | 'reason'
  | 'note'
  | 'alone'
  | 'exceeded'
  | 'budget'
  // Money and collections.
  | 'amount'
  | 'valuedOn'
  | 'countsOn'
  // Cash.
  | 'accountName'
  | 'accountNumber'
  | 'slipNumber'
  | 'depositedOn'
  | 'arrivedOn'
  | 'openedOn'
  | 'offered'
  | 'slip'
  | 'sheet'
  | 'cashDay'
  | 'openRequests'
  | 'expenseCategory'
  | 'hasPicture'
  | 'shouldBe'
  // The field book.
  | 'fieldDevice'
  | 'deviceName'
  | 'fieldSlip'
  | 'fieldItem'
  | 'fieldAlarm'
  | 'holdReason'
  | 'visits'
  // Months.
  | 'monthEnd'
  | 'entries'
  | 'fixed'
  | 'pays'
  | 'outstanding'
  | 'overpaid'
  | 'next'
  | 'clearanceSerial'
  | 'receiptSerial'
  | 'voucherSerial'
  | 'paper'
  | 'isDuplicate'
  | 'channel'
  | 'result'
  | 'outsideHoursReason'
  | 'reminder'
  | 'guarantor'
  | 'promisedFor'
  | 'callBackOn'
  | 'callBackTime'
  | 'sentOn'
  | 'wishedOn'
  | 'answer'
  | 'method'
  | 'reference'
  // Contact requests.
  | 'assigneeId'
  | 'visitOn'
  | 'startsAt'
  | 'closeReason'
  | 'mergedInto'
  // Complaints.
  | 'handlerId'
  // Exports.
  | 'report'
  | 'filters'
  | 'rows'
  // Imports.
  | 'fileName'
  | 'chosen'
  // Screening.
  | 'listName'
  | 'fileHash'
  | 'found'
  | 'foundNew'
  | 'matchState'
  // Identifiers that only computers use.
  | 'userId'
  | 'entryId'
  | 'agreementId'
  | 'approvalId'
  | 'documentId'
  | 'transferReportId'
  | 'customerRequestId'
  | 'branchCode';

/** The old or the new values of an audit event. */
export type AuditRecord = { readonly [Field in AuditField]?: unknown };

/** The fields of all types in the union `T`. */
type FieldsOf<T> = T extends unknown ? keyof T : never;

/**
 * `T` if each of its fields is an `AuditField`; otherwise a type that no `T` matches, so the compiler refuses a field without a
 * label. It also refuses a record with unknown fields.
 */
export type NamedFields<T extends object> = [FieldsOf<T>] extends [never]
  ? { readonly unknownFields: never }
  : [FieldsOf<T>] extends [AuditField]
    ? T
    : { readonly unnamedField: Exclude<FieldsOf<T>, AuditField> };
