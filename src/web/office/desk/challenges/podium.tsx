import type { Challenge, ChallengeScore } from '#contract/desk/challenges.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Avatar } from '#web/office/kit/ui/avatar.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages } from './challenges.messages.ts';
import { reachedFigure } from './figures.ts';
import classes from './podium.module.css';

interface PodiumProps {
  readonly challenge: Challenge;
  readonly scores: readonly ChallengeScore[];
}

const places = 3;

/** The first three, with the first in the middle. Equal ranks have the same height. */
export function Podium({ challenge, scores }: PodiumProps) {
  const pick = usePick();
  const language = useLanguage();
  const first = scores.filter(({ rank }) => rank !== null).slice(0, places);
  return (
    <Section title={pick(messages.whoIsAhead)} lead={pick(messages.whoIsAheadLead)}>
      {first.length === 0 ? (
        <p>{pick(messages.nobodyAhead)}</p>
      ) : (
        <ol className={classes.podium}>
          {first.map(({ employee, reached, rank }, place) => (
            <li key={employee.id} data-place={place + 1} data-rank={rank}>
              <span className={classes.face}>
                <Avatar name={pickWritten(employee.fullName, language)} shape="circle" />
                <Ltr className={classes.rank}>{formatCount(rank ?? 0)}</Ltr>
              </span>
              <WrittenText className={classes.name}>{pickWritten(employee.fullName, language)}</WrittenText>
              {employee.city !== null && (
                <Text as="span" size={2} tone="muted">
                  {pick(employee.city)}
                </Text>
              )}
              <Text as="span" size={5} weight={600} className={classes.step}>
                <Ltr>{reachedFigure(challenge.metric, reached)}</Ltr>
              </Text>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
