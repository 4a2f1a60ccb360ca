/** Row heights of a list. `by_screen` is compact on a low screen and comfortable on others. */
export const listRows = ['by_screen', 'comfortable', 'compact'] as const;
export type ListRows = (typeof listRows)[number];
