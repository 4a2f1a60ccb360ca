import type { Challenge, ChallengeScore } from '#contract/desk/challenges.ts';
import { usePick } from '#web/i18n/language.ts';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { BalanceIcon } from './challenge-icons.tsx';
import { messages } from './challenges.messages.ts';
import { balanceFigure, isWithinBound } from './figures.ts';

interface BoundBadgeProps {
  readonly challenge: Challenge;
  readonly score: ChallengeScore;
}

/** Shows whether the bound holds, with its figure. */
export function BoundBadge({ challenge, score }: BoundBadgeProps) {
  const pick = usePick();
  const figure = `\u2066${balanceFigure(challenge.balancingMetric, score.balance)}\u2069`;
  return isWithinBound(challenge, score) ? (
    <Badge tone="good" icon={BalanceIcon} text={`${figure} ${pick(messages.holds)}`} />
  ) : (
    <Badge tone="bad" icon={AlertIcon} text={`${figure} ${pick(messages.overBound)}`} />
  );
}
