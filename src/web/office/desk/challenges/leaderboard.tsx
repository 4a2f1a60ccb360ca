import { useId } from 'react';
import type { Challenge, ChallengeScore, ChallengeScores } from '#contract/desk/challenges.ts';
import { balanceNames, metricNames } from '#contract/desk/labels/metric-names.messages.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate, formatMoment, instantOf } from '#web/format/date-time.ts';
import { now } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { type Column, DataTable } from '#web/office/kit/list/data-table.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { BoundBadge } from './bound-badge.tsx';
import { computedAt, finalOn, messages, ofTotal } from './challenges.messages.ts';
import classes from './leaderboard.module.css';
import { ReachedBar } from './reached-bar.tsx';
import { Standing } from './standing.tsx';

interface LeaderboardProps {
  readonly challenge: Challenge;
  readonly results: ChallengeScores;
  /** The employee whose points are shown below. */
  readonly chosenId: string | undefined;
}

/** All participants, the first on top. A name opens the points behind the result. */
export function Leaderboard({ challenge, results, chosenId }: LeaderboardProps) {
  const pick = usePick();
  const language = useLanguage();
  const titleId = useId();
  const { isFinal, countedUntil, scores } = results;
  const said = isFinal
    ? pick(finalOn)(formatDate(challenge.endsOn, language))
    : pick(computedAt)(formatMoment(instantOf(countedUntil), language, now()));
  return (
    <section className={`${panel.panel} ${classes.board}`} aria-labelledby={titleId}>
      <Stack pad={[4, 5]}>
        <h2 id={titleId}>{pick(messages.leaderboard)}</h2>
        <Text tone="muted">{said}</Text>
      </Stack>
      <DataTable
        label={pick(messages.leaderboard)}
        columns={useColumns(challenge)}
        rows={scores}
        keyOf={({ employee }) => employee.id}
        isSelected={({ employee }) => employee.id === chosenId}
        isStale={false}
        sort={undefined}
        onSort={unsorted}
      />
    </section>
  );
}

function unsorted() {}

function useColumns(challenge: Challenge): readonly Column<ChallengeScore>[] {
  const pick = usePick();
  const language = useLanguage();
  const { metric, balancingMetric } = challenge;
  const sums: Column<ChallengeScore> = {
    key: 'sums',
    header: pick(messages.collectedOf),
    priority: 3,
    isFigure: true,
    cell: ({ reached: { part, whole } }) => (
      <>
        <Ltr>{formatCount(part)}</Ltr>
        <SecondLine>{pick(ofTotal)(formatCount(whole))}</SecondLine>
      </>
    ),
  };
  return [
    {
      key: 'rank',
      header: pick(messages.rank),
      priority: 1,
      cell: ({ rank }) =>
        rank === null ? (
          <span className={classes.rank}>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">{pick(messages.noRank)}</span>
          </span>
        ) : (
          <Ltr className={rank <= 3 ? `${classes.rank} ${classes[`place${rank}`]}` : classes.rank}>
            {formatCount(rank)}
          </Ltr>
        ),
    },
    {
      key: 'employee',
      header: pick(messages.employee),
      priority: 1,
      cell: ({ employee }) => (
        <PersonCell
          name={pickWritten(employee.fullName, language)}
          second={employee.city && pick(employee.city)}
          shape="circle"
          to={{ search: `employee=${employee.id}` }}
          preventScrollReset
        />
      ),
    },
    {
      key: 'reached',
      header: pick(metricNames[metric]),
      priority: 1,
      cell: (score) => (
        <Stack gap={2}>
          <ReachedBar challenge={challenge} score={score} />
          <div className={classes.narrow}>
            <BoundBadge challenge={challenge} score={score} />
          </div>
        </Stack>
      ),
    },
    ...(metric === 'collection_rate' ? [sums] : []),
    {
      key: 'balance',
      header: pick(balanceNames[balancingMetric]),
      priority: 2,
      cell: (score) => <BoundBadge challenge={challenge} score={score} />,
    },
    {
      key: 'standing',
      header: pick(messages.standing),
      priority: 2,
      cell: (score) => <Standing challenge={challenge} score={score} />,
    },
  ];
}
