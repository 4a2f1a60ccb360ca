import type { AuditField } from '#contract/audit-field.ts';
import { balanceNames, metricNames } from '#contract/desk/labels/metric-names.messages.ts';
import { requestStatusNames } from '#contract/desk/labels/request-names.messages.ts';
import { languageWords } from '#contract/fields/plain-choices.messages.ts';
import { reportTitles } from '#contract/insight/report-labels.messages.ts';
import {
  accountLabels,
  arrivedOnLabel,
  customerLabels,
  depositLabels,
  expenseLabels,
  statementRuleLabels,
} from '#contract/lending/field-labels.ts';
import { approvalStateNames } from '#contract/lending/labels/approval-names.messages.ts';
import {
  cashAccountNames,
  cashMovementNames,
  expenseCategoryNames,
} from '#contract/lending/labels/cash-names.messages.ts';
import { customerStatusNames } from '#contract/lending/labels/customer-names.messages.ts';
import { entryKindNames, methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import {
  alarmReasonNames,
  fieldItemNames,
  holdReasonNames,
} from '#contract/lending/labels/field-names.messages.ts';
import { matchStateNames } from '#contract/lending/labels/screening-names.messages.ts';
import type { AuditAction } from '#domain/audit/audit-action.ts';
import type { Phrase } from '#domain/language.ts';
import { challengeLabels } from '#web/office/desk/ground/challenge-labels.messages.ts';
import { deskWords } from '#web/office/desk/ground/desk-words.messages.ts';
import { closeReasonNames, contactOutcomeNames } from '#web/office/desk/ground/request-labels.messages.ts';
import { identityWords } from '#web/office/identity/ground/identity-words.messages.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { listRowsNames, listRowsTitle } from '#web/office/kit/list/list-rows.messages.ts';
import { paperNames } from '#web/office/kit/print/print.messages.ts';
import { agreementStatusNames } from '#web/office/lending/ground/labels/agreement-labels.messages.ts';
import {
  channelNames,
  reminderNames,
  resultNames,
} from '#web/office/lending/ground/labels/contact-labels.messages.ts';
import { costLabels } from '#web/office/lending/ground/labels/cost-labels.messages.ts';
import {
  cnicWarningNames,
  consentCodeWayNames,
  documentKindNames,
  genderNames,
  officerTitle,
  relativeNames,
} from '#web/office/lending/ground/labels/customer-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { templateNames } from '#web/office/lending/ground/labels/message-names.messages.ts';
import { pictogramNames } from '#web/office/lending/ground/labels/pictogram-names.messages.ts';
import { categoryNames, productLabels } from '#web/office/lending/ground/labels/product-labels.messages.ts';
import { roleNames } from '#web/ui/role-names.messages.ts';
import { branchLabels } from '../ground/branch-labels.messages.ts';
import { employeeLabels } from '../ground/employee-labels.messages.ts';
import { lenderLabels } from '../ground/lender-labels.messages.ts';
import { rightsKindNames } from '../ground/rights-kind-names.messages.ts';
import { exportFilters, statusName } from './export-filters.messages.ts';
import { fieldsNamed, type RecordedField } from './recorded-field.ts';
import {
  codePurposeNames,
  everythingName,
  failedProofNames,
  googleStateNames,
  wayNames,
} from './recorded-values.messages.ts';
import { settingsFields } from './settings-fields.messages.ts';
import {
  exceeded,
  figure,
  frequency,
  listed,
  nextDue,
  paidInstallments,
  picture,
  reassigned,
  wholeText,
} from './tell-parts.ts';
import {
  asRecorded,
  calendarDay,
  clearanceNumber,
  clockTime,
  count,
  ifTrue,
  moment,
  named,
  oneOf,
  percent,
  phone,
  plainNumber,
  receiptNumber,
  rupees,
  series,
  voucherNumber,
  yesNo,
} from './tell-value.ts';

/** A field that the lender or its people wrote, shown as they wrote it. */
function written(en: string, ur: string): RecordedField {
  return { name: { en, ur }, tell: asRecorded };
}

const { branchId: _, hasPrivacyConsent: __, ...customerFields } = fieldsNamed(customerLabels);
/** The text of a post. Its words are the site's, which lies above this wing, so they are handed in. */
type PostField = 'summary' | 'body' | 'coverAlt';
export type PostLabels = Readonly<Record<PostField, Phrase>>;

/** Keeps the place of a field in the order. */
const handedIn = null;

/**
 * Every field, in reading order. Null marks an internal key: it says nothing to a reader, and the export has it. A missing field
 * is a type error.
 */
export const recordedFields: Readonly<Record<AuditField, RecordedField | null>> = {
  number: written('Agreement number', 'معاہدے کا نمبر'),
  customerId: { name: lendingWords.customer, tell: named },
  userId: { name: plainWords.account, tell: named },
  code: { name: branchLabels.code, tell: asRecorded },
  name: written('Name', 'نام'),
  ...customerFields,
  relative: { name: customerLabels.relative, tell: oneOf(relativeNames) },
  cnicMasked: customerFields.cnic,
  cnicExpiresOn: { name: customerLabels.cnicExpiresOn, tell: calendarDay },
  cnicWarnings: {
    name: { en: 'CNIC warnings', ur: 'شناختی کارڈ میں قابلِ توجہ باتیں' },
    tell: series(oneOf(cnicWarningNames)),
  },
  hasSignIn: { name: { en: 'Has an account', ur: 'اکاؤنٹ موجود ہے' }, tell: yesNo },
  isCnicSeen: { name: customerLabels.isCnicSeen, tell: yesNo },
  gender: { name: customerLabels.gender, tell: oneOf(genderNames) },
  bornOn: { name: customerLabels.bornOn, tell: calendarDay },
  phone: { name: customerLabels.phone, tell: phone },
  secondPhone: { name: customerLabels.secondPhone, tell: phone },
  whatsApp: { name: lenderLabels.whatsApp, tell: phone },
  listRows: { name: listRowsTitle, tell: oneOf(listRowsNames) },
  isNewEmail: { name: { en: 'Email changed', ur: 'ای میل تبدیل ہوئی' }, tell: ifTrue },
  language: { name: employeeLabels.language, tell: oneOf(languageWords) },
  area: written('Area', 'علاقہ'),
  manager: written('Manager', 'مینیجر'),
  takesMessages: { name: customerLabels.takesMessages, tell: yesNo },
  privacyConsentAt: { name: { en: 'Privacy notice agreed to', ur: 'رازداری پر رضامندی' }, tell: moment },
  privacyConsentHow: { name: customerLabels.privacyConsentHow, tell: oneOf(wayNames) },
  monthlyIncome: { name: customerLabels.monthlyIncome, tell: rupees },
  householdSize: { name: customerLabels.householdSize, tell: count },
  role: { name: employeeLabels.role, tell: oneOf(roleNames) },
  branchId: { name: employeeLabels.branchId, tell: named },
  officerId: { name: officerTitle, tell: named },
  designation: { name: employeeLabels.designationId, tell: asRecorded },
  joinedOn: { name: employeeLabels.joinedOn, tell: calendarDay },
  mayRecordPayments: { name: employeeLabels.mayRecordPayments, tell: yesNo },
  mayMatchUnknownLines: { name: employeeLabels.mayMatchUnknownLines, tell: yesNo },
  backDatingDaysMax: { name: employeeLabels.backDatingDaysMax, tell: count },
  decidesAgreementsTo: { name: employeeLabels.decidesAgreementsTo, tell: rupees },
  decidesReliefTo: { name: employeeLabels.decidesReliefTo, tell: rupees },
  decidesReversalsTo: { name: employeeLabels.decidesReversalsTo, tell: rupees },
  decidesRefundsTo: { name: employeeLabels.decidesRefundsTo, tell: rupees },
  decidesWriteOffsTo: { name: employeeLabels.decidesWriteOffsTo, tell: rupees },
  decidesBackDatingDays: { name: employeeLabels.decidesBackDatingDays, tell: count },
  postsCertain: { name: statementRuleLabels.postsCertain, tell: yesNo },
  feeTexts: { name: statementRuleLabels.feeTexts, tell: series(asRecorded) },
  decidesReschedules: { name: employeeLabels.decidesReschedules, tell: yesNo },
  identityProof: { name: { en: 'How identity was verified', ur: 'شناخت کیسے ثابت ہوئی' }, tell: asRecorded },
  isTotpOn: { name: identityWords.twoStepSignIn, tell: yesNo },
  google: { name: identityWords.googleSignIn, tell: oneOf(googleStateNames) },
  reassigned: { name: { en: 'Work reassigned', ur: 'دوسرے کے سپرد کیا گیا کام' }, tell: reassigned },

  how: { name: { en: 'How', ur: 'طریقہ' }, tell: oneOf(wayNames) },
  byActivationCode: { name: { en: 'By activation code', ur: 'ایکٹیویشن کوڈ سے' }, tell: yesNo },
  purpose: { name: { en: 'Purpose', ur: 'مقصد' }, tell: oneOf(codePurposeNames) },
  expiresAt: { name: { en: 'Valid until', ur: 'کب تک کارآمد' }, tell: moment },
  passwordEnded: { name: { en: 'Earlier password ended', ur: 'پچھلا پاس ورڈ ختم ہوا' }, tell: ifTrue },
  sessionsEnded: { name: { en: 'Sessions ended', ur: 'ختم کیے گئے سیشن' }, tell: count },
  googleUnlinked: { name: { en: 'Google link ended', ur: 'گوگل سے جوڑ ختم ہوا' }, tell: ifTrue },
  waitSeconds: { name: { en: 'Wait, in seconds', ur: 'انتظار، سیکنڈوں میں' }, tell: count },

  kind: {
    name: plainWords.type,
    tell: oneOf({
      ...entryKindNames,
      ...documentKindNames,
      ...rightsKindNames,
      ...cashMovementNames,
      ...cashAccountNames,
    }),
  },
  amount: { name: plainWords.amount, tell: rupees },
  offered: { name: { en: 'Stated amount', ur: 'بتائی گئی رقم' }, tell: rupees },
  slip: { name: lendingWords.cashSlip, tell: asRecorded },
  fieldDevice: { name: { en: 'Phone in the field', ur: 'فیلڈ کا فون' }, tell: asRecorded },
  deviceName: { name: { en: 'Name of the phone', ur: 'فون کا نام' }, tell: asRecorded },
  fieldSlip: { name: { en: 'Slip of the field', ur: 'فیلڈ کی پرچی' }, tell: asRecorded },
  fieldItem: { name: { en: 'Brought back', ur: 'فیلڈ کا اندراج' }, tell: oneOf(fieldItemNames) },
  fieldAlarm: { name: { en: 'Alarm', ur: 'خبردار' }, tell: oneOf(alarmReasonNames) },
  holdReason: { name: { en: 'Held because', ur: 'روکنے کی وجہ' }, tell: oneOf(holdReasonNames) },
  visits: { name: { en: 'Visits', ur: 'ملاقاتیں' }, tell: asRecorded },
  sheet: { name: { en: 'Day sheet', ur: 'دن کے حساب کا پرچہ' }, tell: asRecorded },
  expenseCategory: { name: expenseLabels.category, tell: oneOf(expenseCategoryNames) },
  hasPicture: { name: { en: 'With a picture', ur: 'تصویر کے ساتھ' }, tell: yesNo },
  cashDay: { name: { en: 'Closed day', ur: 'بند دن' }, tell: calendarDay },
  openRequests: {
    name: { en: 'Contact requests without an answer', ur: 'رابطے کی درخواستیں جن کا جواب باقی ہے' },
    tell: count,
  },
  accountName: { name: accountLabels.name, tell: asRecorded },
  slipNumber: { name: depositLabels.slipNumber, tell: asRecorded },
  depositedOn: { name: depositLabels.depositedOn, tell: calendarDay },
  arrivedOn: { name: arrivedOnLabel, tell: calendarDay },
  accountNumber: { name: accountLabels.number, tell: asRecorded },
  openedOn: { name: accountLabels.openedOn, tell: calendarDay },
  shouldBe: { name: { en: 'Should be in the drawer', ur: 'کیش دراز میں ہونا چاہیے' }, tell: rupees },
  valuedOn: { name: plainWords.date, tell: calendarDay },
  countsOn: { name: lendingWords.countsOn, tell: calendarDay },
  monthEnd: { name: { en: 'End of the month', ur: 'مہینے کا آخری دن' }, tell: calendarDay },
  entries: { name: { en: 'Entries', ur: 'اندراجات' }, tell: count },
  fixed: { name: { en: 'Digest of the fixed figures', ur: 'محفوظ اعداد کا شناختی کوڈ' }, tell: asRecorded },
  pays: { name: { en: 'Applied to installments', ur: 'ادا ہونے والی قسطیں' }, tell: paidInstallments },
  outstanding: { name: lendingWords.outstanding, tell: rupees },
  overpaid: { name: lendingWords.overpaid, tell: rupees },
  next: { name: lendingWords.nextDue, tell: nextDue },
  clearanceSerial: { name: { en: 'Clearance certificate', ur: 'بے باقی سرٹیفکیٹ' }, tell: clearanceNumber },
  receiptSerial: { name: lendingWords.receipt, tell: receiptNumber },
  voucherSerial: { name: lendingWords.voucher, tell: voucherNumber },
  paper: { name: { en: 'Paper', ur: 'کاغذ' }, tell: oneOf(paperNames) },
  isDuplicate: { name: { en: 'Duplicate', ur: 'نقل' }, tell: ifTrue },
  channel: { name: lendingWords.contactedVia, tell: oneOf(channelNames) },
  result: { name: plainWords.result, tell: oneOf({ ...contactOutcomeNames, ...resultNames }) },
  guarantor: { name: { en: 'Guarantor reached', ur: 'ضامن سے رابطہ' }, tell: asRecorded },
  reminder: { name: { en: 'Reminder', ur: 'یاد دہانی' }, tell: oneOf(reminderNames) },
  outsideHoursReason: written('Reason for contacting outside hours', 'اوقات سے باہر رابطے کی وجہ'),
  promisedFor: { name: lendingWords.promisedFor, tell: calendarDay },
  callBackOn: { name: { en: 'Call back on', ur: 'دوبارہ کال کی تاریخ' }, tell: calendarDay },
  callBackTime: { name: { en: 'Call back at', ur: 'دوبارہ کال کا وقت' }, tell: asRecorded },
  wishedOn: { name: { en: 'Requested date', ur: 'مطلوبہ تاریخ' }, tell: calendarDay },
  answer: written('Answer', 'جواب'),
  sentOn: { name: lendingWords.sentOn, tell: calendarDay },
  method: { name: { en: 'Sent via', ur: 'بھیجنے کا ذریعہ' }, tell: oneOf(methodNames) },
  reference: written('Reference number', 'حوالہ نمبر'),
  assigneeId: { name: deskWords.assignee, tell: named },
  handlerId: { name: deskWords.handler, tell: named },
  visitOn: { name: { en: 'Date of the visit', ur: 'ملاقات کی تاریخ' }, tell: calendarDay },
  startsAt: { name: { en: 'Time of the visit', ur: 'ملاقات کا وقت' }, tell: clockTime },
  closeReason: { name: { en: 'Reason for closing', ur: 'بند کرنے کی وجہ' }, tell: oneOf(closeReasonNames) },
  mergedInto: null,
  budget: { name: lendingWords.budget, tell: rupees },

  category: { name: productLabels.category, tell: oneOf(categoryNames) },
  pictogram: { name: productLabels.pictogram, tell: oneOf(pictogramNames) },
  cashPrice: { name: productLabels.cashPrice, tell: rupees },
  termsMonths: {
    name: { en: 'Allowed terms, in months', ur: 'اجازت شدہ مدتیں، مہینوں میں' },
    tell: series(count),
  },
  downPaymentMinPercent: {
    name: { en: 'Minimum down payment', ur: 'کم از کم پیشگی ادائیگی' },
    tell: percent,
  },
  picture: { name: { en: 'Picture', ur: 'تصویر' }, tell: picture },
  price: { name: lendingWords.price, tell: rupees },
  downPayment: { name: lendingWords.downPayment, tell: rupees },
  relief: { name: lendingWords.relief, tell: rupees },
  count: { name: { en: 'Number of installments', ur: 'قسطوں کی تعداد' }, tell: count },
  frequency: { name: { en: 'Frequency', ur: 'وقفہ' }, tell: frequency },
  roundingStep: { name: productLabels.roundingStep, tell: rupees },
  startOn: { name: { en: 'Start date', ur: 'آغاز کی تاریخ' }, tell: calendarDay },
  firstDueOn: { name: { en: 'First due date', ur: 'پہلی قسط کی تاریخ' }, tell: calendarDay },
  termsVersion: { name: { en: 'Version of the terms', ur: 'شرائط کا نسخہ' }, tell: plainNumber },
  codeWay: { name: { en: 'Code given', ur: 'کوڈ کیسے دیا گیا' }, tell: oneOf(consentCodeWayNames) },
  wrongTries: { name: { en: 'Wrong tries', ur: 'غلط کوششیں' }, tell: count },
  supplier: { name: costLabels.supplier, tell: asRecorded },
  invoiceNumber: { name: costLabels.invoiceNumber, tell: asRecorded },
  invoicedOn: { name: costLabels.invoicedOn, tell: calendarDay },
  cost: { name: costLabels.cost, tell: rupees },
  dailyMax: { name: { en: 'Messages a day, at most', ur: 'ایک دن میں زیادہ سے زیادہ پیغامات' }, tell: count },
  isPaused: { name: { en: 'Sending is paused', ur: 'پیغامات بھیجنا رکا ہوا ہے' }, tell: yesNo },
  template: { name: plainWords.message, tell: oneOf(templateNames) },
  words: { name: { en: 'Words', ur: 'الفاظ' }, tell: wholeText },
  isActive: { name: plainWords.active, tell: yesNo },
  status: {
    name: statusName,
    tell: oneOf({ ...agreementStatusNames, ...customerStatusNames, ...requestStatusNames }),
  },
  state: { name: lendingWords.request, tell: oneOf(approvalStateNames) },
  reason: written('Reason', 'وجہ'),
  note: written('Note', 'نوٹ'),
  alone: {
    name: { en: 'Requested and decided by the same person', ur: 'درخواست اور فیصلہ ایک ہی شخص کا' },
    tell: ifTrue,
  },

  exceeded: { name: { en: 'Approved beyond a limit', ur: 'حد سے زیادہ پر منظوری' }, tell: exceeded },

  summary: handedIn,
  body: handedIn,
  coverAlt: handedIn,
  slug: written('Web address', 'ویب پتہ'),
  cover: { name: { en: 'Cover', ur: 'سرورق' }, tell: picture },
  metric: { name: challengeLabels.metric, tell: oneOf(metricNames) },
  target: { name: challengeLabels.target, tell: figure },
  balancingMetric: { name: challengeLabels.balancingMetric, tell: oneOf(balanceNames) },
  boundMax: { name: challengeLabels.boundMax, tell: figure },
  startsOn: { name: challengeLabels.startsOn, tell: calendarDay },
  endsOn: { name: challengeLabels.endsOn, tell: calendarDay },
  reward: { name: challengeLabels.reward, tell: asRecorded },
  branchIds: { name: challengeLabels.branchIds, tell: series(named) },
  employeeIds: { name: challengeLabels.employeeIds, tell: series(named) },

  ...settingsFields,

  report: { name: plainWords.report, tell: oneOf(reportTitles) },
  filters: {
    name: { en: 'Filters', ur: 'فلٹر' },
    tell: listed((filter) => exportFilters[filter] ?? recordedFields[filter as AuditField], everythingName),
  },
  rows: { name: { en: 'Rows', ur: 'سطریں' }, tell: count },
  chosen: { name: { en: 'Rows to take over', ur: 'لاگو ہونے والی سطریں' }, tell: count },
  fileName: { name: { en: 'File', ur: 'فائل' }, tell: asRecorded },
  listName: { name: { en: 'List', ur: 'فہرست' }, tell: asRecorded },
  fileHash: { name: { en: 'SHA-256 of the file', ur: 'فائل کا \u2066SHA-256\u2069' }, tell: asRecorded },
  found: { name: { en: 'Matches', ur: 'مماثلتیں' }, tell: count },
  foundNew: { name: { en: 'New matches', ur: 'نئی مماثلتیں' }, tell: count },
  matchState: { name: { en: 'Match', ur: 'مماثلت' }, tell: oneOf(matchStateNames) },

  id: null,
  designationId: null,
  version: null,
  entryId: null,
  agreementId: null,
  approvalId: null,
  documentId: null,
  transferReportId: null,
  customerRequestId: null,
  branchCode: null,
};

/** Names that earlier versions recorded. Events are never rewritten, so these stay readable. */
const formerFields = { handedOver: recordedFields.reassigned };

/** Fields that mean something else in one action than in all others. */
const ofAction: Readonly<Partial<Record<AuditAction, Readonly<Partial<Record<AuditField, RecordedField>>>>>> =
  {
    end_sessions: { count: { name: { en: 'Sessions ended', ur: 'ختم کیے گئے سیشن' }, tell: count } },
    queue_messages: { count: { name: { en: 'Messages', ur: 'پیغامات' }, tell: count } },
    reach_sign_in_limit: {
      code: { name: { en: 'What was wrong', ur: 'کیا غلط تھا' }, tell: oneOf(failedProofNames) },
    },
  };

/** The fields by their meaning in an action. A field unknown to this version is not among them. */
export function fieldsOfAction(
  action: string,
  { summary, body, coverAlt }: PostLabels,
): ReadonlyMap<string, RecordedField | null> {
  return new Map(
    Object.entries({
      ...formerFields,
      ...recordedFields,
      ...fieldsNamed({ summary, body, coverAlt }),
      ...ofAction[action as AuditAction],
    }),
  );
}
