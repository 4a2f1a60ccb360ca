/** The roles of signed-in users. A visitor has no role. */
export const roles = ['superadmin', 'employee', 'customer'] as const;
export type Role = (typeof roles)[number];

/** The roles of staff, in descending order of their rights. */
export const staffRoles = ['superadmin', 'employee'] as const satisfies Role[];
export type StaffRole = (typeof staffRoles)[number];
