import { type messageEndpoints, messageParts, type Outbox } from '#contract/lending/messages/messages.ts';
import { messageTemplates } from '#domain/lending/messages/message-template.ts';
import { usePick } from '#web/i18n/language.ts';
import { ListBar } from '#web/office/kit/list/bar/list-bar.tsx';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import type { ListQuery } from '#web/office/kit/list/list-address.ts';
import { SearchField } from '#web/office/kit/list/search-field.tsx';
import type { ListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { templateNames } from '../ground/labels/message-names.messages.ts';
import { messages, partNames } from './messages.messages.ts';

interface MessageToolsProps {
  readonly address: ListAddress<ListQuery<typeof messageEndpoints.listMessages.body>>;
  readonly outbox: Outbox | undefined;
}

/** The parts of the outbox, the search and the filters. */
export function MessageTools({ address: { query, link, narrow }, outbox }: MessageToolsProps) {
  const pick = usePick();
  const reachesAll = useExtent('due-list.read') === 'all';
  const branches = useBranchChoices();
  const counts = { to_call: outbox?.toCall ?? undefined, queued: outbox?.queued ?? undefined };
  const tabs = [undefined, ...messageParts].map((part) => ({
    ...link({ part }),
    label: pick(partNames[part ?? 'all']),
    count: part === 'to_call' || part === 'queued' ? counts[part] : undefined,
    isCurrent: part === query.part,
    isWhole: part === undefined,
  }));
  return (
    <ListBar
      tabs={<FilterTabs label={pick(messages.byPart)} tabs={tabs} />}
      search={
        <SearchField
          label={pick(messages.search)}
          value={query.search ?? ''}
          onSearch={(search) => narrow({ search }, 'replace')}
        />
      }
      chosen={[query.branchId, query.template]}
      filters={
        <>
          {reachesAll && (
            <FilterSelect
              label={pick(messages.branch)}
              value={query.branchId}
              choices={branches}
              onChoose={(branchId) => narrow({ branchId })}
            />
          )}
          <FilterSelect
            label={pick(messages.template)}
            value={query.template}
            choices={messageTemplates.map((value) => ({ value, label: pick(templateNames[value]) }))}
            onChoose={(chosen) => narrow({ template: messageTemplates.find((each) => each === chosen) })}
          />
        </>
      }
    />
  );
}
