import { useState } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import { firstPointed, type Lit, litBy, type Pointed } from './lit-pairs.ts';

/** What the reader points at, and the way to point at something else. */
export interface Pointing {
  /** Under the pointer, for as long as it is there. */
  readonly hover: (pointed: Pointed | null) => void;
  readonly isChosen: (pointed: Pointed) => boolean;
  /** By press or key; the same again lets go of it. */
  readonly choose: (pointed: Pointed) => void;
}

/** What is lit up in the two tables of an agreement: at first the row that is paid in part, with what paid it. */
export function usePointing(agreement: Agreement): { readonly lit: Lit; readonly pointing: Pointing } {
  const [hovered, hover] = useState<Pointed | null>(null);
  const [chosen, setChosen] = useState<Pointed | null>(() => firstPointed(agreement));
  const isChosen = (pointed: Pointed) => chosen !== null && nameOf(pointed) === nameOf(chosen);
  return {
    lit: litBy(agreement, hovered ?? chosen),
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
