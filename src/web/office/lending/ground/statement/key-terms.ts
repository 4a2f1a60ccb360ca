import type { Phrase } from '#domain/language.ts';
import type { ContractKind } from '#domain/lending/agreements/contract-kind.ts';

/** The words of a key fact statement about one kind of contract. */
interface TermsOfKind {
  readonly title: Phrase;
  /** The heading of the goods that are sold, or of the money that is lent. */
  readonly subject: Phrase;
  readonly terms: readonly { readonly heading: Phrase; readonly text: Phrase }[];
}

/** The words of one edition. */
export type KeyTerms = Readonly<Record<ContractKind, TermsOfKind>>;
