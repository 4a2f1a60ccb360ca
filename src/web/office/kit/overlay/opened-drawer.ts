/** A drawer that is open over a page, kept with the entry in the browser's history: the Back button closes it, a reload keeps it. */
export interface OpenedDrawer {
  readonly name: string;
  /** The id of its subject: an agreement, an entry or a customer, by the drawer. */
  readonly id: string;
  /** True once its task is done: it stays open to show the outcome, and no reload or step in the history opens it again. */
  readonly isDone?: true;
  /** The page of the outcome, where a reload then leads: a receipt. */
  readonly outcome?: string;
}

/** The drawer in a history entry's state, which any earlier version of the program may have written. */
export function openedDrawerIn(state: unknown): OpenedDrawer | null {
  if (typeof state !== 'object' || state === null || !('drawer' in state)) return null;
  const { drawer } = state;
  if (typeof drawer !== 'object' || drawer === null || !('name' in drawer) || !('id' in drawer)) return null;
  const { name, id } = drawer;
  if (typeof name !== 'string' || typeof id !== 'string') return null;
  if (!('isDone' in drawer) || drawer.isDone !== true) return { name, id };
  return {
    name,
    id,
    isDone: true,
    ...('outcome' in drawer && typeof drawer.outcome === 'string' && { outcome: drawer.outcome }),
  };
}

/** The same entry with a drawer open over its page. */
export function withDrawer(state: unknown, drawer: OpenedDrawer): object {
  return { ...(typeof state === 'object' ? state : null), drawer };
}
