import { expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { chartAccounts } from '#domain/lending/books/chart-account.ts';
import { findInputLimits } from '#test/support/calls/input-limits.ts';
import { fieldMessage } from './field-messages/field-messages.ts';

interface Limits {
  readonly min?: number;
  readonly max?: number;
}

const required = (max: number): Limits => ({ min: 1, max });
const upTo = (max: number): Limits => ({ max });
const between = (min: number, max: number): Limits => ({ min, max });

const rupeesMax = 100_000_000_000;
const price = between(1, rupeesMax);
const priceOrNone = between(0, rupeesMax);
const line = required(120);
const sentences = required(600);

/**
 * The limits of each field: size, length or count. A field has its limits wherever it is sent; an endpoint with other limits
 * has a row of its own. A limit without a row fails the test, and so does a row without a limit.
 */
const fields: Readonly<Record<string, Limits>> = {
  action: upTo(60),
  activationCode: upTo(40),
  'redeemActivationCode.activationCode': required(40),
  address: required(400),
  'createBranch.address': required(300),
  'editBranch.address': required(300),
  amount: upTo(rupeesMax),
  'saveView.list': upTo(80),
  'hideColumns.list': upTo(80),
  'saveView.name': required(60),
  'registerFieldDevice.name': required(60),
  sealed: upTo(24_000),
  'saveView.query': upTo(1_000),
  'depositCash.amount': price,
  'settleCashDifference.amount': price,
  'payCashExpense.amount': price,
  'payCashExpense.reason': required(500),
  'payBilledCashExpense.reason': required(500),
  'depositCash.slipNumber': required(40),
  'depositSlippedCash.slipNumber': required(40),
  'openCashAccount.name': required(80),
  'openCashAccount.number': required(40),
  'saveMessageWords.content.words': required(800),
  'setStatementRules.feeTexts': upTo(1_220),
  'renameCashAccount.name': required(80),
  'giveCashFloat.amount': price,
  'handOverCash.amount': price,
  'draftAgreement.amount': price,
  'editDraft.amount': price,
  answer: required(1_000),
  area: required(120),
  handCashMax: priceOrNone,
  drawerCashMax: priceOrNone,
  backDatingDaysMax: between(0, 90),
  body: upTo(10_000),
  boundMax: priceOrNone,
  branchIds: upTo(200),
  budget: priceOrNone,
  cashPrice: price,
  city: required(80),
  cnic: required(40),
  code: required(40),
  'createBranch.code': required(10),
  anotherWayReason: upTo(500),
  'columns.*': between(0, 99),
  'hideColumns.columns': upTo(30),
  'hideColumns.columns[]': upTo(40),
  'addBankStatement.columns': upTo(400),
  'addBankStatement.headingLine': upTo(7),
  'readBankStatement.columns': upTo(400),
  'readBankStatement.headingLine': upTo(7),
  'forAll.*': required(80),
  confirmed: upTo(3),
  'content.badges.*.claim': required(40),
  'content.badges.*.figure': upTo(8),
  'content.badges.*.note': required(60),
  'content.burdenReasonPercent': between(10, 100),
  'content.burdenWarningPercent': between(10, 100),
  'content.copyrightYear': between(2_000, 2_099),
  'content.customerOwedMax': priceOrNone,
  'content.description': sentences,
  'content.designations': upTo(50),
  'content.designations[].name': required(80),
  'content.email': upTo(254),
  'content.guideHeading': line,
  'content.guideIntroduction': sentences,
  'content.firstStep': line,
  'content.firstStepText': sentences,
  'content.secondStep': line,
  'content.secondStepText': sentences,
  'content.thirdStep': line,
  'content.thirdStepText': sentences,
  'content.fourthStep': line,
  'content.fourthStepText': sentences,
  'content.bringFirst': line,
  'content.bringSecond': line,
  'content.bringThird': line,
  'content.bringFourth': line,
  'content.bringFifth': line,
  'content.notNeeded': line,
  'content.questionLate': line,
  'content.answerLate': sentences,
  'content.questionEarly': line,
  'content.answerEarly': sentences,
  'content.questionGuarantor': line,
  'content.answerGuarantor': sentences,
  'content.questionRelief': line,
  'content.answerRelief': sentences,
  'content.questionInterest': line,
  'content.answerInterest': sentences,
  'content.footerStatement': sentences,
  'content.guarantorAgreementsMax': between(0, 100),
  'content.guarantorContactAfterDays': between(7, 365),
  'content.guarantorsNeeded': between(0, 5),
  'content.headMails': upTo(5),
  ...Object.fromEntries(chartAccounts.map((account) => [`content.codes.${account}`, required(20)])),
  'content.provision': between(3, 3),
  'content.provision[].overDays': between(1, 3_650),
  'content.provision[].percent': between(0, 100),
  'content.ownCodes': upTo(200),
  'content.ownCodes[].code': required(20),
  'content.holidays': upTo(100),
  'content.holidays[].name': required(60),
  'content.headMails[].email': upTo(254),
  'content.drawerCashMax': priceOrNone,
  'content.expenseWithoutBillMax': priceOrNone,
  'content.handCashMax': priceOrNone,
  'content.headline': required(60),
  'content.*Explanation': sentences,
  'content.*Heading': line,
  'content.householdOwedMax': priceOrNone,
  'content.introduction': sentences,
  'content.*Introduction': sentences,
  'content.licenceNumber': upTo(40),
  'content.mission': sentences,
  'content.missionOfficers': sentences,
  'content.name': required(60),
  'content.newEmployeeBackDatingDays': between(0, 90),
  'content.officeHours': between(1, 7),
  'content.officeHours[].days': required(40),
  'content.officeHours[].weekdays': between(1, 7),
  'content.officeHours[].weekdays[]': between(0, 6),
  'content.overpaymentNoticeInstallments': between(1, 12),
  'content.phone': required(40),
  'content.promise': line,
  'content.regulatorFirstPoint': line,
  'content.regulatorSecondPoint': line,
  'content.reliefExample.repaid': priceOrNone,
  'content.reliefExample.requested': price,
  'content.services.*.items': between(1, 6),
  'content.services.*.items[]': required(80),
  'content.services.*.name': required(60),
  'content.services.*.shortName': required(20),
  'content.services.*.summary': required(320),
  'content.social.*': upTo(500),
  'content.staffIdleMinutes': between(5, 60),
  'content.stats.*.figure': required(8),
  'content.stats.branches.figure': upTo(8),
  'content.stats.*.label': required(40),
  'content.title': line,
  'content.weeklyDaysOff': upTo(6),
  'content.weeklyDaysOff[]': between(0, 6),
  'content.whatsApp': required(40),
  coins: between(0, 9_999),
  count: between(1, 520),
  coverAlt: upTo(200),
  currentPassword: required(200),
  cursor: upTo(500),
  customers: between(1, 500),
  'closeCashDay.hands': upTo(500),
  'closeCashDay.hands[].explanation': required(500),
  'decides*To': priceOrNone,
  decidesBackDatingDays: between(0, 90),
  deliveryNote: upTo(500),
  description: upTo(1_000),
  'recordCostEvidence.description': required(200),
  documentIds: upTo(20),
  differenceReason: upTo(500),
  downPayment: priceOrNone,
  downPaymentMinPercent: between(0, 99),
  email: upTo(254),
  emailAddress: upTo(254),
  employeeIds: upTo(1_000),
  evidence: upTo(2_000),
  fileName: required(200),
  'frequency.every': between(1, 366),
  fullName: required(120),
  guarantors: upTo(10),
  'guarantors[].relation': required(80),
  householdSize: between(1, 50),
  identifier: required(254),
  identityProof: required(500),
  ids: between(1, 100),
  'foreseeCustomerMove.ids': between(1, 500),
  'exportDue.ids': between(1, 200),
  'exportDueWorkbook.ids': between(1, 200),
  items: upTo(50),
  'items[].description': required(200),
  'items[].quantity': between(1, 1_000),
  'items[].unitPrice': price,
  invoiceNumber: required(80),
  manager: required(120),
  mapUrl: upTo(500),
  message: required(10_000),
  monthlyIncome: priceOrNone,
  name: required(120),
  newPassword: between(8, 200),
  note: upTo(500),
  'settleFieldItem.note': required(500),
  'addRequestNote.note': required(2_000),
  'cancelHomeVisit.note': upTo(2_000),
  'closeContactRequest.note': upTo(2_000),
  'decideApproval.confirmed': upTo(1),
  'decideApproval.note': upTo(1_000),
  'handBackContactRequest.note': upTo(2_000),
  'logContact.note': upTo(1_000),
  'logRequestContact.note': upTo(2_000),
  'reopenContactRequest.note': upTo(2_000),
  notes: upTo(2_000),
  ...{ 'submitContactForm.notes': upTo(1_000), about: upTo(1_000) },
  'notes*': between(0, 9_999),
  notices: between(1, 100),
  occupation: upTo(120),
  openCount: { min: 1 },
  outsideHoursReason: upTo(300),
  password: required(200),
  'promise.amount': upTo(rupeesMax),
  'approveAgreement.confirmed': upTo(12),
  'approveAgreement.password': upTo(200),
  'decideApproval.password': upTo(200),
  'rejectAgreement.password': upTo(200),
  'resetPassword.password': between(8, 200),
  'setUp.password': between(8, 200),
  'signUp.password': between(8, 200),
  payerPhone: required(40),
  phone: required(40),
  phoneNumber: required(40),
  reason: required(1_000),
  'cancelChallenge.reason': required(500),
  'contactOutsideHours.reason': required(500),
  'moveCustomers.reason': required(500),
  'refuseTransferReport.reason': required(500),
  'requestSecondStepReset.reason': required(500),
  'setCustomerStatus.reason': required(500),
  'setReliefBudget.reason': required(500),
  'setStatementLineAside.reason': required(500),
  'undoImport.reason': required(500),
  'reopenCashDay.reason': required(500),
  'reopenMonth.reason': required(500),
  reference: upTo(80),
  'reportTransfer.reference': required(80),
  relativeName: required(120),
  receiverName: upTo(120),
  requestIds: between(1, 100),
  reward: required(300),
  roundingStep: price,
  row: between(1, 1_048_576),
  search: upTo(100),
  secondPhone: required(40),
  subject: upTo(60),
  supplier: required(120),
  summary: upTo(240),
  sheets: upTo(60),
  'sheets[].headingLine': between(1, 1_048_576),
  target: price,
  termsMonths: between(1, 40),
  'termsMonths[]': between(1, 120),
  aboutName: upTo(120),
  branchCode: upTo(10),
  number: upTo(100),
  receiptNumber: upTo(40),
  'linkComplaintEntry.receiptNumber': required(40),
  'content.acknowledgeDays': between(1, 30),
  'content.answerDays': between(1, 90),
  'content.executiveDays': between(1, 180),
  ...{ 'content.outsideAddress': upTo(200), 'content.outsideEmail': upTo(254) },
  'content.regulatorContact': upTo(120),
  'submitComplaint.text': required(5_000),
  words: required(5_000),
  'enterComplaint.text': required(5_000),
  'sendMyComplaint.text': required(5_000),
  'answerComplaint.answer': required(5_000),
  'addComplaintNote.note': required(2_000),
  text: upTo(10_000),
  'search.text': upTo(100),
  'addVisitorWord.text': required(500),
  title: required(120),
  token: required(100),
  totpCode: upTo(40),
  dailyMax: between(0, 20_000),
  visitsAtOnce: between(1, 20),
};

/** The longest text that a pattern takes; with one character more it is refused. */
const patterns: Readonly<Record<string, string>> = {
  'columns{}': 'x'.repeat(40),
  'forAll{}': 'x'.repeat(40),
  publicKey: `B${'x'.repeat(86)}`,
  ...{ 'checkReceipt.code': 'x'.repeat(40), 'checkClearance.code': 'x'.repeat(40) },
  'getTrackedRequest.code': 'x'.repeat(40),
  'getTrackedComplaint.code': 'x'.repeat(40),
  'addToComplaint.code': 'x'.repeat(40),
  'reopenComplaint.code': 'x'.repeat(40),
  'addVisitorWord.code': 'x'.repeat(40),
  'withdrawContactRequest.code': 'x'.repeat(40),
  'checkReceipt.entry': 'x'.repeat(40),
  'createBranch.code': 'SGD',
  slug: 'x'.repeat(120),
  month: '2026-12',
  hash: 'a'.repeat(64),
  'getDueSheet.ids': Array(200)
    .fill(`${'a'.repeat(8)}-aaaa-aaaa-aaaa-${'a'.repeat(12)}`)
    .join(),
  'recordCostEvidence.cost': '1'.repeat(15),
  'reportTransfer.amount': '1'.repeat(15),
  'payBilledCashExpense.amount': '1'.repeat(15),
  'depositSlippedCash.amount': '1'.repeat(15),
  version: '1'.repeat(6),
};

/** The default of each field that may be left out. */
const defaults: Readonly<Record<string, unknown>> = {
  confirmed: [],
  group: 'due_today',
  /** The default language of a customer is Urdu. */
  language: 'ur',
  period: 'this_month',
  takesMessages: true,
};

type Rows = Readonly<Record<string, unknown>>;

/**
 * The fields of each row. A row for an endpoint takes precedence over one for the field anywhere, and that over one with a `*`.
 */
function byRow<Place extends { readonly endpoint: string; readonly name: string }>(
  rows: Rows,
  places: readonly Place[],
): ReadonlyMap<string | undefined, readonly Place[]> {
  const patterned = Object.keys(rows).filter((row) => row.includes('*'));
  const likes = patterned.map((row) => ({
    row,
    like: new RegExp(`^${row.replace(/[.[\]]/g, '\\$&').replaceAll('*', '\\w*')}$`),
  }));
  return Map.groupBy(places, ({ endpoint, name }) => {
    const own = [`${endpoint}.${name}`, name].find((row) => Object.hasOwn(rows, row));
    return own ?? likes.find(({ like }) => like.test(name))?.row;
  });
}

const found = findInputLimits();
const limitsByRow = byRow(fields, found.limits);
const patternsByRow = byRow(patterns, found.patterns);
const defaultsByRow = byRow(defaults, found.defaults);

test.each([
  ['limit', fields, limitsByRow],
  ['pattern that counts', patterns, patternsByRow],
  ['default', defaults, defaultsByRow],
])('each %s of the contract has one row, and each row one limit', (_, rows, places) => {
  expect(places.get(undefined) ?? []).toEqual([]);
  expect(new Set(places.keys())).toEqual(new Set(Object.keys(rows)));
});

test.each(Object.entries(fields))(
  '%s is accepted up to its limits and refused beyond them',
  (row, limits) => {
    const places = limitsByRow.get(row) ?? [];
    expect(new Set(places.map(({ bound }) => bound))).toEqual(new Set(Object.keys(limits)));
    for (const { endpoint, bound, refusalOf } of places) {
      const limit = limits[bound] ?? Number.NaN;
      const refusal = refusalOf(bound === 'max' ? limit + 1 : limit - 1);
      expect(refusalOf(limit), endpoint).toBeNull();
      expect(refusal, endpoint).not.toBeNull();
      for (const language of languages) {
        const said = refusal === null ? '' : fieldMessage(refusal, language);
        // A message that names numbers names this one.
        if (/\d/.test(said) && row !== 'content.copyrightYear')
          expect(said, endpoint).toContain(limit.toLocaleString('en'));
      }
    }
  },
);

test.each(Object.entries(patterns))('%s is accepted up to the length of %s', (row, longest) => {
  for (const { endpoint, isTaken } of patternsByRow.get(row) ?? []) {
    expect(isTaken(longest), endpoint).toBe(true);
    expect(isTaken(longest + longest.slice(-1)), endpoint).toBe(false);
  }
});

test.each(Object.entries(defaults))('%s that is left out is read as %j', (row, value) => {
  for (const given of defaultsByRow.get(row) ?? []) expect(given.value, given.endpoint).toEqual(value);
});
