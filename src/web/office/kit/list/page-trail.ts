/**
 * The cursors of the pages visited on the way here, kept in the state of the history entry. A cursor only leads forward, so
 * without the trail, as in a shared link, the back button of the list leads to the first page.
 */
export interface PageTrail {
  readonly cursors: readonly string[];
}

/** In a trail the first page, which has no cursor, is an empty text. */
const firstPage = '';

/** The trail in a history entry's state, which any earlier version of the program may have written. */
export function trailIn(state: unknown): PageTrail {
  const cursors: unknown =
    typeof state === 'object' && state !== null && 'cursors' in state ? state.cursors : [];
  return { cursors: Array.isArray(cursors) ? cursors.filter((cursor) => typeof cursor === 'string') : [] };
}

export function nextTrail({ cursors }: PageTrail, cursor: string | undefined): PageTrail {
  return { cursors: [...cursors, cursor ?? firstPage] };
}

export function previousTrail({ cursors }: PageTrail): PageTrail {
  return { cursors: cursors.slice(0, -1) };
}

export function previousCursor({ cursors }: PageTrail): string | undefined {
  return cursors.at(-1) || undefined;
}
