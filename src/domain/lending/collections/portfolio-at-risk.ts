import { type Rupees, sumOf } from '#domain/money/rupees.ts';

/** The figures of an agreement for the portfolio. */
export interface Exposure {
  readonly outstanding: Rupees;
  readonly daysPastDue: number;
}

/** Two sums whose ratio is the figure, so that sums are added before they are rounded. */
export interface AtRisk {
  /** The whole outstanding of the agreements past the limit, not only their overdue rows. */
  readonly atRisk: Rupees;
  readonly gross: Rupees;
}

/** The limits, in days, that the lender's reports show. */
export const parDays = [1, 30, 60, 90] as const;

/**
 * PAR n: what is outstanding on agreements whose oldest unpaid row is more than n days past due, of all that is outstanding.
 */
export function portfolioAtRisk(exposures: readonly Exposure[], days: number): AtRisk {
  return {
    atRisk: sumOf(
      exposures.filter((exposure) => exposure.daysPastDue > days).map(({ outstanding }) => outstanding),
    ),
    gross: sumOf(exposures.map(({ outstanding }) => outstanding)),
  };
}

/** One span of days past due; `toDays` is null for the open end. */
export interface AgeingBucket {
  readonly fromDays: number;
  readonly toDays: number | null;
}

/** Each PAR of `parDays` is the sum of the buckets after its limit. */
export const ageingBuckets: readonly AgeingBucket[] = [
  { fromDays: 0, toDays: 1 },
  { fromDays: 2, toDays: 30 },
  { fromDays: 31, toDays: 60 },
  { fromDays: 61, toDays: 90 },
  { fromDays: 91, toDays: null },
];

/** The key of a bucket: `2-30`, or `91` for the open end. */
export function ageOf({ fromDays, toDays }: AgeingBucket): string {
  return toDays === null ? `${fromDays}` : `${fromDays}-${toDays}`;
}

export interface AgedAmount {
  readonly bucket: AgeingBucket;
  readonly count: number;
  readonly outstanding: Rupees;
}

/** The outstanding amount and the number of agreements in each bucket. Every agreement is in exactly one. */
export function ageing(exposures: readonly Exposure[]): AgedAmount[] {
  return ageingBuckets.map((bucket) => {
    const inBucket = exposures.filter(({ daysPastDue }) => isIn(bucket, daysPastDue));
    return {
      bucket,
      count: inBucket.length,
      outstanding: sumOf(inBucket.map(({ outstanding }) => outstanding)),
    };
  });
}

function isIn({ fromDays, toDays }: AgeingBucket, days: number): boolean {
  return days >= fromDays && (toDays === null || days <= toDays);
}
