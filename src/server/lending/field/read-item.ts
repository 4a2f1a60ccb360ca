import { createHash } from 'node:crypto';
import { fieldItem } from '#contract/lending/field/field-items.ts';
import { type FieldItem, itemText } from '#domain/lending/field/field-item.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** An item with the text that its phone hashed and signed. */
export interface ReadItem {
  readonly item: FieldItem;
  readonly content: string;
  readonly hash: Buffer;
}

/** Reads an item from its text. Refuses a text that the field book never writes: an item has one text only. */
export function readItem(content: string): ReadItem {
  const read = fieldItem.safeParse(parsed(content));
  if (!read.success) throw new Refusal('field_item_unreadable');
  const { edition: _, ...item } = read.data;
  if (itemText(item) !== content) throw new Refusal('field_item_unreadable');
  return { item, content, hash: createHash('sha256').update(content).digest() };
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}
