import { toLatinDigits } from '#domain/person/digits.ts';
import { type Rupees, rupees } from './rupees.ts';

/**
 * The meaning of a point before three digits, which some spreadsheets write between thousands: `60.000` is sixty thousand or
 * sixty.
 */
export const pointMeanings = ['thousands', 'decimals'] as const;
export type PointMeaning = (typeof pointMeanings)[number];

export type RupeesReading =
  | { readonly ok: true; readonly amount: Rupees }
  | {
      readonly ok: false;
      readonly reason: 'amount_invalid' | 'amount_negative' | 'amount_fraction' | 'amount_point_unclear';
    };

/** The currency before or after an amount, and the stroke that closes it. */
const before = /^(?:rs|pkr|rupees|₨|روپے)[.:]?\s*/iu;
const after = /\s*(?:(?:rs|pkr)\.?|rupees|₨|روپے|only|\/[-=])$/iu;

/** Grouped by thousands, by lakhs, or not at all. */
const grouped = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?: \d{3})+)$/;
/** Points that can only be between thousands: several of them, or one with a comma and zeros after it. */
const groupedByPoints =
  /^(?:\d{1,3}(?:\.\d{3}){2,}|\d{1,2}(?:\.\d{2})+\.\d{3}|\d{1,3}(?:\.\d{3})+(?=,))(?:,00?)?$/;
const onePoint = /^[1-9]\d{0,2}\.\d{3}$/;
const decimals = /^(.*\d)\.(\d+)$/;

/**
 * Reads an amount as people and spreadsheets write it: `Rs 1,50,000/-`, `60000.00`, `۴۵،۰۰۰`. `points` is the meaning of a point
 * before three digits; without it such an amount is refused as unclear. Refuses a negative amount, also in brackets, a fraction
 * of a rupee, and anything else. Whole rupees.
 */
export function readRupees(text: string, points: PointMeaning | null = null): RupeesReading {
  const figures = figuresOf(text);
  if (/^\(.*\d.*\)$|^[-\u2012-\u2015\u2212]\s*\d/.test(figures)) return refused('amount_negative');
  if (groupedByPoints.test(figures)) return wholeOf(figures.replace(/,00?$/, '').replaceAll('.', ''));
  if (onePoint.test(figures) && points === null) return refused('amount_point_unclear');
  if (onePoint.test(figures) && points === 'thousands') return wholeOf(figures.replace('.', ''));
  const [, whole = figures, fraction = ''] = decimals.exec(figures) ?? [];
  if (!grouped.test(whole)) return refused('amount_invalid');
  const isWhole = points === 'decimals' ? /^0*$/.test(fraction) : /^0{0,2}$/.test(fraction);
  return isWhole ? wholeOf(whole.replace(/[, ]/g, '')) : refused('amount_fraction');
}

/** Reads an amount as `readRupees` does. Null for whatever that refuses. */
export function parseRupees(text: string): Rupees | null {
  const reading = readRupees(text);
  return reading.ok ? reading.amount : null;
}

/**
 * The meaning that a whole column gives its points: between thousands if every amount that needs a separator has a point before
 * three digits. Null if no amount has one, or if another amount is written otherwise.
 */
export function pointMeaningOf(column: Iterable<string>): PointMeaning | null {
  let hasPoints = false;
  for (const text of column) {
    const figures = figuresOf(text).replace(/^[-\u2212(]|\)$/g, '');
    if (onePoint.test(figures)) hasPoints = true;
    else if (/\d/.test(figures) && !/^\d{1,3}$/.test(figures) && !groupedByPoints.test(figures)) return null;
  }
  return hasPoints ? 'thousands' : null;
}

/** True for an amount that `readRupees` reads only with the meaning of its point. */
export function hasUnclearPoint(text: string): boolean {
  return onePoint.test(figuresOf(text));
}

/** The figures without currency, in Latin digits, with a comma between thousands and a point before decimals. */
function figuresOf(text: string): string {
  const plain = toLatinDigits(text)
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g, '')
    .replace(/[\u060C\u066C]/g, ',')
    .replace(/\u066B/g, '.')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.replace(before, '').replace(after, '').replace(after, '');
}

function wholeOf(digits: string): RupeesReading {
  const amount = Number(digits);
  return Number.isSafeInteger(amount) ? { ok: true, amount: rupees(amount) } : refused('amount_invalid');
}

function refused(reason: Extract<RupeesReading, { ok: false }>['reason']): RupeesReading {
  return { ok: false, reason };
}
