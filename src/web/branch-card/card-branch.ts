import type { SiteBranch } from '#contract/lender/site-branch.ts';

/** A branch as its card shows it: in one language, and perhaps without a phone or hours while the form of the office is filled in. */
export type CardBranch = Omit<SiteBranch<string>, 'phone'> & { readonly phone: SiteBranch['phone'] | null };
