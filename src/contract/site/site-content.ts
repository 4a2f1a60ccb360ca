import type { ComplaintRulesForm } from '#contract/desk/complaint-rules.ts';
import type { SiteBranch } from '#contract/lender/site-branch.ts';
import type { ClockTime } from '#domain/calendar/clock-time.ts';
import type { ServiceType } from '#domain/desk/contact-requests/form-type.ts';
import type { Phrase } from '#domain/language.ts';
import type { Terms } from '#domain/lending/agreements/offer.ts';
import type { Pictogram } from '#domain/lending/products/pictogram.ts';
import type { Phone } from '#domain/person/phone.ts';

/** The scenes that the site has pictures of: one slide of the hero and one window each. */
export type SceneName = 'dowry' | 'business' | 'home';

export interface OfficeHours<Text = Phrase> {
  readonly days: Text;
  /** The same days as numbers: 0 is Sunday, 6 is Saturday. */
  readonly weekdays: readonly number[];
  readonly opensAt: ClockTime;
  readonly closesAt: ClockTime;
}

/** The lender's name and contacts. */
export interface LenderProfile<Text = Phrase> {
  readonly name: Phrase;
  /** Null until the lender has one. */
  readonly licenceNumber: string | null;
  readonly phone: Phone;
  readonly whatsApp: Phone;
  readonly email: string;
  /** Accounts on social networks; a network that is left out has no icon. */
  readonly social: Readonly<Partial<Record<'facebook' | 'instagram' | 'youtube', string>>>;
  readonly officeHours: readonly OfficeHours<Text>[];
  readonly copyrightYear: number;
}

export interface SiteService<Text = Phrase> {
  /** The default in the message form when a visitor asks about it. */
  readonly type: Exclude<ServiceType, 'inquiry'>;
  readonly scene: SceneName;
  /** In both languages, because the English page shows both. */
  readonly name: Phrase;
  /** One word, for the slide's button. */
  readonly shortName: Text;
  readonly summary: Text;
  readonly items: readonly Text[];
}

/** A figure and what it counts. */
export interface SiteStat<Text = Phrase> {
  readonly figure: string;
  readonly label: Text;
}

export interface TrustBadge<Text = Phrase> {
  readonly sign: 'regulator' | 'no-interest' | 'families';
  /** The figure that the claim begins with, or null. A separate field, so that it is isolated in right-to-left text. */
  readonly figure: string | null;
  readonly claim: Text;
  readonly note: Text;
}

/** A product that visitors see, with the terms of its installments. Amounts in whole rupees. */
export interface SiteGood<Text = Phrase> extends Terms {
  /** The last part of the address of its page. */
  readonly slug: string;
  readonly name: Text;
  readonly pictogram: Pictogram;
  /** The address of the lender's own picture, which takes the place of the pictogram; null if it has none. */
  readonly picture: { readonly url: string; readonly width: number; readonly height: number } | null;
  /** The service that it is an example of. */
  readonly service: SiteService['type'];
  readonly termsMonths: readonly number[];
}

/** A published post. */
export interface SitePost<Text = Phrase> {
  /** The last part of the address of its page. */
  readonly slug: string;
  readonly title: Text;
  readonly summary: Text;
  /** Sanitized HTML. */
  readonly html: Text;
  readonly cover: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: Text;
  } | null;
  readonly publishedOn: string;
}

/** The texts of the page that the lender writes. */
export interface SiteTexts<Text = Phrase> {
  readonly title: Text;
  readonly description: Text;
  readonly introduction: Text;
  readonly servicesHeading: Text;
  readonly servicesIntroduction: Text;
  readonly reliefHeading: Text;
  readonly reliefExplanation: Text;
  readonly regulatorHeading: Text;
  readonly regulatorExplanation: Text;
  readonly regulatorFirstPoint: Text;
  readonly regulatorSecondPoint: Text;
  readonly missionHeading: Text;
  readonly mission: Text;
  readonly missionOfficers: Text;
  readonly branchesHeading: Text;
  readonly branchesIntroduction: Text;
  readonly homeVisitHeading: Text;
  readonly homeVisitExplanation: Text;
  readonly contactHeading: Text;
  readonly contactIntroduction: Text;
  readonly privacyHeading: Text;
  readonly privacyExplanation: Text;
  readonly guideHeading: Text;
  readonly guideIntroduction: Text;
  readonly firstStep: Text;
  readonly firstStepText: Text;
  readonly secondStep: Text;
  readonly secondStepText: Text;
  readonly thirdStep: Text;
  readonly thirdStepText: Text;
  readonly fourthStep: Text;
  readonly fourthStepText: Text;
  readonly bringFirst: Text;
  readonly bringSecond: Text;
  readonly bringThird: Text;
  readonly bringFourth: Text;
  readonly bringFifth: Text;
  readonly notNeeded: Text;
  readonly questionLate: Text;
  readonly answerLate: Text;
  readonly questionEarly: Text;
  readonly answerEarly: Text;
  readonly questionGuarantor: Text;
  readonly answerGuarantor: Text;
  readonly questionRelief: Text;
  readonly answerRelief: Text;
  readonly questionInterest: Text;
  readonly answerInterest: Text;
  readonly footerStatement: Text;
}

/** The promise to complainants, in days, and the contact of the regulator. */
export type ComplaintPromise = Pick<
  ComplaintRulesForm,
  'acknowledgeDays' | 'answerDays' | 'regulatorContact'
>;

/**
 * The content of the public site. `Text` is `Phrase` where both languages are known and `string` on a page, which has phrases
 * only for texts that it shows in both languages.
 */
export interface SiteContent<Text = Phrase> {
  /** While it is not, visitors get a page that says so, and nothing of the rest but the lender's name. */
  readonly isPublished: boolean;
  readonly lender: LenderProfile<Text>;
  readonly headline: Phrase;
  readonly promise: Phrase;
  readonly texts: SiteTexts<Text>;
  readonly badges: readonly TrustBadge<Text>[];
  readonly services: readonly SiteService<Text>[];
  /** The example of compassionate relief, in whole rupees. */
  readonly relief: { readonly requested: number; readonly repaid: number };
  readonly stats: readonly SiteStat<Text>[];
  readonly branches: readonly SiteBranch<Text>[];
  readonly complaints: ComplaintPromise;
  /** True if visitors see the prices of products and their installments. */
  readonly showsPrices: boolean;
  /** The products that the lender shows, by category and name. Without one the site has no list of them and no calculator. */
  readonly goods: readonly SiteGood<Text>[];
  /** The newest first. */
  readonly posts: readonly SitePost<Text>[];
}

/** The content of one page. */
export type PageContent = SiteContent<string>;
