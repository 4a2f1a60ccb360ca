import { toLatinDigits } from '#domain/person/digits.ts';

/** What a field shows while somebody types in it, and after how many of its characters the caret is. */
export interface TypedEdit {
  readonly text: string;
  readonly caret: number;
}

/** What was done to a field: its text as the browser has it now, where the caret is, and whether the Delete key did it. */
export interface RawEdit {
  readonly raw: string;
  readonly caret: number;
  readonly isForwardDelete: boolean;
}

/** How a field writes a value, and reads what is typed into it. Urdu digits count as the digits they are. */
export interface TypedFormat<Value> {
  /** What the field shows of what is in it now, while it is typed in. */
  readonly edit: (edit: RawEdit) => TypedEdit;
  /** What is meant by what the field shows; what can't be read stays as it is, for the contract to refuse. */
  readonly read: (text: string) => Value;
  /** What the field shows for a value. */
  readonly show: (value: Value) => string;
}

/**
 * Groups the digits again. The caret stays behind the digits it stood behind, so that grouping never moves it to another
 * place in the figure. Deleting forward takes it over a separator, which would come back for ever otherwise.
 */
export function regroup({ raw, caret, isForwardDelete }: RawEdit, group: (raw: string) => string): TypedEdit {
  const text = group(raw);
  if (caret >= raw.length) return { text, caret: text.length };
  let at = text === toLatinDigits(raw) ? caret : endOf(text, digitsIn(group(raw.slice(0, caret))));
  while (isForwardDelete && at < text.length && !isDigit(text[at])) at += 1;
  return { text, caret: at };
}

/** After how many characters that many digits have passed. */
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
