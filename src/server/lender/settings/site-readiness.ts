import type { Pool, PoolClient } from 'pg';
import type { LenderProfileForm } from '#contract/lender/settings.ts';
import { missingForSite, type SiteNeed } from '#domain/lender/site-publication.ts';
import { lenderContent } from '#server/platform/rules/lender-content.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';

const count = {
  name: 'count-public-branches',
  text: `SELECT count(*) AS public, count(*) FILTER (WHERE phone = $1) AS "withExamplePhone" FROM branches WHERE is_public`,
};

export interface SiteReadiness {
  readonly missingForSite: SiteNeed[];
  readonly publicBranches: number;
}

/** Reads the things without which the site can't be published. The sample lender is an example, and so are its phones. */
export async function readSiteReadiness(
  client: Pool | PoolClient,
  isSampleLender: boolean,
): Promise<SiteReadiness> {
  const { content } = await readSection(client, 'lender_profile');
  const { version: offerVersion } = await readSection(client, 'site_offer');
  const { rows } = await client.query<{ public: number; withExamplePhone: number }>({
    ...count,
    values: [lenderContent.lender.phone],
  });
  const { public: publicBranches = 0, withExamplePhone = 0 } = rows[0] ?? {};
  const facts = {
    licenceNumber: content.licenceNumber,
    hasOwnContacts: isSampleLender || hasOwnContacts(content),
    publicBranches,
    branchesWithExamplePhone: isSampleLender ? 0 : withExamplePhone,
    hasOwnClaims: offerVersion > 0,
  };
  return { missingForSite: missingForSite(facts), publicBranches };
}

function hasOwnContacts(profile: LenderProfileForm): boolean {
  const { lender } = lenderContent;
  return (['phone', 'whatsApp', 'email'] as const).every((contact) => profile[contact] !== lender[contact]);
}
