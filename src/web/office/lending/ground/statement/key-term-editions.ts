import type { KeyFactEdition } from '#domain/lending/agreements/key-fact-edition.ts';
import type { KeyTerms } from './key-terms.ts';
import { firstKeyTerms } from './key-terms-1.messages.ts';

/** The words of every edition. None is taken away, so an old agreement prints the words that its customer consented to. */
export const keyTermsOf: Readonly<Record<KeyFactEdition, KeyTerms>> = { 1: firstKeyTerms };
