/** The kinds of entry. */
export const entryKinds = [
  'delivery',
  'down_payment',
  'starting_relief',
  'payment',
  'relief',
  'refund',
  'write_off',
  'recovery',
  'reversal',
] as const;
export type EntryKind = (typeof entryKinds)[number];
