/** The settings are one thing, of the lender as a whole, and have no id of their own. */
export const theSettings = {
  branchId: null,
  subject: 'settings',
  subjectId: '00000000-0000-0000-0000-000000000000',
} as const;
