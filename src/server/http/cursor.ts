import { Refusal } from '../refusal.ts';

/** Where a page of a list sorted by an instant and an id ended. */
export interface InstantCursor {
  readonly at: Date;
  readonly id: string;
}

export function writeCursor({ at, id }: InstantCursor): string {
  return Buffer.from(`${at.getTime()} ${id}`).toString('base64url');
}

/** Reads a cursor that came back from a client; refuses one we never wrote. */
export function readCursor(cursor: string): InstantCursor {
  const [, at, id] = /^(\d{1,15}) ([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (at === undefined || id === undefined) throw new Refusal('invalid_cursor');
  return { at: new Date(Number(at)), id };
}
