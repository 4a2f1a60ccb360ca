import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { householdListedMax } from '#contract/lending/agreement-decisions.ts';
import { complainantWordsMax } from '#contract/site/complaint-forms.ts';
import { visitorWordsMax } from '#contract/site/tracked-requests.ts';
import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, addMonths, calendarDate, parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Metric } from '#domain/desk/challenges/metric.ts';
import { complaintDueSoonDays } from '#domain/desk/complaints/complaint-clock.ts';
import { promiseMs, promiseStateOf } from '#domain/desk/contact-requests/promise.ts';
import { refusalOfVisit, visitsAtOnceDefault } from '#domain/desk/contact-requests/visit-slots.ts';
import {
  consentCodeMinutes,
  consentCodesSentAnHour,
  consentCodeTriesMax,
} from '#domain/lending/agreements/consent/consent-code.ts';
import { costEvidenceMax } from '#domain/lending/agreements/cost-evidence.ts';
import {
  type FrequencyUnit,
  refusalOfCount,
  refusalOfDraftDates,
  refusalOfFrequency,
  refusalOfPlan,
} from '#domain/lending/agreements/plan.ts';
import { equalExpenseMinutes } from '#domain/lending/cash/cash-expense.ts';
import { nearLimitPercent } from '#domain/lending/cash/cash-limit.ts';
import { attentionOf } from '#domain/lending/collections/attention.ts';
import { callBackAt, callBackShownDays } from '#domain/lending/collections/call-back.ts';
import { refusalOfTransfer } from '#domain/lending/customer-requests/check-transfer.ts';
import { matchDaysMax } from '#domain/lending/customer-requests/transfer-report.ts';
import { fieldPinLength, pinIdleMinutes, wrongPinsMax } from '#domain/lending/field/field-pin.ts';
import { sealNonceBytes, sealPointBytes } from '#domain/lending/field/item-seal.ts';
import { clockToleranceMs, packageLifeMs } from '#domain/lending/field/item-time.ts';
import { equalPaymentMinutes } from '#domain/lending/ledger/check-entry.ts';
import { refusalOfValuedOn, superadminBackDatingDaysMax } from '#domain/lending/ledger/check-valued-on.ts';
import { entryTextLengthMax } from '#domain/lending/screening/read-list-rows.ts';
import { classOfLine } from '#domain/lending/statements/class-of-line.ts';
import { feeTextsMax, isFeeText } from '#domain/lending/statements/fee-text.ts';
import { hasName } from '#domain/lending/statements/line-marks.ts';
import { otherAccountIn } from '#domain/lending/statements/other-account.ts';
import { readStatement } from '#domain/lending/statements/read-statement.ts';
import { referenceKeysIn } from '#domain/lending/statements/reference-of-line.ts';
import { findStatementHeadings } from '#domain/lending/statements/statement-columns.ts';
import { rupees } from '#domain/money/rupees.ts';
import { refusalOfAge } from '#domain/person/customer-age.ts';
import { formatPhoneAsTyped } from '#domain/person/phone.ts';
import { secondStepGraceDays } from '#domain/rights/second-step-due.ts';
import { examplePlan } from '#test/support/ledger/plans.ts';
import { challengeForm } from './desk/challenges.ts';
import { myComplaintsShownMax } from './desk/complaint-commands.ts';
import { requestExportRowsMax } from './desk/contact-requests.ts';
import { latestNotices, unreadCountedMax } from './desk/notices.ts';
import { countedRowsMax, fieldErrorsMax } from './endpoint.ts';
import { importBytesMax, importRowsMax } from './fields/import-limits.ts';
import { hiddenColumnsMax, savedViewsMax } from './identity/saved-views.ts';
import { reportEndpoints, reportExportRowsMax, reportSheetRowsMax } from './insight/reports.ts';
import { auditExportRowsMax } from './lender/audit.ts';
import { rightsRequestsShownMax } from './lender/rights-requests.ts';
import { statementShownMax } from './lending/bank-statements/bank-statements.ts';
import { waitingLinesMax } from './lending/bank-statements/statement-matching.ts';
import {
  cashDepositsShownMax,
  cashDifferencesShownMax,
  cashExpensesShownMax,
  cashOffersShownMax,
  cashSlipsShownMax,
  reversedCashShownMax,
} from './lending/cash/cash.ts';
import { cashAccountsShownMax } from './lending/cash/cash-accounts.ts';
import { cashReversalsShownMax } from './lending/cash/cash-reversals.ts';
import { handOverRowsMax } from './lending/cash/hand-over-cash.ts';
import { cashDayRowsMax, cashDayTextMax } from './lending/cash-days/cash-days.ts';
import { dueSheetRowsMax, keptRateDays } from './lending/collections.ts';
import { documentsMax } from './lending/customer-documents.ts';
import { myRequestsShownMax } from './lending/customer-requests.ts';
import { customerExportRowsMax } from './lending/customers.ts';
import { fieldSlipsShownMax } from './lending/field/field-cash.ts';
import { fieldVisitsMax } from './lending/field/field-days.ts';
import { fieldDevicesShownMax, missingSlipsShownMax } from './lending/field/field-devices.ts';
import { heldSlipsShownMax, itemTextMax } from './lending/field/field-items.ts';
import { toCallDays, toSendRowsMax } from './lending/messages/messages.ts';
import { paymentExportRowsMax } from './lending/payment-register.ts';
import { listBytesMax, listRowsMax } from './lending/screening/list-file.ts';
import { resetsShownMax } from './lending/second-step-resets.ts';
import { myTransfersShownMax } from './lending/transfer-reports.ts';
import { pictureBytesMax, picturePixelsMax, pictureSideMax } from './picture.ts';

const today = calendarDate('2026-11-20');

/** A limit with the rule that enforces it: the edge is accepted, one beyond is refused. */
interface Ruled {
  readonly edge: number;
  readonly beyond: 1 | -1;
  readonly isWell: (amount: number) => boolean;
}

const upTo = (edge: number, isWell: Ruled['isWell']): Ruled => ({ edge, beyond: 1, isWell });
const from = (edge: number, isWell: Ruled['isWell']): Ruled => ({ edge, beyond: -1, isWell });

const isRightAge = (years: number) => refusalOfAge(addMonths(today, -12 * years), today) === null;
const isYear = (year: number) => parseCalendarDate(`${year}-01-01`) !== null;
const isFrequency = (unit: FrequencyUnit) => (every: number) => refusalOfFrequency({ unit, every }) === null;
const isTarget = (metric: Metric) => (target: number) => isChallenge({ metric, target });

function isChallenge(given: object): boolean {
  return challengeForm.safeParse({
    title: { own: 'Collect' },
    metric: 'amount_collected',
    target: 1,
    balancingMetric: 'par30',
    boundMax: 0,
    startsOn: '2026-01-01',
    endsOn: '2026-01-31',
    reward: 'Tea',
    branchIds: [],
    employeeIds: ['00000000-0000-7000-8000-000000000000'],
    ...given,
  }).success;
}

const ruled: Readonly<Record<string, Ruled>> = {
  customerAgeMin: from(18, isRightAge),
  customerAgeMax: upTo(75, isRightAge),
  earliestYear: from(1900, isYear),
  latestYear: upTo(2199, isYear),
  phoneDigitsMax: upTo(11, (digits) => formatPhoneAsTyped('0'.repeat(digits)).length === digits + 1),
  visitDaysAheadMax: upTo(60, (days) => {
    const visit = { visitOn: addDays(today, days), startsAt: '10:00' };
    return refusalOfVisit(visit, ['10:00'], { now: 0, today }) === null;
  }),
  callBackDaysMax: upTo(30, (days) => {
    const now = startOfBusinessDate(today);
    return callBackAt({ day: addDays(today, days), time: '00:00' }, now) !== null;
  }),
  unansweredContacts: from(3, (contacts) => {
    const lastResults = Array(contacts).fill('no_answer');
    return attentionOf({ isPromiseBroken: false, isReliefRequested: false, lastResults }) === 'no_answer';
  }),
  promiseMs: upTo(86_400_000, (ms) => promiseStateOf(0, ms, ms) === 'kept'),
  promiseDueSoonMs: upTo(10_800_000, (ms) => promiseStateOf(0, null, promiseMs - ms) === 'due_soon'),
  installmentCountMax: upTo(520, (count) => refusalOfCount(count, rupees(1_000_000), rupees(1)) === null),
  'frequencyMax.months': upTo(12, isFrequency('months')),
  'frequencyMax.weeks': upTo(52, isFrequency('weeks')),
  'frequencyMax.days': upTo(366, isFrequency('days')),
  startAheadDaysMax: upTo(60, (days) => {
    const dates = { startOn: addDays(today, days), firstDueOn: addDays(today, days) };
    return refusalOfDraftDates({ ...examplePlan, ...dates }, today) === null;
  }),
  firstDueDaysMax: upTo(60, (days) => {
    const dates = { startOn: today, firstDueOn: addDays(addMonths(today, 2), days) };
    return refusalOfDraftDates({ ...examplePlan, ...dates }, today) === null;
  }),
  earliestBusinessDate: from(0, (days) => {
    const startOn = addDays(calendarDate('2010-01-01'), days);
    return refusalOfPlan({ ...examplePlan, startOn }) === null;
  }),
  transfersCheckedMax: upTo(5, (checked) => {
    const transfer = { sentOn: today, today, status: 'active', startOn: today } as const;
    return refusalOfTransfer({ ...transfer, checked: checked - 1 }) === null;
  }),
  superadminBackDatingDaysMax: upTo(31, (days) => {
    const situation = { today, backDatingDaysMax: superadminBackDatingDaysMax };
    return refusalOfValuedOn(addDays(today, -days), situation) === null;
  }),
  headingLinesMax: upTo(60, (lines) => {
    const titles = Array.from({ length: lines - 1 }, () => ['HBL']);
    return findStatementHeadings([...titles, ['Date', 'Amount']]) !== null;
  }),
  lineTextMax: upTo(300, (letters) => {
    const text = 'a'.repeat(letters);
    const columns = {
      day: 0,
      text: 1,
      payer: null,
      reference: null,
      in: 2,
      out: null,
      amount: null,
      side: null,
    };
    const below = [{ line: 1, cells: ['2026-11-20', text, '1'] }];
    return readStatement(below, { ...columns, balance: null }, null, today).lines[0]?.text === text;
  }),
  numbersMax: upTo(8, (count) => {
    const text = Array.from({ length: count }, (_, place) => `ABCD${place}`).join(' ');
    return referenceKeysIn(null, text).length === count;
  }),
  feeLettersMin: from(3, (letters) => isFeeText('x'.repeat(letters))),
  feeTextLengthMax: upTo(60, (letters) => isFeeText('x'.repeat(letters))),
  nameWordsMin: from(2, (words) => {
    const name = ['samina', 'syal', 'bibi'].slice(0, words);
    return hasName(name, name.join(' '));
  }),
  proposalsMax: upTo(5, (count) => {
    const reasons = new Set(['guarantor_phone'] as const);
    const agreements = Array.from({ length: count }, (_, place) => ({ agreementId: `${place}`, reasons }));
    const found = classOfLine({ paisa: 100, words: [] }, { records: [], agreements });
    return found.is === 'likely' && found.agreements.length === count;
  }),
  shownDigitsMin: from(4, (digits) => {
    const above = [['Account', `XXXXXXXX${'004271'.slice(-digits)}`]];
    return otherAccountIn(above, '79004271') === null;
  }),
  'largestFigure.rupees': upTo(100_000_000_000, isTarget('amount_collected')),
  'largestFigure.count': upTo(100_000, isTarget('new_active_customers')),
  wholeRate: upTo(10_000, isTarget('collection_rate')),
  'days of a challenge': upTo(365, (days) =>
    isChallenge({ endsOn: addDays(calendarDate('2026-01-01'), days - 1) }),
  ),
  periodDaysMax: upTo(366, (days) => {
    const query = { from: '2026-01-01', until: addDays(calendarDate('2026-01-01'), days - 1) };
    return reportEndpoints.sumReport.query.safeParse(query).success;
  }),
};

test.each(Object.entries(ruled))(
  '%s is a limit: its edge is accepted and one beyond is refused',
  (_, limit) => {
    expect(limit.isWell(limit.edge)).toBe(true);
    expect(limit.isWell(limit.edge + limit.beyond)).toBe(false);
  },
);

/** Limits in the server's statements and streams. Here only the values are tested, because many edges are 100,000 rows away. */
const keptByServer = {
  nearLimitPercent: [nearLimitPercent, 80],
  auditExportRowsMax: [auditExportRowsMax, 50_000],
  callBackShownDays: [callBackShownDays, 30],
  fieldDevicesShownMax: [fieldDevicesShownMax, 500],
  missingSlipsShownMax: [missingSlipsShownMax, 20],
  heldSlipsShownMax: [heldSlipsShownMax, 200],
  fieldSlipsShownMax: [fieldSlipsShownMax, 300],
  fieldVisitsMax: [fieldVisitsMax, 200],
  clockToleranceMs: [clockToleranceMs, 300_000],
  packageLifeMs: [packageLifeMs, 129_600_000],
  itemTextMax: [itemTextMax, 4_000],
  fieldPinLength: [fieldPinLength, 6],
  wrongPinsMax: [wrongPinsMax, 10],
  pinIdleMinutes: [pinIdleMinutes, 5],
  sealPointBytes: [sealPointBytes, 65],
  sealNonceBytes: [sealNonceBytes, 12],
  cashAccountsShownMax: [cashAccountsShownMax, 200],
  cashReversalsShownMax: [cashReversalsShownMax, 100],
  cashDepositsShownMax: [cashDepositsShownMax, 100],
  cashDifferencesShownMax: [cashDifferencesShownMax, 100],
  cashDayRowsMax: [cashDayRowsMax, 500],
  cashDayTextMax: [cashDayTextMax, 500],
  feeTextsMax: [feeTextsMax, 20],
  cashExpensesShownMax: [cashExpensesShownMax, 100],
  cashOffersShownMax: [cashOffersShownMax, 100],
  cashSlipsShownMax: [cashSlipsShownMax, 50],
  handOverRowsMax: [handOverRowsMax, 300],
  reversedCashShownMax: [reversedCashShownMax, 100],
  consentCodeMinutes: [consentCodeMinutes, 15],
  consentCodesSentAnHour: [consentCodesSentAnHour, 5],
  consentCodeTriesMax: [consentCodeTriesMax, 5],
  visitorWordsMax: [visitorWordsMax, 5],
  complainantWordsMax: [complainantWordsMax, 10],
  countedRowsMax: [countedRowsMax, 10_000],
  customerExportRowsMax: [customerExportRowsMax, 100_000],
  costEvidenceMax: [costEvidenceMax, 100],
  documentsMax: [documentsMax, 20],
  dueSheetRowsMax: [dueSheetRowsMax, 200],
  toCallDays: [toCallDays, 30],
  toSendRowsMax: [toSendRowsMax, 200],
  equalPaymentMinutes: [equalPaymentMinutes, 15],
  equalExpenseMinutes: [equalExpenseMinutes, 15],
  fieldErrorsMax: [fieldErrorsMax, 50],
  householdListedMax: [householdListedMax, 10],
  importBytesMax: [importBytesMax, 10_485_760],
  importRowsMax: [importRowsMax, 20_000],
  keptRateDays: [keptRateDays, 90],
  latestNotices: [latestNotices, 8],
  savedViewsMax: [savedViewsMax, 100],
  hiddenColumnsMax: [hiddenColumnsMax, 30],
  matchDaysMax: [matchDaysMax, 7],
  myComplaintsShownMax: [myComplaintsShownMax, 20],
  complaintDueSoonDays: [complaintDueSoonDays, 2],
  myRequestsShownMax: [myRequestsShownMax, 6],
  myTransfersShownMax: [myTransfersShownMax, 6],
  paymentExportRowsMax: [paymentExportRowsMax, 100_000],
  pictureBytesMax: [pictureBytesMax, 8_388_608],
  picturePixelsMax: [picturePixelsMax, 50_000_000],
  pictureSideMax: [pictureSideMax, 10_000],
  reportExportRowsMax: [reportExportRowsMax, 100_000],
  reportSheetRowsMax: [reportSheetRowsMax, 1_000],
  requestExportRowsMax: [requestExportRowsMax, 100_000],
  statementShownMax: [statementShownMax, 50],
  listBytesMax: [listBytesMax, 20_971_520],
  listRowsMax: [listRowsMax, 100_000],
  entryTextLengthMax: [entryTextLengthMax, 200],
  waitingLinesMax: [waitingLinesMax, 300],
  secondStepGraceDays: [secondStepGraceDays, 7],
  resetsShownMax: [resetsShownMax, 100],
  rightsRequestsShownMax: [rightsRequestsShownMax, 100],
  unreadCountedMax: [unreadCountedMax, 100],
  visitsAtOnceDefault: [visitsAtOnceDefault, 2],
} as const;

test.each(Object.entries(keptByServer))('%s has the agreed value', (_, [limit, agreed]) => {
  expect(limit).toBe(agreed);
});

/** Limits of fields: `limits.test.ts` has the fields. */
const ofFields = [
  'assignedAtOnceMax',
  'fieldNoteMax',
  'sealedItemMax',
  'complaintLengthMax',
  'coinsMax',
  'customersMovedMax',
  'emailLengthMax',
  'emailLocalLengthMax',
  'exceededLimitsMax',
  'guarantorAgreementsLimitMax',
  'headMailAddressesMax',
  'bookCodeLengthMax',
  'provisionClassCount',
  'provisionDaysMax',
  'holidayNameLengthMax',
  'holidaysMax',
  'importColumnsMax',
  'importLinesMax',
  'sheetsMax',
  'lineLengthMax',
  'noteLengthMax',
  'visitorWordLengthMax',
  'notesOfOneMax',
  'passwordLengthMax',
  'personNameLengthMax',
  'passwordLengthMin',
  'postBodyMax',
  'rupeesMax',
  'searchTextLengthMax',
  'paragraphLengthMax',
  'serviceItemsMax',
  'visitsAtOnceMax',
  'dailyMessagesMax',
  'messageWordsMax',
];

/** Units, formats and editions, which are no limits. */
const noLimits = [
  'contextWordLengthMin',
  'ownLettersMin',
  'minuteMs',
  'hourMs',
  'dayMs',
  'karachiOffsetMs',
  'weekdayOfFirstDay',
  'bitsOfLetter',
  'codeLength',
  'consentCodeDigits',
  'groupLength',
  'lettersCount',
  'goodsPartMax',
  'postsPartMax',
  'keyFactEditionNow',
  'codeBytes',
];

test('every named number of domain and contract is in one of these tables', () => {
  const files = globSync('src/{domain,contract}/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
  const numbers = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^(?:export )?const (\w+)(?:: \w+)? = [\d_]+(?: \*.*)?;$/gm)].map(
      ([, name]) => name,
    ),
  );
  const known = [...Object.keys(ruled), ...Object.keys(keptByServer), ...ofFields, ...noLimits];
  expect([...ofFields, ...noLimits].filter((name) => !numbers.includes(name))).toEqual([]);
  expect(numbers.filter((name) => !known.includes(name ?? ''))).toEqual([]);
});
