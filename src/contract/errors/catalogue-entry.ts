import type { Phrase } from '#domain/language.ts';

/** One way to be refused: its HTTP status and what the reader is told, with the figures it speaks of where it has any. */
export interface CatalogueEntry {
  readonly status: number;
  readonly text: Phrase | Phrase<(details: never) => string>;
}
