import type { ChallengeRow } from '#contract/desk/challenges.ts';
import { usePick } from '#web/i18n/language.ts';
import { DashIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { CheckIcon, ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { TargetIcon } from './challenge-icons.tsx';
import { stageNames } from './challenges.messages.ts';

const looks = {
  running: { tone: 'good', icon: TargetIcon },
  upcoming: { tone: 'purple', icon: ClockIcon },
  ended: { tone: 'quiet', icon: CheckIcon },
  cancelled: { tone: 'quiet', icon: DashIcon },
} as const;

export function StageBadge({ stage }: Pick<ChallengeRow, 'stage'>) {
  const pick = usePick();
  return <Badge {...looks[stage]} text={pick(stageNames[stage])} />;
}
