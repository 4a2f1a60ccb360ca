/** Row heights of a list. */
export const listRows = ['comfortable', 'compact'] as const;
export type ListRows = (typeof listRows)[number];
