import type { ChallengeRow, ChallengeScore } from '#contract/desk/challenges.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { ChallengesIcon } from '#web/office/kit/ui/office-icons.tsx';
import { messages, toGo } from './challenges.messages.ts';
import { missingFigure } from './figures.ts';
import classes from './standing.module.css';

interface StandingProps {
  readonly challenge: Pick<ChallengeRow, 'stage' | 'metric' | 'target' | 'balancingMetric' | 'boundMax'>;
  readonly score: ChallengeScore;
}

/** Whether somebody wins, and if not yet, what is missing. */
export function Standing({ challenge, score }: StandingProps) {
  const pick = usePick();
  const language = useLanguage();
  const hasEnded = challenge.stage === 'ended';
  switch (score.standing) {
    case 'winning':
      return (
        <span className={classes.winning}>
          <ChallengesIcon size={16} />
          <span>{pick(hasEnded ? messages.won : messages.winning)}</span>
        </span>
      );
    case 'over_bound':
      return (
        <span className={classes.quiet}>{pick(hasEnded ? messages.notWonOver : messages.cannotWin)}</span>
      );
    case 'nothing_to_measure':
      return <span className={classes.quiet}>{pick(messages.nothingYet)}</span>;
    case 'behind':
      return (
        <span className={classes.quiet}>
          {hasEnded ? pick(messages.notReached) : pick(toGo)(missingFigure(challenge, score, language))}
        </span>
      );
  }
}
