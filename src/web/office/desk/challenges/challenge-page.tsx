import { useParams } from 'react-router';
import { challengeEndpoints } from '#contract/desk/challenges.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { MissingRecord } from '#web/office/kit/record/missing-record.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { ChallengeActions } from './challenge-actions.tsx';
import { ChallengeHead } from './challenge-head.tsx';
import classes from './challenge-page.module.css';
import { ChallengeResults } from './challenge-results.tsx';
import { messages } from './challenges.messages.ts';
import { OwnProgress } from './own-progress.tsx';

/** The target and the standings; an employee sees only their own. */
export function ChallengePage() {
  const { id = '' } = useParams();
  const { title } = usePage();
  const back = usePageLink()('challenges');
  const mayWrite = useMay('challenges.write');
  const seesAll = useExtent('challenges.read') === 'all';
  const { data, error, refetch } = useEndpoint(challengeEndpoints.getChallenge, { params: { id } });
  return (
    <>
      <Row gap={[2, 4]} align="start" justify="space-between" wraps className={classes.top}>
        <BackLink {...back} />
        {data !== undefined && mayWrite && <ChallengeActions challenge={data} />}
      </Row>
      {data !== undefined ? (
        <>
          <ChallengeHead challenge={data} />
          {seesAll ? <ChallengeResults challenge={data} /> : <OwnProgress challenge={data} />}
        </>
      ) : (
        <>
          <PageHeader title={title} />
          {error === null ? (
            <Skeleton height={360} radius="lg" />
          ) : (
            <section className={panel.panel}>
              <MissingRecord title={messages.notOpened} failure={error} back={back} onRetry={refetch} />
            </section>
          )}
        </>
      )}
    </>
  );
}
