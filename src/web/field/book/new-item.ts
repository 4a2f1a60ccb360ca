import type { Instant } from '#domain/instant.ts';
import { receiptCodeBytes, receiptCodeOf } from '#domain/lending/agreements/receipt-code.ts';
import type {
  CollectedItem,
  FieldItem,
  NoteItem,
  NotHomeItem,
  PromiseItem,
} from '#domain/lending/field/field-item.ts';
import type { KeptItem, PhoneDay, PhoneItem } from './kept-items.ts';
import { phoneNow } from './phone-clock.ts';

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

interface Place {
  readonly day: PhoneDay;
  /** The id of the phone. */
  readonly device: string;
  /** The last item as it is kept, and as it reads; undefined before the first. */
  readonly before: { readonly kept: KeptItem | undefined; readonly item: PhoneItem | undefined };
}

/** An item in its place of the chain, and the last slip up to it. */
export function writtenItem(
  made: AnyItem,
  { day, device, before: { kept, item: last } }: Place,
): { readonly item: FieldItem; readonly slip: number } {
  const head = {
    device,
    position: Math.max(kept?.position ?? 0, day.received.position) + 1,
    previous: (kept?.position ?? 0) >= day.received.position ? (kept?.hash ?? '') : day.received.hash,
    package: day.id,
    at: timeAfter(last, day),
  };
  const before = Math.max(day.received.slip, kept?.slip ?? 0);
  if (made.kind !== 'collected') return { item: { ...head, ...made }, slip: before };
  const code = receiptCodeOf(crypto.getRandomValues(new Uint8Array(receiptCodeBytes)));
  const slip = before + 1;
  return { item: { ...head, ...made, slip, code }, slip };
}

/** The server's time when the day was taken, and the time that has passed since by the phone's clock. */
export function timeNow({ takenAt, takenByPhone }: PhoneDay): Instant {
  return Date.parse(takenAt) + phoneNow() - takenByPhone;
}

/** The time of an item: never before its day was taken, nor before the item before. */
function timeAfter(last: PhoneItem | undefined, day: PhoneDay): string {
  const at = Math.max(timeNow(day), Date.parse(day.takenAt));
  const before = last?.item.package === day.id ? Date.parse(last.item.at) : 0;
  return new Date(Math.max(at, before)).toISOString();
}
