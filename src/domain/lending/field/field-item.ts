import type { CalendarDate } from '#domain/calendar/calendar-date.ts';

export const fieldItemKinds = ['collected', 'promise', 'not_home', 'note'] as const;
export type FieldItemKind = (typeof fieldItemKinds)[number];

/** Why nobody paid at a door. */
export const notHomeReasons = ['locked', 'someone_else', 'moved', 'not_found'] as const;
export type NotHomeReason = (typeof notHomeReasons)[number];

interface ItemHead {
  /** The id of the phone. */
  readonly device: string;
  /** The place in the chain of the phone, from 1 without gaps. */
  readonly position: number;
  /** The SHA-256 of the text before it, in hexadecimal; empty for the first. */
  readonly previous: string;
  /** The id of the day that the officer took along. */
  readonly package: string;
  readonly agreement: string;
  /** The instant by the phone: the time of the server when the day was taken, and the time that has passed since. */
  readonly at: string;
}

/** Cash that was taken. `slip` is its place among the slips of the phone, `code` the code of the receipt that it becomes. */
export interface CollectedItem extends ItemHead {
  readonly kind: 'collected';
  readonly slip: number;
  readonly amount: number;
  readonly code: string;
}

export interface PromiseItem extends ItemHead {
  readonly kind: 'promise';
  readonly amount: number;
  readonly promisedFor: CalendarDate;
}

export interface NotHomeItem extends ItemHead {
  readonly kind: 'not_home';
  readonly why: NotHomeReason;
  /** True if the officer means to come again on the same day. */
  readonly again: boolean;
  /** The reason in the words of the officer's phone. */
  readonly note: string;
}

export interface NoteItem extends ItemHead {
  readonly kind: 'note';
  readonly note: string;
}

/** An event of a visit, as the phone of the officer signs it. */
export type FieldItem = CollectedItem | PromiseItem | NotHomeItem | NoteItem;

const headFields = ['device', 'position', 'previous', 'package', 'agreement', 'at', 'kind'] as const;
const fieldsOfKind: Readonly<Record<FieldItemKind, readonly string[]>> = {
  collected: ['slip', 'amount', 'code'],
  promise: ['amount', 'promisedFor'],
  not_home: ['why', 'again', 'note'],
  note: ['note'],
};

/**
 * The text of an item, which is hashed and signed as UTF-8. It begins with the edition of this form, and its fields have one
 * order, so an item has one text only.
 */
export function itemText(item: FieldItem): string {
  const values: Readonly<Record<string, unknown>> = { ...item };
  const names = [...headFields, ...fieldsOfKind[item.kind]];
  return JSON.stringify({ edition: 1, ...Object.fromEntries(names.map((name) => [name, values[name]])) });
}
