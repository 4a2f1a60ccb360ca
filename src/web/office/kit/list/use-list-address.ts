import type { MouseEvent } from 'react';
import { type To, useLocation, useNavigate, useNavigation } from 'react-router';
import { latestPlace } from '#web/office/kit/overlay/latest-place.ts';
import { openedDrawerIn, withDrawer } from '../overlay/opened-drawer.ts';
import { type ListQuery, type ListSchema, listPlace, readListQuery, readOpen } from './list-address.ts';

export interface ListLink {
  readonly to: To;
  /** The state of the history entry. */
  readonly state: object;
}

/** A link that includes choices which are not rendered yet. */
export interface ChoiceLink extends ListLink {
  readonly onClick: (event: MouseEvent) => void;
}

/** The address of a list, and of the same list with other filters, search or order. */
export interface ListAddress<Query> {
  /** The query of the list, for its endpoint. */
  readonly query: Query;
  /** The id of the item open beside the list. */
  readonly open: string | undefined;
  /** True when a search or a filter hides any row. */
  readonly isNarrowed: boolean;
  /** The same list with another filter, search or order: from its first page, and with nothing open. */
  readonly link: (change: Query) => ChoiceLink;
  readonly openLink: (id: string) => ChoiceLink;
  /** Opens a row, or closes the open one. */
  readonly show: (id: string | undefined, history?: 'push' | 'replace') => Promise<void>;
  readonly pageLink: (cursor: string | undefined) => ListLink;
  /** The list with nothing but these filters; with none, the whole list. */
  readonly only: (query: Query) => ListLink;
  /**
   * Goes to the address of `link`. Going back undoes a choice. A typed search or a sort order replaces the history entry and
   * leaves an open row open: it may have been opened before the search began.
   */
  readonly narrow: (change: Query, history?: 'push' | 'replace') => void;
}

/** Neither filters rows. */
const notFilters = ['cursor', 'sort'];

/** The address of a list whose filters the contract describes: `useListAddress(branchEndpoints.listBranches.query)`. */
export function useListAddress<Schema extends ListSchema>(schema: Schema): ListAddress<ListQuery<Schema>> {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const params = new URLSearchParams(search);
  const query = readListQuery(schema, params, state);
  const open = readOpen(params);

  function to(asked: Readonly<Record<string, unknown>>, shown?: string, kept?: object): ListLink {
    const place = listPlace(asked, shown);
    return { to: { search: place.search }, state: { ...kept, ...place.state } };
  }
  const changed = (from: ListQuery<Schema>, change: ListQuery<Schema>, shown?: string) =>
    to({ ...from, cursor: undefined, ...change }, shown);

  /** The last choice, which may not be rendered yet; null when the app has moved to another page meanwhile. */
  function latestChoice() {
    const latest = latestPlace();
    if ((next ?? latest).pathname !== pathname) return null;
    const latestParams = new URLSearchParams(latest.search);
    return {
      chosen: readListQuery(schema, latestParams, latest.state),
      shown: readOpen(latestParams),
      drawer: openedDrawerIn(latest.state),
      kept: latest.state,
    };
  }

  function narrow(change: ListQuery<Schema>, history: 'push' | 'replace' = 'push') {
    const latest = latestChoice();
    // A user who has opened a row is not brought back by a search typed just before, while the row's page loads.
    if (latest === null) return;
    const replace = history === 'replace';
    const { to: place, state: kept } = changed(latest.chosen, change, replace ? latest.shown : undefined);
    const drawer = replace ? latest.drawer : null;
    void navigate(place, { replace, state: drawer === null ? kept : withDrawer(kept, drawer) });
  }

  async function show(id: string | undefined, history: 'push' | 'replace' = 'push') {
    const latest = latestChoice();
    if (latest === null) return;
    // The trail of pages stays as it is.
    const { to: place, state: kept } = to(latest.chosen, id, latest.kept);
    await navigate(place, { replace: history === 'replace', state: kept, preventScrollReset: true });
  }

  /** A link rendered before the last choice includes that choice. */
  const withLatest = (link: ListLink, act: () => void): ChoiceLink => ({
    ...link,
    onClick(event) {
      const isForAnotherTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (latestPlace().key === key || isForAnotherTab) return;
      event.preventDefault();
      act();
    },
  });

  return {
    query,
    open,
    isNarrowed: Object.keys(query).some((name) => !notFilters.includes(name)),
    link: (change) => withLatest(changed(query, change), () => narrow(change)),
    openLink: (id) => withLatest(to(query, id, state), () => void show(id)),
    show,
    pageLink: (cursor) => to({ ...query, cursor }, undefined, state),
    only: (asked) => to(asked),
    narrow,
  };
}
