import type { Attempt } from './attempt.ts';

/** Text that a visitor has typed and not sent yet, with the attempt that may already have reached the server. */
export interface Draft<Field extends string> {
  readonly values: Partial<Record<Field, string>>;
  readonly attempt: Attempt | null;
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (form: string) => `qist-draft-${form}`;

/** The stored draft of a form. Only texts of the form's own fields are read. */
export function readDraft<Field extends string>(
  storage: DraftStorage,
  form: string,
  fields: readonly Field[],
): Draft<Field> {
  const stored = parsed(storage.getItem(keyOf(form)));
  const values: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const value = memberOf(memberOf(stored, 'values'), field);
    if (typeof value === 'string') values[field] = value;
  }
  const key = memberOf(memberOf(stored, 'attempt'), 'key');
  const content = memberOf(memberOf(stored, 'attempt'), 'content');
  const attempt = typeof key === 'string' && typeof content === 'string' ? { key, content } : null;
  return { values, attempt };
}

/** Keeps a draft for this tab. A form with nothing in it leaves nothing behind. */
export function keepDraft<Field extends string>(
  storage: DraftStorage,
  form: string,
  draft: Draft<Field>,
): void {
  if (Object.values(draft.values).some(Boolean)) storage.setItem(keyOf(form), JSON.stringify(draft));
  else storage.removeItem(keyOf(form));
}

/**
 * Puts a text at the start of one field of a form on another page, which keeps what was typed there. A repeated text stays once.
 * Values that the form has already are kept.
 */
export function addToDraft<Field extends string>(
  storage: DraftStorage,
  form: string,
  fields: readonly Field[],
  [field, text]: readonly [Field, string],
  besides: Partial<Record<Field, string>> = {},
): void {
  const { values, attempt } = readDraft(storage, form, fields);
  const before = values[field] ?? '';
  if (before.includes(text)) return;
  keepDraft(storage, form, {
    values: { ...besides, ...values, [field]: `${text}\n${before}`.trim() },
    attempt,
  });
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : null;
}
