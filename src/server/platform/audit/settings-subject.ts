/** The subject of the audit event: the settings of the lender as a whole, which have no id. */
export const settingsSubject = {
  branchId: null,
  subject: 'settings',
  subjectId: '00000000-0000-0000-0000-000000000000',
} as const;
