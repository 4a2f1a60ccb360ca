import type { Pool } from 'pg';
import type { LenderProfile, SiteContent } from '#contract/site/site-content.ts';
import { listPublicBranches } from '#server/lender/branches/branches.queries.ts';
import { lenderContent } from '#server/platform/rules/lender-content.ts';
import { type LenderSections, readSection } from '#server/platform/rules/stored-content.ts';

/** All that the public site says now: as the product came, with what the lender changed, and the branches. */
export async function readSiteContent(pool: Pool): Promise<SiteContent> {
  const [profile, texts, branches] = await Promise.all([
    readSection(pool, 'lender_profile'),
    readSection(pool, 'site_texts'),
    listPublicBranches(pool),
  ]);
  return { ...lenderContent, lender: siteProfile(profile.content), texts: texts.content, branches };
}

/** On the site a network without an account is left out. */
function siteProfile({ social, ...profile }: LenderSections['lender_profile']): LenderProfile {
  const accounts = Object.entries(social).filter(([, account]) => account !== null);
  return { ...profile, social: Object.fromEntries(accounts) };
}
