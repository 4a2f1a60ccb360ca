/** The things that a lender must have before its public site can be shown to visitors, in the order in which they are entered. */
export const siteNeeds = ['licence', 'contacts', 'branch', 'branch_phones', 'claims'] as const;
export type SiteNeed = (typeof siteNeeds)[number];

/** The part of a lender's settings and branches that decides about its site. */
export interface SiteFacts {
  readonly licenceNumber: string | null;
  /** True if the name was saved by the lender, with phones and an e-mail address other than the examples. */
  readonly hasOwnContacts: boolean;
  /** The branches that the site would show. */
  readonly publicBranches: number;
  /** Those of them that still have the example phone of a proposal. */
  readonly branchesWithExamplePhone: number;
  /** True if the lender has saved the figures of the site. Those that came with the product are nobody's. */
  readonly hasOwnClaims: boolean;
}

/** The things that are missing before the site can be published; none if it can. */
export function missingForSite(facts: SiteFacts): SiteNeed[] {
  const isThere: Readonly<Record<SiteNeed, boolean>> = {
    licence: facts.licenceNumber !== null,
    contacts: facts.hasOwnContacts,
    branch: facts.publicBranches > 0,
    branch_phones: facts.branchesWithExamplePhone === 0,
    claims: facts.hasOwnClaims,
  };
  return siteNeeds.filter((need) => !isThere[need]);
}
