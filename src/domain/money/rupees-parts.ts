import type { Rupees } from './rupees.ts';

/**
 * The parts of an amount on screen. The unit is smaller than the figure, so they are separate. Both run left to right in Urdu
 * too.
 */
export interface RupeesParts {
  /** U+2212 for a negative amount, as wide as a digit; else nothing. */
  readonly minus: '\u2212' | '';
  readonly unit: 'Rs';
  /** Grouped by thousands: `150,000`. */
  readonly digits: string;
}

export function rupeesParts(amount: Rupees): RupeesParts {
  return {
    minus: amount < 0 ? '\u2212' : '',
    unit: 'Rs',
    digits: String(Math.abs(amount)).replace(/\B(?=(?:\d{3})+$)/g, ','),
  };
}
