const grouped = new Intl.NumberFormat('en');

/** `1,067`: in both languages in Latin digits, as the lender's papers have it. */
export function formatCount(count: number): string {
  return grouped.format(count);
}

const pluralRules = new Intl.PluralRules('en');

/** The English noun that goes with a count. An Urdu noun whose plural differs is chosen beside its sentence: one, or more. */
export function countNoun(count: number, one: string, other: string): string {
  return pluralRules.select(count) === 'one' ? one : other;
}
