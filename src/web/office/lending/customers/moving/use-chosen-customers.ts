import { useState } from 'react';

/** The selected customers of the list: some of them, or all that match its filters. */
export interface ChosenCustomers {
  readonly isAll: boolean;
  readonly count: number;
  /** The ids of some; undefined for all. */
  readonly ids: string[] | undefined;
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly add: (ids: readonly string[]) => void;
  readonly all: () => void;
  readonly none: () => void;
}

/** Keeps the selection over the pages of the list. Unchecking one of "all" leaves the others of the shown page selected. */
export function useChosenCustomers(shown: readonly string[], total: number | null): ChosenCustomers {
  const [some, setSome] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setIsAll] = useState(false);
  const choose = (ids: Iterable<string>) => {
    setIsAll(false);
    setSome(new Set(ids));
  };
  const chosen = isAll ? new Set(shown) : some;
  return {
    isAll,
    count: isAll ? (total ?? 0) : some.size,
    ids: isAll ? undefined : [...some],
    has: (id) => isAll || some.has(id),
    toggle: (id) => choose(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]),
    add: (ids) => choose([...chosen, ...ids]),
    all: () => setIsAll(true),
    none: () => choose([]),
  };
}
