/** What a signed-in user is to the lender. A visitor has no role. */
export const roles = ['superadmin', 'employee', 'customer'] as const;
export type Role = (typeof roles)[number];

/** Who works for the lender, in the order of what they may do. */
export const staffRoles = ['superadmin', 'employee'] as const satisfies Role[];
export type StaffRole = (typeof staffRoles)[number];
