import type { CollectedItem, NoteItem, NotHomeItem, PromiseItem } from '#domain/lending/field/field-item.ts';

type OwnFields = 'device' | 'position' | 'previous' | 'package' | 'at';

/** An item as a page makes it; the book adds phone, place and time, and to cash its slip and code. */
export type AnyItem =
  | Omit<CollectedItem, OwnFields | 'slip' | 'code'>
  | Omit<PromiseItem, OwnFields>
  | Omit<NotHomeItem, OwnFields>
  | Omit<NoteItem, OwnFields>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that no database keeps
const unprintable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\p{Surrogate}]/gu;

/** A typed note as it can be kept, or null if nothing is left of it. */
export function printableNote(typed: string): string | null {
  return typed.replace(unprintable, '').trim().slice(0, 500) || null;
}
