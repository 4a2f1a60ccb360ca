import type { Rupees } from '#domain/money/rupees.ts';

/**
 * The shares of the income, in whole percent, from which an approver is warned and a written reason is needed. An office rule.
 */
export interface BurdenLimits {
  readonly burdenWarningPercent: number;
  readonly burdenReasonPercent: number;
}

export const burdenGrades = ['bearable', 'high', 'too_high', 'unknown'] as const;
export type BurdenGrade = (typeof burdenGrades)[number];

/**
 * Grades what falls due in a month over all agreements of a customer against the monthly income. A share equal to a limit is
 * over it. No income on record gives `unknown`, an income of zero `too_high`.
 */
export function gradeOfBurden(
  total: Rupees,
  monthlyIncome: Rupees | null,
  { burdenWarningPercent, burdenReasonPercent }: BurdenLimits,
): BurdenGrade {
  if (monthlyIncome === null) return 'unknown';
  const reaches = (percent: number) => total * 100 >= monthlyIncome * percent;
  if (reaches(burdenReasonPercent)) return 'too_high';
  return reaches(burdenWarningPercent) ? 'high' : 'bearable';
}

/**
 * True if an agreement is submitted only with a written reason. An income that is not on record proves nothing, so it needs one
 * too.
 */
export function needsReason(grade: BurdenGrade): boolean {
  return grade === 'too_high' || grade === 'unknown';
}
