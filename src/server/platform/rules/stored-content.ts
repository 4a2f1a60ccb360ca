import type { Pool, PoolClient } from 'pg';
import { type ComplaintRulesForm, complaintRules } from '#contract/desk/complaint-rules.ts';
import {
  type LenderProfileForm,
  lenderProfile,
  type SitePublication,
  type SiteTextsForm,
  sitePublication,
  siteTexts,
} from '#contract/lender/settings.ts';
import { type SiteOfferForm, siteOffer } from '#contract/lender/site-offer.ts';
import { type BookRulesForm, bookRules } from '#contract/lending/books/book-rules.ts';
import { type ScreeningRulesForm, screeningRules } from '#contract/lending/screening/screening-rules.ts';
import { type ClosedDaysForm, closedDays } from '#contract/lending/terms/closed-days.ts';
import { proposedCodes } from '#domain/lending/books/chart-account.ts';
import { proposedProvision } from '#domain/lending/collections/provision.ts';
import { lenderContent } from './lender-content.ts';

/** The lender's own content, by the sections in which it is saved. */
export interface LenderSections {
  readonly lender_profile: LenderProfileForm;
  readonly site_texts: SiteTextsForm;
  readonly site_offer: SiteOfferForm;
  readonly site_publication: SitePublication;
  readonly closed_days: ClosedDaysForm;
  readonly book_rules: BookRulesForm;
  readonly complaint_rules: ComplaintRulesForm;
  readonly screening_rules: ScreeningRulesForm;
}
export type SectionName = keyof LenderSections;

/** Version 0 is the product's default. */
export interface Section<Content> {
  readonly content: Content;
  readonly version: number;
}

const { facebook = null, instagram = null, youtube = null } = lenderContent.lender.social;

const asItCame = {
  lender_profile: { ...lenderContent.lender, social: { facebook, instagram, youtube } },
  site_texts: lenderContent.texts,
  site_offer: lenderContent.offer,
  site_publication: { isPublished: false },
  closed_days: { dueDateRule: 'none', weeklyDaysOff: [], holidays: [] },
  book_rules: { codes: proposedCodes, ownCodes: [], provision: proposedProvision },
  complaint_rules: {
    ...{ acknowledgeDays: 3, answerDays: 15, executiveDays: 20 },
    ...{ executiveId: null, outsideAddress: null, outsideEmail: null, regulatorContact: null },
  },
  screening_rules: { isScreeningOn: false },
};

const schemas = {
  lender_profile: lenderProfile,
  site_texts: siteTexts,
  site_offer: siteOffer,
  site_publication: sitePublication,
  closed_days: closedDays,
  book_rules: bookRules,
  complaint_rules: complaintRules,
  screening_rules: screeningRules,
};

const find = {
  name: 'find-lender-section',
  text: 'SELECT content, version FROM lender_content WHERE section = $1',
};

/** Content over the product's own, also within a part that has fields of its own. */
function withDefaults(came: object, content: object): object {
  const parts = Object.entries(came).map(([part, own]) => {
    const kept = (content as Readonly<Partial<Record<string, unknown>>>)[part];
    return [part, isOfParts(own) && isOfParts(kept) ? { ...own, ...kept } : (kept ?? own)];
  });
  return Object.fromEntries(parts);
}

function isOfParts(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The present content of a section. A field that is newer than the lender's last save has the product's default. */
export async function readSection<Name extends SectionName>(
  client: Pool | PoolClient,
  name: Name,
): Promise<Section<LenderSections[Name]>> {
  const { rows } = await client.query<Section<object>>({ ...find, values: [name] });
  const { content, version } = rows[0] ?? { content: {}, version: 0 };
  const whole = schemas[name].parse(withDefaults(asItCame[name], content));
  return { content: whole as LenderSections[Name], version };
}
