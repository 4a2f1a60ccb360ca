import type { Phrase } from '#domain/language.ts';
import type { ChartAccount } from '#domain/lending/books/chart-account.ts';
import type { Written } from '#domain/written.ts';

/** A person on record: the Urdu name where one is known. */
export interface NamedPerson {
  readonly fullName: Written;
}

interface NamedBranch {
  readonly code: string;
  readonly city: Phrase;
}

/** An account of the books, with the lender's own name for a bank or wallet account. */
interface BookAccountCell {
  readonly account: ChartAccount;
  readonly name: string | null;
}

/** The value of each kind of cell. Money is in whole rupees, a day is a calendar string in Karachi. */
export interface CellKinds {
  readonly branch: NamedBranch;
  /** An employee; null if there is none. */
  readonly person: NamedPerson | null;
  /** Opens the customer's account; null of what is about no customer. */
  readonly customer: NamedPerson | null;
  /** A text that a person wrote. */
  readonly text: string | null;
  /** A number that people read out: of an agreement, a receipt. Null if there is none. */
  readonly code: string | null;
  /** The number of a slip of cash. Opens the cash. */
  readonly slip: string | null;
  /** Opens the receipt. */
  readonly receipt: string | null;
  /** Null for a customer without one. */
  readonly phone: string | null;
  /** One of a few values that the office has names for. */
  readonly choice: string;
  /** Opens the challenge. */
  readonly challenge: Written;
  readonly account: BookAccountCell;
  /** In the unit of the metric in the same row; null without anything to measure. */
  readonly measure: number | null;
  /** Days past due: `2-30`, and `91` for the open end. Opens the agreements of that age. */
  readonly age: string;
  readonly money: number;
  readonly count: number;
  readonly day: string | null;
  /** A day, or a whole month as `YYYY-MM`. */
  readonly span: string;
}
export type CellKind = keyof CellKinds;

export type Cell = CellKinds[CellKind];

export function isBranch(cell: Cell): cell is NamedBranch {
  return typeof cell === 'object' && cell !== null && 'city' in cell;
}

export function isAccount(cell: Cell): cell is BookAccountCell {
  return typeof cell === 'object' && cell !== null && 'account' in cell;
}

export function isTitle(cell: Cell): cell is Written {
  return typeof cell === 'object' && cell !== null && 'own' in cell;
}

export function isPerson(cell: Cell): cell is NamedPerson {
  return typeof cell === 'object' && cell !== null && 'fullName' in cell;
}
