import { usePick } from '#web/i18n/language.ts';
import { ListBar } from '../../kit/list/bar/list-bar.tsx';
import { DateFilter } from '../../kit/list/date-filter.tsx';
import { FilterSelect } from '../../kit/list/filter-select.tsx';
import { FilterTabs } from '../../kit/list/filter-tabs.tsx';
import { SearchField } from '../../kit/list/search-field.tsx';
import type { ListAddress } from '../../kit/list/use-list-address.ts';
import { messages, stateNames } from './list-page.messages.ts';
import { answerSpecimens, type SpecimenQuery, specimenStates } from './specimen-list.ts';

interface ListSpecimenToolsProps {
  readonly address: ListAddress<SpecimenQuery>;
}

/** One filter as tabs and as a choice, a search and a day. */
export function ListSpecimenTools({ address: { query, link, narrow } }: ListSpecimenToolsProps) {
  const pick = usePick();
  const { search, dueFrom } = query;
  return (
    <ListBar
      tabs={
        <FilterTabs
          label={pick(messages.state)}
          tabs={[undefined, ...specimenStates].map((state) => ({
            ...link({ state }),
            label: pick(state === undefined ? messages.all : stateNames[state]),
            count: answerSpecimens({ search, dueFrom, state }).page.total ?? 0,
            isCurrent: query.state === state,
            isWhole: state === undefined,
          }))}
        />
      }
      search={
        <SearchField
          label={pick(messages.search)}
          value={search ?? ''}
          onSearch={(text) => narrow({ search: text }, 'replace')}
        />
      }
      chosen={[query.state, dueFrom]}
      filters={
        <>
          <FilterSelect
            label={pick(messages.state)}
            value={query.state}
            choices={specimenStates.map((value) => ({ value, label: pick(stateNames[value]) }))}
            onChoose={(state) => narrow({ state: specimenStates.find((each) => each === state) })}
          />
          <DateFilter
            name="dueFrom"
            label={messages.dueFrom}
            value={dueFrom}
            onChoose={(day) => narrow({ dueFrom: day }, 'replace')}
          />
        </>
      }
    />
  );
}
