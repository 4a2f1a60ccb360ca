import { type Challenge, challengeEndpoints } from '#contract/desk/challenges.ts';
import { balanceNames, metricNames } from '#contract/desk/labels/metric-names.messages.ts';
import { formatDate, formatMoment, instantOf } from '#web/format/date-time.ts';
import { now } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { BoundBadge } from './bound-badge.tsx';
import { ChallengePoints } from './challenge-points.tsx';
import { computedAt, finalOn, messages, rankOf } from './challenges.messages.ts';
import { ReachedBar } from './reached-bar.tsx';
import { Standing } from './standing.tsx';

/** An employee's view of a challenge: their own figures and rank, and the points behind them. */
export function OwnProgress({ challenge }: { readonly challenge: Challenge }) {
  const pick = usePick();
  const language = useLanguage();
  const { data, error, refetch } = useEndpoint(challengeEndpoints.getChallengeScores, {
    params: { id: challenge.id },
  });
  if (challenge.stage === 'cancelled') return null;
  if (challenge.stage === 'upcoming')
    return (
      <section className={panel.panel}>
        <EmptyState
          drawing={<OpenRegister />}
          title={pick(messages.notStarted)}
          text={pick(messages.notStartedText)}
        />
      </section>
    );
  if (error !== null && data === undefined)
    return (
      <section className={panel.panel}>
        <LoadError title={pick(messages.notOpened)} failure={error} onRetry={refetch} />
      </section>
    );
  const score = data?.scores[0];
  if (data === undefined || score === undefined) return <Skeleton height={240} radius="lg" />;
  const said = data.isFinal
    ? pick(finalOn)(formatDate(challenge.endsOn, language))
    : pick(computedAt)(formatMoment(instantOf(data.countedUntil), language, now()));
  return (
    <>
      <Section title={pick(messages.your)} lead={said}>
        <Facts
          facts={[
            {
              label: pick(messages.rank),
              value:
                score.rank === null
                  ? pick(messages.noRank)
                  : pick(rankOf)(score.rank, challenge.participants),
            },
            {
              label: pick(metricNames[challenge.metric]),
              value: <ReachedBar challenge={challenge} score={score} />,
            },
            {
              label: pick(balanceNames[challenge.balancingMetric]),
              value: <BoundBadge challenge={challenge} score={score} />,
            },
            { label: pick(messages.standing), value: <Standing challenge={challenge} score={score} /> },
          ]}
        />
      </Section>
      <ChallengePoints challenge={challenge} employeeId={score.employee.id} title={pick(messages.points)} />
    </>
  );
}
