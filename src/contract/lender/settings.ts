import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { clockTime, closesAfterOpening } from '#contract/fields/clock-time-field.ts';
import { emailAddress } from '#contract/fields/email-field.ts';
import { namePhrase } from '#contract/fields/name-field.ts';
import { optionalField } from '#contract/fields/optional-field.ts';
import { phrase } from '#contract/fields/phrase-field.ts';
import { rupeesOrNone } from '#contract/fields/rupees-field.ts';
import { rupeesLimit } from '#contract/fields/rupees-limit-field.ts';
import { optionalText, phoneNumber } from '#contract/fields/text-field.ts';
import { optionalWebLink } from '#contract/fields/web-link-field.ts';
import { wholeNumber } from '#contract/fields/whole-number-field.ts';
import { siteOffer } from '#contract/lender/site-offer.ts';
import { siteNeeds } from '#domain/lender/site-publication.ts';

const hours = { opensAt: clockTime(), closesAt: clockTime() };

const neededEmail = () =>
  z.pipe(emailAddress(), z.string({ error: 'email_required' satisfies FieldMessageKey }));

/** The lender's name and contacts, as the site, the office, receipts and agreements show them. */
export const lenderProfile = z.object({
  name: namePhrase(60),
  /** Null until the lender has one: then no page or paper names a licence. */
  licenceNumber: optionalText(40),
  phone: phoneNumber(),
  whatsApp: phoneNumber(),
  email: neededEmail(),
  /** A network without an account has no icon on the site. */
  social: z.object({
    facebook: optionalWebLink(),
    instagram: optionalWebLink(),
    youtube: optionalWebLink(),
  }),
  officeHours: z
    .array(
      z
        .object({
          days: phrase(40),
          /** The days that `days` names: 0 is Sunday, 6 is Saturday. */
          weekdays: z.array(z.number().check(z.int(), z.gte(0), z.lte(6))).check(
            z.minLength(1, 'weekdays_required'),
            z.maxLength(7),
            z.overwrite((days) => [...new Set(days)]),
          ),
          ...hours,
        })
        .check(closesAfterOpening()),
    )
    .check(z.minLength(1, 'office_hours_required'), z.maxLength(7)),
  copyrightYear: wholeNumber(2000, 2099, 'year_invalid'),
});
export type LenderProfileForm = z.output<typeof lenderProfile>;

/** The limits of a heading of the site and of the paragraph below it, in characters. */
export const lineLengthMax = 120;
export const paragraphLengthMax = 600;

const line = () => phrase(lineLengthMax);
const paragraph = () => phrase(paragraphLengthMax);

/** The texts of the public site that the lender writes. */
export const siteTexts = z.object({
  title: line(),
  description: paragraph(),
  introduction: paragraph(),
  servicesHeading: line(),
  servicesIntroduction: paragraph(),
  reliefHeading: line(),
  reliefExplanation: paragraph(),
  regulatorHeading: line(),
  regulatorExplanation: paragraph(),
  regulatorFirstPoint: line(),
  regulatorSecondPoint: line(),
  missionHeading: line(),
  mission: paragraph(),
  missionOfficers: paragraph(),
  branchesHeading: line(),
  branchesIntroduction: paragraph(),
  homeVisitHeading: line(),
  homeVisitExplanation: paragraph(),
  contactHeading: line(),
  contactIntroduction: paragraph(),
  privacyHeading: line(),
  privacyExplanation: paragraph(),
  guideHeading: line(),
  guideIntroduction: paragraph(),
  firstStep: line(),
  firstStepText: paragraph(),
  secondStep: line(),
  secondStepText: paragraph(),
  thirdStep: line(),
  thirdStepText: paragraph(),
  fourthStep: line(),
  fourthStepText: paragraph(),
  bringFirst: line(),
  bringSecond: line(),
  bringThird: line(),
  bringFourth: line(),
  bringFifth: line(),
  notNeeded: line(),
  questionLate: line(),
  answerLate: paragraph(),
  questionEarly: line(),
  answerEarly: paragraph(),
  questionGuarantor: line(),
  answerGuarantor: paragraph(),
  questionRelief: line(),
  answerRelief: paragraph(),
  questionInterest: line(),
  answerInterest: paragraph(),
  footerStatement: paragraph(),
});
export type SiteTextsForm = z.output<typeof siteTexts>;

/** The state of the public site: shown to visitors, or not yet. */
export const sitePublication = z.object({ isPublished: z.boolean() });
export type SitePublication = z.output<typeof sitePublication>;

/** The job titles of the lender's people, in the order in which they are offered. */
const designations = z
  .array(
    z.object({
      /** Null for a new designation. */
      id: optionalField(z.uuid()),
      name: namePhrase(80),
    }),
  )
  .check(
    z.maxLength(50),
    z.superRefine((list, ctx) => {
      for (const [index, { id, name }] of list.entries()) {
        const isTwice = (other: (typeof list)[number]) =>
          other.name.en === name.en || (id !== null && other.id === id);
        if (!list.slice(0, index).some(isTwice)) continue;
        ctx.addIssue({
          code: 'custom',
          path: [index, 'name', 'en'],
          message: 'designation_twice' satisfies FieldMessageKey,
        });
      }
    }),
  );

/** The highest number of agreements that can be the limit of a guarantor. */
const guarantorAgreementsLimitMax = 100;

/** A limit that the lender may do without, as `rupeesLimit`. */
const guarantorAgreementsMax = () =>
  z.pipe(
    optionalField(wholeNumber(0, guarantorAgreementsLimitMax, 'guarantor_agreements_out_of_range')),
    z.transform((most) => (most === 0 ? null : most)),
  );

const burdenPercent = () => wholeNumber(10, 100, 'burden_percent_out_of_range');

/** The most addresses that get the ends of the audit chains. */
export const headMailAddressesMax = 5;

/** The rules of the office. */
export const officeRules = z
  .object({
    /** When customers may be called and messaged without giving a reason. */
    contactHours: z.object(hours).check(closesAfterOpening()),
    /** A member of staff is signed out after this long without use. */
    staffIdleMinutes: wholeNumber(5, 60, 'idle_minutes_out_of_range'),
    /** The default in a new employee's form. */
    newEmployeeBackDatingDays: wholeNumber(0, 90, 'back_dating_days_out_of_range'),
    /** A guarantor is contacted only when the customer is more than this many days late. */
    guarantorContactAfterDays: wholeNumber(7, 365, 'guarantor_days_out_of_range'),
    /** The number of guarantors that an agreement needs before it is submitted. */
    guarantorsNeeded: wholeNumber(0, 5, 'guarantors_needed_out_of_range'),
    /** The shares of a family's income, in percent, from which an approver is warned and a written reason is needed. */
    burdenWarningPercent: burdenPercent(),
    burdenReasonPercent: burdenPercent(),
    /** The most that a customer and a household may owe, and the agreements that a guarantor may vouch for. Null is no limit. */
    customerOwedMax: rupeesLimit(),
    householdOwedMax: rupeesLimit(),
    guarantorAgreementsMax: guarantorAgreementsMax(),
    /** The addresses that get the ends of the audit chains by mail once a day. */
    headMails: z.array(z.object({ email: neededEmail() })).check(z.maxLength(headMailAddressesMax)),
    /** Superadmins are told of a payment that leaves more than this many installments overpaid. */
    overpaymentNoticeInstallments: wholeNumber(1, 12, 'overpayment_installments_out_of_range'),
    /** The most that a cash drawer pays for one expense, in whole rupees; with zero it pays none. */
    expenseWithoutBillMax: rupeesOrNone(),
    /** The cash that a hand and a drawer should stay below, in whole rupees. Beyond it people are told; no payment is refused. Null is no limit. */
    handCashMax: rupeesLimit(),
    drawerCashMax: rupeesLimit(),
    /** Customers are offered two-step sign-in. Those who turned it on keep it without this too. */
    twoStepForCustomers: z.boolean(),
    designations,
  })
  .check(
    z.refine(({ burdenWarningPercent, burdenReasonPercent }) => burdenWarningPercent <= burdenReasonPercent, {
      path: ['burdenReasonPercent'],
      error: 'burden_reason_before_warning' satisfies FieldMessageKey,
    }),
  );
export type OfficeRules = z.output<typeof officeRules>;

/** A section of the settings. A save sends back the version that was read. */
function section<T extends z.ZodMiniType<unknown>>(content: T) {
  return z.object({ content, version: z.number() });
}

const profileSection = section(lenderProfile);
const textsSection = section(siteTexts);
const offerSection = section(siteOffer);
const publicationSection = section(sitePublication);
const rulesSection = section(officeRules);

export const settingsEndpoints = {
  getLender: endpoint({
    method: 'GET',
    path: '/api/lender',
    summary: "The lender's name and how it is reached, for anyone who opens the app",
    access: 'public',
    output: z.object({
      name: z.object({ en: z.string(), ur: z.string() }),
      licenceNumber: z.nullable(z.string()),
      phone: z.string(),
      whatsApp: z.string(),
      email: z.string(),
      /** The host at which visitors open the site, as papers name it. */
      siteHost: z.string(),
      isSitePublished: z.boolean(),
    }),
  }),
  getSettings: endpoint({
    method: 'GET',
    path: '/api/settings',
    summary: 'Every section of the settings, each with its version',
    access: 'settings.manage',
    output: z.object({
      lenderProfile: profileSection,
      siteTexts: textsSection,
      siteOffer: offerSection,
      sitePublication: publicationSection,
      /** The things without which the site can't be published. */
      missingForSite: z.array(z.enum(siteNeeds)),
      publicBranches: z.number(),
      officeRules: rulesSection,
    }),
  }),
  saveLenderProfile: endpoint({
    method: 'PUT',
    path: '/api/settings/lender-profile',
    summary: "Changes the lender's profile; the public site is published again at once",
    access: 'settings.manage',
    body: profileSection,
    output: profileSection,
    errors: ['changed_meanwhile', 'licence_on_site'],
  }),
  saveSiteTexts: endpoint({
    method: 'PUT',
    path: '/api/settings/site-texts',
    summary: "Changes the lender's own texts; the public site is published again at once",
    access: 'settings.manage',
    body: textsSection,
    output: textsSection,
    errors: ['changed_meanwhile'],
  }),
  saveSiteOffer: endpoint({
    method: 'PUT',
    path: '/api/settings/site-offer',
    summary: 'Changes the services and figures on the public site, which is published again at once',
    access: 'settings.manage',
    body: offerSection,
    output: offerSection,
    errors: ['changed_meanwhile'],
  }),
  saveSitePublication: endpoint({
    method: 'PUT',
    path: '/api/settings/site-publication',
    summary: 'Shows the public site to visitors, or takes it back',
    access: 'settings.manage',
    body: publicationSection,
    output: publicationSection,
    errors: ['changed_meanwhile', 'site_incomplete'],
  }),
  saveOfficeRules: endpoint({
    method: 'PUT',
    path: '/api/settings/office-rules',
    summary: 'Changes the rules of the office, from the next request on',
    access: 'settings.manage',
    body: rulesSection,
    output: rulesSection,
    errors: ['changed_meanwhile', 'designation_in_use'],
  }),
};
