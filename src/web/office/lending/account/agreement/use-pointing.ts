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

/**
 * The highlighted rows and entries of an agreement's two tables. At first the partly paid row is highlighted, with its
 * payments.
 */
export function usePointing(agreement: Agreement): {
  readonly lit: Highlighted;
  readonly pointing: Pointing;
} {
  const [hovered, hover] = useState<Pointed | null>(null);
  const [chosen, setChosen] = useState<Pointed | null>(() => initiallyPointed(agreement));
  const isChosen = (pointed: Pointed) => chosen !== null && nameOf(pointed) === nameOf(chosen);
  return {
    lit: highlightedBy(agreement, hovered ?? chosen),
    pointing: {
      hover,
      isChosen,
      choose: (pointed) => setChosen(isChosen(pointed) ? null : pointed),
    },
  };
}

function nameOf(pointed: Pointed): string {
  return pointed.at === 'row' ? String(pointed.number) : pointed.id;
}
