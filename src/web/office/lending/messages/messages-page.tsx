import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { messageEndpoints, type Outbox } from '#contract/lending/messages/messages.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { keepingShown, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ChaiCup } from '#web/office/kit/drawings/chai-cup.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { ListSplit } from '#web/office/kit/list/beside/list-split.tsx';
import { useRowKeys } from '#web/office/kit/list/beside/use-row-keys.ts';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { FigureStrip } from '#web/office/kit/record/figure-strip.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { withQuery } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { BranchRules } from './branch-rules.tsx';
import { DryRun } from './dry-run.tsx';
import { MessageTools } from './message-tools.tsx';
import { dayText, messageStateNames, messages, partNames, pausedAt, shownOf } from './messages.messages.ts';
import { refreshMs } from './refresh-ms.ts';
import { useMessageColumns } from './use-message-columns.tsx';

const { listMessages, getOutbox } = messageEndpoints;

/** Its files are fetched when a message is opened beside the list. */
const MessagePanel = latePart(async () => (await import('./open/message-panel.tsx')).MessagePanel);

/** The outbox: how far each message to a customer came, and who is called instead. */
export function MessagesPage() {
  const pick = usePick();
  const { title } = usePage();
  const area = useArea();
  const mayManage = useMay('settings.manage');
  const [isDryRun, setDryRun] = useState(false);
  const address = useListAddress(listMessages.body);
  const { query, open, isNarrowed, only } = address;
  const list = useListPage(endpointQuery(listMessages, { body: query }), refreshMs);
  const rows = list.data?.data ?? [];
  useRowKeys(
    rows.map(({ id }) => id),
    address,
  );
  const { data: outbox } = useEndpoint(
    getOutbox,
    { query: { branchId: query.branchId } },
    { ...keepingShown, refetchInterval: refreshMs },
  );
  return (
    <>
      <PageHeader
        title={title}
        help={pick(messages.help)}
        lead={outbox && <DayLead outbox={outbox} />}
        actions={
          <>
            {mayManage && (
              <Button as={Link} variant="default" to={area.messageWords()}>
                {pick(messages.words)}
              </Button>
            )}
            <Button variant="default" aria-expanded={isDryRun} onClick={() => setDryRun(!isDryRun)}>
              {pick(messages.dryRun)}
            </Button>
          </>
        }
      />
      {isDryRun && <DryRun branchId={query.branchId} />}
      <ListSplit isOpen={open !== undefined}>
        <Stack>
          {outbox !== undefined && <OutboxState outbox={outbox} />}
          <ListPanel
            label={title}
            list={list}
            columns={useMessageColumns(address.openLink, open !== undefined)}
            keyOf={({ id }) => id}
            isSelected={({ id }) => id === open}
            tools={<MessageTools address={address} outbox={outbox} />}
            empty={
              isNarrowed ? (
                <NoMatch text={pick(messages.noMatchText)} wholeLink={only({})} />
              ) : (
                <EmptyState
                  drawing={<ChaiCup />}
                  title={pick(messages.emptyTitle)}
                  text={pick(messages.emptyText)}
                />
              )
            }
            summaryOf={pick(shownOf)}
            address={address}
          />
          {outbox !== undefined && (
            <Stack pad={[4, 0]}>
              <BranchRules branches={outbox.branches} />
            </Stack>
          )}
        </Stack>
        {open !== undefined && (
          <Suspense>
            <MessagePanel key={open} id={open} rows={rows} openLink={address.openLink} show={address.show} />
          </Suspense>
        )}
      </ListSplit>
    </>
  );
}

interface OutboxProps {
  readonly outbox: Outbox;
}

function DayLead({ outbox: { branches } }: OutboxProps) {
  const pick = usePick();
  const sumOf = (field: 'sentToday' | 'dailyMax' | 'costToday') =>
    branches.reduce((sum, branch) => sum + branch[field], 0);
  return <span>{pick(dayText)(sumOf('sentToday'), sumOf('dailyMax'), sumOf('costToday'))}</span>;
}

/** The figures of today, or why there are none. */
function OutboxState({ outbox }: OutboxProps) {
  const pick = usePick();
  const area = useArea();
  const { by, branches, queued, toCall } = outbox;
  if (by === 'hand')
    return (
      <Banner tone="warning" title={pick(messages.byHandTitle)}>
        <Text>{pick(messages.byHandText)}</Text>
      </Banner>
    );
  const paused = branches.filter(({ isPaused }) => isPaused).map(({ city }) => pick(city));
  const shown = (count: number | null) => (count === null ? '…' : <Ltr>{formatCount(count)}</Ltr>);
  const listOf = (part: string) => withQuery(area.messages(), { part });
  return (
    <>
      {paused.length > 0 && (
        <Banner tone="warning" title={pick(messages.pausedTitle)}>
          <Text>{pick(pausedAt)(paused.join(', '))}</Text>
        </Banner>
      )}
      <FigureStrip
        isBrief
        label={pick(messages.figures)}
        figures={[
          { label: pick(messageStateNames.queued), value: shown(queued), to: listOf('queued') },
          { label: pick(messageStateNames.sent), value: shown(outbox.sent), to: listOf('on_the_way') },
          { label: pick(messageStateNames.delivered), value: shown(outbox.delivered), to: listOf('arrived') },
          { label: pick(messageStateNames.read), value: shown(outbox.read) },
          { label: pick(messageStateNames.failed), value: shown(outbox.failed + outbox.notKnown) },
          { label: pick(partNames.to_call), value: shown(toCall), to: listOf('to_call') },
        ]}
      />
    </>
  );
}
