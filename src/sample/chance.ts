import { v7 as uuidv7 } from 'uuid';
import type { Instant } from '#domain/instant.ts';
import { invariant } from '#domain/invariant.ts';
import { receiptCodeBytes, receiptCodeOf } from '#domain/lending/agreements/receipt-code.ts';

/** A seeded random generator: the same seed gives the same sample. */
export interface Chance {
  /** A whole number, both ends included. */
  between(from: number, to: number): number;
  /** True with this probability, in percent. */
  percent(share: number): boolean;
  oneOf<Item>(items: readonly Item[]): Item;
  /** An id as generated at that moment. */
  idAt(at: Instant): string;
  /** A code in the form of a receipt's. */
  receiptCode(): string;
}

export function createChance(seed: number): Chance {
  const next = mulberry32(seed);
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)];
    invariant(item !== undefined, 'there is something to choose from');
    return item;
  };
  return {
    between,
    oneOf,
    percent: (share) => next() * 100 < share,
    idAt: (at) => uuidv7({ msecs: at, random: Uint8Array.from({ length: 16 }, () => between(0, 255)) }),
    receiptCode: () => receiptCodeOf(Uint8Array.from({ length: receiptCodeBytes }, () => between(0, 255))),
  };
}

/** Mulberry32 by Tommy Ettinger: 32 bits of state are plenty for a lender that has to look alive, not be secret. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
