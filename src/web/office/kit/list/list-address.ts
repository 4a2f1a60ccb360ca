import type * as z from 'zod/mini';
import { toLatinDigits } from '#domain/person/digits.ts';

/** The query of a list, by the contract's names for its filters, search, order and pages. */
export type ListQuery<Schema extends ListSchema> = Partial<z.output<Schema>>;
export type ListSchema = z.ZodMiniObject;

/** The place of a list, as an address has it. */
export interface ListPlace {
  readonly search: string;
  /** The part that goes into the state of the history entry instead. */
  readonly state: { readonly search?: string };
}

const searchName = 'search';
const openName = 'open';

/** With this many digits a search may be somebody's phone, CNIC or agreement. */
const tellingDigits = 4;

/**
 * A search that may name a person by number is kept in no address, where histories, logs and links would keep it. It goes
 * with the entry in the tab's own history, so that going back and reloading still find it.
 */
function isForAddress(search: string): boolean {
  return toLatinDigits(search).replace(/\D/g, '').length < tellingDigits;
}

/** Reads an address by the list's own schema. Parameters that the schema refuses are ignored. */
export function readListQuery<Schema extends ListSchema>(
  schema: Schema,
  params: URLSearchParams,
  state: unknown,
): ListQuery<Schema> {
  const kept = typeof state === 'object' && state !== null && searchName in state ? state[searchName] : '';
  const given = (name: string) => params.get(name) || (name === searchName ? kept : '');
  const read = Object.entries(schema.shape as Readonly<Record<string, z.ZodMiniType>>).map(
    ([name, field]) => {
      const text = given(name);
      const { data } = text === '' ? {} : field.safeParse(text);
      return [name, data === '' ? undefined : data] as const;
    },
  );
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as ListQuery<Schema>;
}

/** The id of the item open beside the list. */
export function readOpen(params: URLSearchParams): string | undefined {
  return params.get(openName) || undefined;
}

/** The address of a list. Empty parameters are left out. */
export function listPlace(query: Readonly<Record<string, unknown>>, open: string | undefined): ListPlace {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, [openName]: open })) {
    const isLeftOut = name === searchName && !isForAddress(String(value));
    if (value !== undefined && value !== '' && !isLeftOut) params.set(name, String(value));
  }
  const search = query[searchName];
  const isKept = typeof search === 'string' && !isForAddress(search);
  return { search: params.size === 0 ? '' : `?${params}`, state: isKept ? { search } : {} };
}
