import { expect, test } from 'vitest';
import { missingForSite, siteNeeds } from './site-publication.ts';

const whole = {
  licenceNumber: 'SC/NBFC-77',
  hasOwnContacts: true,
  publicBranches: 1,
  branchesWithExamplePhone: 0,
  hasOwnClaims: true,
};

test('a site can be published with a licence, a branch, and contacts and figures of the lender', () => {
  expect(missingForSite(whole)).toEqual([]);
});

test('each thing that is missing is named, and nothing else', () => {
  expect(missingForSite({ ...whole, licenceNumber: null })).toEqual(['licence']);
  expect(missingForSite({ ...whole, hasOwnContacts: false })).toEqual(['contacts']);
  expect(missingForSite({ ...whole, publicBranches: 0 })).toEqual(['branch']);
  expect(missingForSite({ ...whole, branchesWithExamplePhone: 1 })).toEqual(['branch_phones']);
  expect(missingForSite({ ...whole, hasOwnClaims: false })).toEqual(['claims']);
  const nothing = {
    licenceNumber: null,
    hasOwnContacts: false,
    publicBranches: 0,
    branchesWithExamplePhone: 1,
    hasOwnClaims: false,
  };
  expect(missingForSite(nothing)).toEqual(siteNeeds);
});
