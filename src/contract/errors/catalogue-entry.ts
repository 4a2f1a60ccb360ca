import type { Phrase } from '#domain/language.ts';

/** A refusal: its HTTP status and its message, which may contain figures. */
export interface CatalogueEntry {
  readonly status: number;
  readonly text: Phrase | Phrase<(details: never) => string>;
}
