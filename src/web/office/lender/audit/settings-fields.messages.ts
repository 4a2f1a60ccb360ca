import type { AuditField } from '#contract/audit-field.ts';
import { complaintRuleLabels } from '#contract/desk/labels/complaint-labels.messages.ts';
import { chartAccountNames } from '#contract/lending/labels/book-names.messages.ts';
import { screeningRuleLabels } from '#contract/lending/labels/screening-names.messages.ts';
import type { Phrase } from '#domain/language.ts';
import { bookRuleLabels } from '../ground/book-rule-labels.messages.ts';
import { branchLabels } from '../ground/branch-labels.messages.ts';
import { closedDayLabels, closedDayRuleNames } from '../ground/closed-day-labels.messages.ts';
import { lenderLabels, socialTitle } from '../ground/lender-labels.messages.ts';
import { contactHoursTitle, officeRuleLabels } from '../ground/office-rule-labels.messages.ts';
import {
  badgeNames,
  offerNames,
  reliefExampleNames,
  serviceNames,
  statNames,
} from '../ground/site-offer-labels.messages.ts';
import { type SiteTextName, siteTextNames } from '../ground/site-text-sections.ts';
import { fieldsNamed, type RecordedField } from './recorded-field.ts';
import { noneName } from './recorded-values.messages.ts';
import {
  designations,
  headMails,
  holidays,
  hours,
  listed,
  officeHours,
  ownCodes,
  provision,
  weeklyDaysOff,
  wholeText,
} from './tell-parts.ts';
import {
  asRecorded,
  clockTime,
  count,
  named,
  oneOf,
  percent,
  plainNumber,
  rupees,
  type Tell,
  yesNo,
} from './tell-value.ts';

const siteTexts = fieldsNamed<SiteTextName>(siteTextNames);

const networks: Readonly<Partial<Record<string, RecordedField>>> = {
  facebook: { name: lenderLabels['social.facebook'], tell: asRecorded },
  instagram: { name: lenderLabels['social.instagram'], tell: asRecorded },
  youtube: { name: lenderLabels['social.youtube'], tell: asRecorded },
};

/** A text of several parts, with a line for each. */
function parts(names: Readonly<Partial<Record<string, Phrase>>>, tell: Tell = wholeText): Tell {
  return listed((part) => {
    const name = names[part];
    return name && { name, tell };
  }, noneName);
}

function chartAccount(account: string): RecordedField | undefined {
  const names: Readonly<Partial<Record<string, Phrase>>> = chartAccountNames;
  const name = names[account];
  return name && { name, tell: asRecorded };
}

/** The fields of the lender's settings, its branches and the texts of its site, in reading order. */
export const settingsFields = {
  opensAt: { name: branchLabels.opensAt, tell: clockTime },
  closesAt: { name: branchLabels.closesAt, tell: clockTime },
  visitsAtOnce: { name: branchLabels.visitsAtOnce, tell: count },
  mapUrl: { name: branchLabels.mapUrl, tell: asRecorded },
  isPublished: { name: { en: 'Site is public', ur: 'ویب سائٹ عوام کے لیے کھلی ہے' }, tell: yesNo },
  isPublic: { name: branchLabels.isPublic, tell: yesNo },
  hasDirections: { name: branchLabels.hasDirections, tell: yesNo },
  licenceNumber: { name: lenderLabels.licenceNumber, tell: asRecorded },
  social: {
    name: socialTitle,
    tell: listed((network) => networks[network], noneName),
  },
  officeHours: { name: lenderLabels.officeHours, tell: officeHours },
  copyrightYear: { name: lenderLabels.copyrightYear, tell: plainNumber },
  contactHours: { name: contactHoursTitle, tell: hours },
  staffIdleMinutes: { name: officeRuleLabels.staffIdleMinutes, tell: count },
  guarantorsNeeded: { name: officeRuleLabels.guarantorsNeeded, tell: count },
  burdenWarningPercent: { name: officeRuleLabels.burdenWarningPercent, tell: percent },
  burdenReasonPercent: { name: officeRuleLabels.burdenReasonPercent, tell: percent },
  customerOwedMax: { name: officeRuleLabels.customerOwedMax, tell: rupees },
  householdOwedMax: { name: officeRuleLabels.householdOwedMax, tell: rupees },
  guarantorAgreementsMax: { name: officeRuleLabels.guarantorAgreementsMax, tell: count },
  headMails: { name: officeRuleLabels.headMails, tell: headMails },
  overpaymentNoticeInstallments: { name: officeRuleLabels.overpaymentNoticeInstallments, tell: count },
  twoStepForCustomers: { name: officeRuleLabels.twoStepForCustomers, tell: yesNo },
  expenseWithoutBillMax: { name: officeRuleLabels.expenseWithoutBillMax, tell: rupees },
  handCashMax: { name: officeRuleLabels.handCashMax, tell: rupees },
  drawerCashMax: { name: officeRuleLabels.drawerCashMax, tell: rupees },
  designations: { name: officeRuleLabels.designations, tell: designations },
  dueDateRule: { name: closedDayLabels.dueDateRule, tell: oneOf(closedDayRuleNames) },
  weeklyDaysOff: { name: closedDayLabels.weeklyDaysOff, tell: weeklyDaysOff },
  codes: { name: bookRuleLabels.codes, tell: listed(chartAccount, noneName) },
  provision: { name: bookRuleLabels.provision, tell: provision },
  ownCodes: { name: bookRuleLabels.ownCodes, tell: ownCodes },
  acknowledgeDays: { name: complaintRuleLabels.acknowledgeDays, tell: count },
  answerDays: { name: complaintRuleLabels.answerDays, tell: count },
  executiveDays: { name: complaintRuleLabels.executiveDays, tell: count },
  executiveId: { name: complaintRuleLabels.executiveId, tell: named },
  outsideAddress: { name: complaintRuleLabels.outsideAddress, tell: asRecorded },
  outsideEmail: { name: complaintRuleLabels.outsideEmail, tell: asRecorded },
  regulatorContact: { name: complaintRuleLabels.regulatorContact, tell: asRecorded },
  isScreeningOn: { name: screeningRuleLabels.isScreeningOn, tell: yesNo },
  holidays: { name: closedDayLabels.holidays, tell: holidays },
  newEmployeeBackDatingDays: {
    name: { en: 'New employees: back-dating limit, in days', ur: 'نئے ملازمین: پچھلی تاریخ کی حد، دنوں میں' },
    tell: count,
  },

  guarantorContactAfterDays: {
    name: { en: 'Guarantors are contacted after (days late)', ur: 'ضامن سے رابطہ کتنے دن بعد' },
    tell: count,
  },

  ...siteTexts,
  headline: { name: offerNames.headline, tell: wholeText },
  services: { name: offerNames.services, tell: parts(serviceNames) },
  reliefExample: { name: offerNames.reliefExample, tell: parts(reliefExampleNames, rupees) },
  showsPrices: { name: offerNames.showsPrices, tell: yesNo },
  badges: { name: offerNames.badges, tell: parts(badgeNames) },
  promise: { name: offerNames.promise, tell: wholeText },
  stats: { name: offerNames.stats, tell: parts(statNames) },
} as const satisfies Readonly<Partial<Record<AuditField, RecordedField>>>;
