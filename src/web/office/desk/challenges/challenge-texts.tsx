import type { ChallengeRow } from '#contract/desk/challenges.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { messages, participantsText } from './challenges.messages.ts';

/** From its first day to its last. */
export function PeriodText({ startsOn, endsOn }: Pick<ChallengeRow, 'startsOn' | 'endsOn'>) {
  const pick = usePick();
  const language = useLanguage();
  return (
    <>
      <bdi>{formatDate(startsOn, language)}</bdi> {pick(messages.until)}{' '}
      <bdi>{formatDate(endsOn, language)}</bdi>
    </>
  );
}

/** The participants: branches by their cities, and how many people. */
export function ScopeText({ branches, participants }: Pick<ChallengeRow, 'branches' | 'participants'>) {
  const pick = usePick();
  const all = useBranchChoices();
  const cities = branches.map(({ city }) => pick(city));
  const named = all.length > 0 && branches.length === all.length ? [pick(messages.allBranches)] : cities;
  return (
    <FactLine>
      {named}
      {pick(participantsText)(participants)}
    </FactLine>
  );
}
