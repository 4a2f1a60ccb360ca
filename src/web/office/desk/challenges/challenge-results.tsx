import { Suspense } from 'react';
import { type Challenge, challengeEndpoints } from '#contract/desk/challenges.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useAddressQuery } from '#web/office/shell/use-address-query.ts';
import classes from './challenge-page.module.css';
import { ChallengePoints } from './challenge-points.tsx';
import { messages, pointsOf } from './challenges.messages.ts';
import { Leaderboard } from './leaderboard.tsx';
import { Podium } from './podium.tsx';

// The chart loads after the figures that it draws.
const BoundChart = latePart(async () => (await import('./chart/bound-chart.tsx')).BoundChart);

/** The standings. The address has the employee whose points are open. */
export function ChallengeResults({ challenge }: { readonly challenge: Challenge }) {
  const pick = usePick();
  const language = useLanguage();
  const asked = useAddressQuery();
  const params = { id: challenge.id };
  const { data, error, refetch } = useEndpoint(challengeEndpoints.getChallengeScores, { params });
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
  if (data === undefined)
    return error === null ? (
      <Skeleton height={420} radius="lg" />
    ) : (
      <section className={panel.panel}>
        <LoadError title={pick(messages.notOpened)} failure={error} onRetry={refetch} />
      </section>
    );
  const chosen = data.scores.find(({ employee }) => employee.id === asked.get('employee'));
  return (
    <>
      <Grid gap={[0, 4]} column="22rem" className={classes.pair}>
        <Podium challenge={challenge} scores={data.scores} />
        <Suspense fallback={<Skeleton height={360} radius="lg" />}>
          <BoundChart challenge={challenge} scores={data.scores} />
        </Suspense>
      </Grid>
      <Leaderboard challenge={challenge} results={data} chosenId={chosen?.employee.id} />
      {chosen !== undefined && (
        <ChallengePoints
          key={chosen.employee.id}
          challenge={challenge}
          employeeId={chosen.employee.id}
          title={pick(pointsOf)(pickWritten(chosen.employee.fullName, language))}
        />
      )}
    </>
  );
}
