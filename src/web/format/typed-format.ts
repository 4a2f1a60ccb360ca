import { toLatinDigits } from '#domain/person/digits.ts';

/** The text of a field while somebody types, and the place of the caret in it. */
export interface TypedEdit {
  readonly text: string;
  readonly caret: number;
}

/** An edit of a field: its text as the browser has it now, the caret, and whether the Delete key was pressed. */
export interface RawEdit {
  readonly raw: string;
  readonly caret: number;
  readonly isForwardDelete: boolean;
}

/** Formats a value for a field, and parses the typed text. Urdu digits count as digits. */
export interface TypedFormat<Value> {
  /** The text to show after an edit. */
  readonly edit: (edit: RawEdit) => TypedEdit;
  /** The value of a text. A text that can't be read stays as it is, for the contract to refuse. */
  readonly read: (text: string) => Value;
  /** The text of a value. */
  readonly show: (value: Value) => string;
}

/**
 * Groups the digits again. The caret stays behind the same digits, so that grouping never moves it to another place in the
 * figure. Deleting forward skips a separator, which would otherwise come back each time.
 */
export function regroup({ raw, caret, isForwardDelete }: RawEdit, group: (raw: string) => string): TypedEdit {
  const text = group(raw);
  if (caret >= raw.length) return { text, caret: text.length };
  let at = text === toLatinDigits(raw) ? caret : endOf(text, digitsIn(group(raw.slice(0, caret))));
  while (isForwardDelete && at < text.length && !isDigit(text[at])) at += 1;
  return { text, caret: at };
}

/** The number of characters up to and including the n-th digit. */
function endOf(text: string, digits: number): number {
  let at = 0;
  for (let left = digits; left > 0 && at < text.length; at += 1) {
    if (isDigit(text[at])) left -= 1;
  }
  return at;
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && /\d/.test(character);
}
