const grouped = new Intl.NumberFormat('en');

/** `1,067` or `−1,067`: in both languages in Latin digits, as the lender's papers have it. */
export function formatCount(count: number): string {
  return grouped.format(count).replace('-', '\u2212');
}

const pluralRules = new Intl.PluralRules('en');

/** The English noun for a count. An Urdu noun with a different plural is chosen beside its sentence: one, or more. */
export function countNoun(count: number, one: string, other: string): string {
  return pluralRules.select(count) === 'one' ? one : other;
}

const shortFormat = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** For the axis of a chart, where only its size matters: `8M`, `2.5K`. */
export function formatShortCount(count: number): string {
  return shortFormat.format(count);
}
