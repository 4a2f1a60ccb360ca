import { Link } from 'react-router';
import { challengeEndpoints } from '#contract/desk/challenges.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { daysLeft, messages, rankText } from './employee.messages.ts';
import classes from './employee-rows.module.css';

/** The challenges that run, with the employee's own rank; nothing while none runs. */
export function MyChallenges() {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  const {
    data: challenges,
    error,
    refetch,
  } = useEndpoint(challengeEndpoints.listChallenges, { query: { stage: 'running' } });
  if (challenges?.length === 0) return null;
  return (
    <Section title={pick(messages.challenges)}>
      {challenges === undefined &&
        (error === null ? (
          <Skeleton height={90} />
        ) : (
          <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
        ))}
      <ul>
        {challenges?.map(({ id, title, own, daysLeft: days }) => (
          <Stack as="li" key={id} pad={[3, 0]} className={classes.row}>
            <Link to={area.challenge(id)} className={classes.open}>
              <WrittenText>{pickWritten(title, language)}</WrittenText>
            </Link>
            <Text tone="muted">
              <FactLine>
                {pick(daysLeft)(days)}
                {own !== null && own.rank !== null && pick(rankText)(own.rank)}
              </FactLine>
            </Text>
          </Stack>
        ))}
      </ul>
    </Section>
  );
}
