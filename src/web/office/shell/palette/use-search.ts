import { useDebouncedValue } from '@mantine/hooks';
import { type SearchResult, searchEndpoints } from '#contract/insight/search.ts';
import { useEndpoint } from '../../kit/data/use-endpoint.ts';
import { useMay } from '../use-may.ts';

/** A shorter text has too many results. */
const lettersMin = 2;
const pauseMs = 200;

export interface Search {
  readonly results: readonly SearchResult[];
  /** `none`: the text is too short to search, or this role has nobody to search for. */
  readonly state: 'none' | 'searching' | 'failed' | 'done';
  readonly failure: Error | null;
  readonly again: () => void;
}

/** Searches on the server, after a short pause. The text is kept neither in an address nor in the browser. */
export function useSearch(text: string): Search {
  const typed = text.trim();
  const [asked] = useDebouncedValue(typed, pauseMs);
  const maySearch = useMay('customers.read');
  const isAsked = maySearch && typed.length >= lettersMin;
  const { data, error, refetch } = useEndpoint(
    searchEndpoints.search,
    { body: { text: asked } },
    { enabled: isAsked && asked === typed, gcTime: 0 },
  );
  const again = () => void refetch();
  const nothing = { results: [], failure: null, again };
  if (!isAsked) return { ...nothing, state: 'none' };
  // The answer to other words must not be opened by mistake.
  if (asked !== typed) return { ...nothing, state: 'searching' };
  if (error !== null) return { ...nothing, state: 'failed', failure: error };
  return data === undefined
    ? { ...nothing, state: 'searching' }
    : { ...nothing, results: data, state: 'done' };
}
