import { useState } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import { type Highlighted, highlightedBy, initiallyPointed, type Pointed } from './highlighted-pairs.ts';

/** The reader's current pointing, with functions that change it. */
export interface Pointing {
  /** Under the pointer, while it is there. */
  readonly hover: (pointed: Pointed | null) => void;
  readonly isChosen: (pointed: Pointed) => boolean;
  /** By press or key; the same again releases it. */
  readonly choose: (pointed: Pointed) => void;
}

interface Choice {
  readonly pointed: Pointed | null;
  /** The newest entry at that time: a later one takes the light. */
  readonly newest: string | undefined;
}

/**
 * The highlighted rows and entries of an agreement's two tables. An entry that was recorded while the agreement is open keeps its
 * mark and takes the light with the rows that it pays. Before that the partly paid row has it, with its payments.
 */
export function usePointing(agreement: Agreement): {
  readonly lit: Highlighted;
  /** The entries that were not there when the agreement was opened. */
  readonly added: ReadonlySet<string>;
  readonly pointing: Pointing;
} {
  const ids = agreement.entries.map(({ id }) => id);
  const [known] = useState(() => new Set(ids));
  const added = new Set(ids.filter((id) => !known.has(id)));
  const newest = [...added].at(-1);
  const [hovered, hover] = useState<Pointed | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const chosen =
    choice !== null && choice.newest === newest ? choice.pointed : initiallyPointed(agreement, newest);
  const isChosen = (pointed: Pointed) => chosen !== null && nameOf(pointed) === nameOf(chosen);
  return {
    lit: highlightedBy(agreement, hovered ?? chosen),
    added,
    pointing: {
      hover,
      isChosen,
      choose: (pointed) => setChoice({ pointed: isChosen(pointed) ? null : pointed, newest }),
    },
  };
}

function nameOf(pointed: Pointed): string {
  return pointed.at === 'row' ? String(pointed.number) : pointed.id;
}
