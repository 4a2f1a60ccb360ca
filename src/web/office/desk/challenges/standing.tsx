import type { ChallengeRow, ChallengeScore } from '#contract/desk/challenges.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { ChallengesIcon } from '#web/office/kit/ui/office-icons.tsx';
import { messages, toGo } from './challenges.messages.ts';
import { missingFigure } from './figures.ts';

interface StandingProps {
  readonly challenge: Pick<ChallengeRow, 'stage' | 'metric' | 'target' | 'balancingMetric' | 'boundMax'>;
  readonly score: ChallengeScore;
}

/** Shows whether somebody wins, and if not yet, the missing figure. */
export function Standing({ challenge, score }: StandingProps) {
  const pick = usePick();
  const language = useLanguage();
  const hasEnded = challenge.stage === 'ended';
  switch (score.standing) {
    case 'winning':
      return (
        <Row as="span" gap={2} align="center" tone="good" weight={600}>
          <ChallengesIcon size={16} />
          <span>{pick(hasEnded ? messages.won : messages.winning)}</span>
        </Row>
      );
    case 'over_bound':
      return (
        <Text as="span" tone="muted">
          {pick(hasEnded ? messages.notWonOver : messages.cannotWin)}
        </Text>
      );
    case 'nothing_to_measure':
      return (
        <Text as="span" tone="muted">
          {pick(messages.nothingYet)}
        </Text>
      );
    case 'behind':
      return (
        <Text as="span" tone="muted">
          {hasEnded ? pick(messages.notReached) : pick(toGo)(missingFigure(challenge, score, language))}
        </Text>
      );
  }
}
