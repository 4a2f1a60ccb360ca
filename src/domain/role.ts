/** What a signed-in user is to the lender. A visitor has no role. */
export const roles = ['superadmin', 'employee', 'customer'] as const;
export type Role = (typeof roles)[number];
