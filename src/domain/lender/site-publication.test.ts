import { expect, test } from 'vitest';
import { missingForSite, siteNeeds } from './site-publication.ts';

const whole = {
  licenceNumber: 'SC/NBFC-77',
  hasOwnContacts: true,
  publicBranches: 1,
  branchesWithExamplePhone: 0,
};

test('a site can be published with a licence, contacts of the lender and a branch', () => {
  expect(missingForSite(whole)).toEqual([]);
});

test('each thing that is missing is named, and nothing else', () => {
  expect(missingForSite({ ...whole, licenceNumber: null })).toEqual(['licence']);
  expect(missingForSite({ ...whole, hasOwnContacts: false })).toEqual(['contacts']);
  expect(missingForSite({ ...whole, publicBranches: 0 })).toEqual(['branch']);
  expect(missingForSite({ ...whole, branchesWithExamplePhone: 1 })).toEqual(['branch_phones']);
  const nothing = {
    licenceNumber: null,
    hasOwnContacts: false,
    publicBranches: 0,
    branchesWithExamplePhone: 1,
  };
  expect(missingForSite(nothing)).toEqual(siteNeeds);
});
