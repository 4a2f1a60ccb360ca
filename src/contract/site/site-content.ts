import type { SiteBranch } from '#contract/lender/site-branch.ts';
import type { ClockTime } from '#domain/calendar/clock-time.ts';
import type { ServiceType } from '#domain/desk/contact-requests/form-type.ts';
import type { Phrase } from '#domain/language.ts';
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
  readonly footerStatement: Text;
}

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
}

/** The content of one page. */
export type PageContent = SiteContent<string>;
