import type { SiteBranch } from '#contract/lender/site-branch.ts';

/** A branch for its card: in one language, and possibly without phone or hours while the office's form is filled in. */
export type CardBranch = Omit<SiteBranch<string>, 'phone'> & { readonly phone: SiteBranch['phone'] | null };
