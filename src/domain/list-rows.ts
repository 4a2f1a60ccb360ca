/** How much room a row of a list takes. */
export const listRows = ['comfortable', 'compact'] as const;
export type ListRows = (typeof listRows)[number];
