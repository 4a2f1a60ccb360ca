import { Link } from 'react-router';
import { type ChallengeRow, challengeEndpoints } from '#contract/desk/challenges.ts';
import { metricNames } from '#contract/desk/labels/metric-names.messages.ts';
import { challengeStages } from '#domain/desk/challenges/challenge-actions.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { ButtonKey } from '#web/office/kit/ui/keys.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import person from '#web/office/kit/ui/person-cell.module.css';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { PeriodText, ScopeText } from './challenge-texts.tsx';
import { allStages, atLeast, messages, shownOf, stageNames, winningOf } from './challenges.messages.ts';
import { setFigure } from './figures.ts';
import { StageBadge } from './stage-badge.tsx';
import { Standing } from './standing.tsx';

export function ChallengesPage() {
  const pick = usePick();
  const { title } = usePage();
  const area = useArea();
  const mayWrite = useMay('challenges.write');
  const mayReadReports = useMay('reports.read');
  const address = useListAddress(challengeEndpoints.listChallenges.query);
  const tabs = [undefined, ...challengeStages].map((stage) => ({
    ...address.link({ stage }),
    label: pick(stage === undefined ? allStages : stageNames[stage]),
    isCurrent: stage === address.query.stage,
    isWhole: stage === undefined,
  }));
  return (
    <>
      <PageHeader
        title={title}
        help={pick(mayWrite ? messages.lead : messages.leadOwn)}
        actions={
          <>
            {mayReadReports && (
              <Button as={Link} variant="default" to={area.report('challenge_results')}>
                {pick(messages.results)}
              </Button>
            )}
            {mayWrite && <NewChallengeButton />}
          </>
        }
      />
      <ListPanel
        label={title}
        list={useListPage(endpointQuery(challengeEndpoints.listChallenges, { query: address.query }))}
        columns={useColumns()}
        keyOf={({ id }) => id}
        tools={<FilterTabs label={pick(messages.byStage)} tabs={tabs} />}
        empty={
          address.isNarrowed ? (
            <NoMatch text={pick(messages.noMatchText)} wholeLink={address.only({})} />
          ) : (
            <EmptyState
              drawing={<OpenRegister />}
              title={pick(messages.emptyTitle)}
              text={pick(mayWrite ? messages.emptyText : messages.emptyOwn)}
              action={mayWrite && <NewChallengeButton />}
            />
          )
        }
        summaryOf={pick(shownOf)}
        address={address}
      />
    </>
  );
}

function NewChallengeButton() {
  const { to, label, icon: Sign } = usePageLink()('newChallenge');
  return (
    <Button
      as={Link}
      to={to}
      leftSection={<Sign size={18} />}
      rightSection={<ButtonKey>N</ButtonKey>}
      aria-keyshortcuts="N"
    >
      {label}
    </Button>
  );
}

function useColumns(): readonly Column<ChallengeRow>[] {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  return [
    {
      key: 'challenge',
      header: pick(messages.challenge),
      priority: 1,
      cell: (challenge) => (
        <>
          <Link to={area.challenge(challenge.id)} className={person.name}>
            <WrittenText>{pickWritten(challenge.title, language)}</WrittenText>
          </Link>
          <SecondLine>
            <PeriodText {...challenge} />
          </SecondLine>
        </>
      ),
    },
    {
      key: 'goal',
      header: pick(messages.goal),
      priority: 2,
      cell: ({ metric, target }) => (
        <>
          {pick(metricNames[metric])}
          <SecondLine>{pick(atLeast)(setFigure(metric, target))}</SecondLine>
        </>
      ),
    },
    {
      key: 'scope',
      header: pick(messages.participants),
      priority: 3,
      cell: (challenge) => <ScopeText {...challenge} />,
    },
    {
      key: 'progress',
      header: pick(messages.progress),
      priority: 1,
      cell: (challenge) => <Glance challenge={challenge} />,
    },
    {
      key: 'stage',
      header: pick(messages.state),
      priority: 1,
      cell: ({ stage }) => <StageBadge stage={stage} />,
    },
  ];
}

/** The progress of a challenge, as far as the reader may see it. */
function Glance({ challenge }: { readonly challenge: ChallengeRow }) {
  const pick = usePick();
  const { winning, participants, own, stage } = challenge;
  if (own !== null) return <Standing challenge={challenge} score={own} />;
  return winning === null ? '–' : pick(winningOf)(winning, participants, stage === 'ended');
}
