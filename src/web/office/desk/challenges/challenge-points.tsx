import { useState } from 'react';
import { Link } from 'react-router';
import { type Challenge, type ChallengePoint, challengeEndpoints } from '#contract/desk/challenges.ts';
import { type Metric, unitOf } from '#domain/desk/challenges/metric.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { type Column, DataTable } from '#web/office/kit/list/data-table.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { Section } from '#web/office/kit/record/section.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { ClockIcon } from '#web/office/kit/ui/office-icons.tsx';
import { UndoIcon } from '#web/office/kit/ui/state-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useRequestLink } from '#web/office/shell/use-request-link.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './challenge-points.module.css';
import { countedOf, messages, pointNames, pointsLeads } from './challenges.messages.ts';

interface ChallengePointsProps {
  readonly challenge: Challenge;
  readonly employeeId: string;
  readonly title: string;
}

/** The entries behind an employee's progress, page by page. */
export function ChallengePoints({ challenge, employeeId, title }: ChallengePointsProps) {
  const pick = usePick();
  // The cursors of the visited pages; the last one is shown.
  const [trail, setTrail] = useState<readonly string[]>([]);
  const cursor = trail.at(-1);
  const { data, error, isPlaceholderData, refetch } = useListPage(
    endpointQuery(challengeEndpoints.listChallengePoints, {
      params: { id: challenge.id, employeeId },
      query: { cursor },
    }),
  );
  const next = data?.page.next ?? null;
  const columns = useColumns(challenge);
  return (
    <Section title={title} lead={pick(pointsLeads[challenge.metric])}>
      {error !== null && data === undefined ? (
        <LoadError title={pick(messages.pointsNotOpened)} failure={error} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton height={240} radius="lg" />
      ) : data.data.length === 0 ? (
        <p>{pick(messages.noPoints)}</p>
      ) : (
        <div className={classes.table}>
          <DataTable
            label={title}
            columns={columns}
            rows={data.data}
            keyOf={({ id, on }) => `${id} ${on}`}
            isSelected={none}
            isStale={isPlaceholderData}
            sort={undefined}
            onSort={none}
          />
        </div>
      )}
      {(trail.length > 0 || next !== null) && (
        <Row gap={2} justify="end" className={classes.ways}>
          {trail.length > 0 && (
            <Button variant="default" onClick={() => setTrail(trail.slice(0, -1))}>
              {pick(messages.later)}
            </Button>
          )}
          {next !== null && (
            <Button variant="default" onClick={() => setTrail([...trail, next])}>
              {pick(messages.earlier)}
            </Button>
          )}
        </Row>
      )}
    </Section>
  );
}

const none = () => false;

/** The customer of the agreement. */
function useAgreementColumns(): readonly Column<ChallengePoint>[] {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  return [
    {
      key: 'customer',
      header: pick(messages.customer),
      priority: 2,
      cell: ({ agreement }) =>
        agreement?.customer ? (
          <Link to={area.customerBalance(agreement.customer.id)}>
            <WrittenText>{pickWritten(agreement.customer.fullName, language)}</WrittenText>
          </Link>
        ) : (
          '–'
        ),
    },
    {
      key: 'agreement',
      header: pick(messages.agreement),
      priority: 3,
      cell: ({ agreement }) => agreement && <Code>{agreement.number}</Code>,
    },
  ];
}

/** The visitor of the request. */
function useRequestColumns(): readonly Column<ChallengePoint>[] {
  const pick = usePick();
  const requestLink = useRequestLink();
  return [
    {
      key: 'visitor',
      header: pick(messages.visitor),
      priority: 2,
      cell: ({ request }) =>
        request === null ? (
          '–'
        ) : (
          <Link to={requestLink(request.id)}>
            <WrittenText>{request.fullName}</WrittenText>
          </Link>
        ),
    },
  ];
}

const ofRequests: readonly Metric[] = ['first_contact_in_time', 'home_visits_done'];

function useColumns({ metric }: Challenge): readonly Column<ChallengePoint>[] {
  const pick = usePick();
  const language = useLanguage();
  const ofAgreement = useAgreementColumns();
  const ofRequest = useRequestColumns();
  return [
    {
      key: 'on',
      header: pick(messages.date),
      priority: 1,
      cell: ({ on }) => formatDate(on, language),
    },
    {
      key: 'what',
      header: pick(messages.what),
      priority: 1,
      cell: (point) => (
        <Row as="span" gap={[1, 2]} align="center" wraps>
          {pick(pointNames[point.kind])}
          {isReversed(point) && <Badge tone="quiet" icon={UndoIcon} text={pick(messages.reversed)} />}
          {isMissed(point) && <Badge tone="warning" icon={ClockIcon} text={pick(messages.missed)} />}
        </Row>
      ),
    },
    ...(ofRequests.includes(metric) ? ofRequest : ofAgreement),
    {
      key: 'counts',
      header: pick(messages.counts),
      priority: 1,
      isFigure: true,
      cell: ({ counted, total }) =>
        unitOf(metric) === 'rate' ? (
          <span>{pick(countedOf)(formatCount(counted), formatCount(total))}</span>
        ) : (
          <Ltr>{formatCount(counted)}</Ltr>
        ),
    },
  ];
}

/** Nobody contacted the visitor in time while the employee had the request. */
function isMissed({ kind, counted }: ChallengePoint): boolean {
  return counted === 0 && kind === 'first_contact';
}

const entries: readonly ChallengePoint['kind'][] = [
  'payment',
  'down_payment',
  'recovery',
  'refund',
  'delivery',
];

/** Only an entry is undone: an unpaid installment or a broken promise counts for nothing without that. */
function isReversed({ kind, counted }: ChallengePoint): boolean {
  return counted === 0 && entries.includes(kind);
}
