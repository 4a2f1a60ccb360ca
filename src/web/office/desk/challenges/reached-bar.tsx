import type { CSSProperties } from 'react';
import type { Challenge, ChallengeScore } from '#contract/desk/challenges.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { reachedFigure, shareOf, targetOf } from './figures.ts';
import classes from './reached-bar.module.css';

interface ReachedBarProps {
  readonly challenge: Challenge;
  readonly score: Pick<ChallengeScore, 'reached'>;
}

/** The place of the target's mark on the bar. The room after it shows results beyond the target. */
const targetShare = 0.8;

/** Somebody's progress, with the target marked. */
export function ReachedBar({ challenge, score: { reached } }: ReachedBarProps) {
  const share = Math.min(1, (shareOf(reached) / shareOf(targetOf(challenge))) * targetShare);
  return (
    <Row gap={3} align="center" weight={600}>
      <span className={classes.bar} style={{ '--share': share, '--target': targetShare } as CSSProperties} />
      <Ltr className={classes.figure}>{reachedFigure(challenge.metric, reached)}</Ltr>
    </Row>
  );
}
