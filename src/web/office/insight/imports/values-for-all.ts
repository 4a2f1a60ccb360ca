import {
  forAllFieldsOf,
  type ImportFieldName,
  type ImportKind,
  importFields,
  importWords,
} from '#contract/insight/import-fields.ts';
import type { ImportRecord } from '#contract/insight/imports.ts';
import type { Phrase } from '#domain/language.ts';
import { phraseOfWritten } from '#domain/written.ts';
import { usePick } from '#web/i18n/language.ts';
import type { Choice } from '#web/office/kit/form/fields/select-field.tsx';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { useOfficers } from '#web/office/lending/ground/customer/use-officer-choices.ts';
import { useBranchCodes } from '#web/office/shell/lender/use-branch-codes.ts';
import { forAllRows } from './imports.messages.ts';

/** A value for all rows is chosen in the list of columns, after them. */
const mark = '=';

/** The choice of a value for all rows; null if there is none. */
export function chosenForAll(text: string | undefined): string | null {
  return text === undefined ? null : `${mark}${text}`;
}

/** The value of such a choice; null for a column. */
export function textForAll(choice: string | null): string | null {
  return choice?.startsWith(mark) === true ? choice.slice(mark.length) : null;
}

/**
 * The values that can be chosen for all rows of a file, for each field. The officers are those of the branch that is chosen for
 * all rows, or else of every branch.
 */
export function useValuesForAll(
  kind: ImportKind,
  forAll: ImportRecord['forAll'],
): (field: ImportFieldName) => readonly Choice<string>[] {
  const pick = usePick();
  const branches = useBranchCodes();
  const officers = useOfficers(branches.find(({ code }) => code === forAll.branch)?.id);
  const known = forAllFieldsOf(kind);
  const saidOf = (field: ImportFieldName): readonly Said[] => {
    if (field === 'branch') return branches.map(({ code, city }) => ({ text: code, name: city }));
    if (field === 'officer')
      return officers.map(({ id, fullName }) => ({ text: id, name: phraseOfWritten(fullName) }));
    if (field === 'phone') return [{ text: '-', name: plainWords.noMobile }];
    return wordsOf(importFields[kind][field]?.reads);
  };
  return (field) =>
    known.includes(field)
      ? saidOf(field).map(({ text, name }) => ({
          value: `${mark}${text}`,
          label: pick(forAllRows)(pick(name)),
        }))
      : [];
}

interface Said {
  /** The text as a cell may have it. */
  readonly text: string;
  readonly name: Phrase;
}

/** The first word of each choice in both languages. */
function wordsOf(reads: string | undefined): readonly Said[] {
  if (reads === undefined || !Object.hasOwn(importWords, reads)) return [];
  const choices: readonly (readonly string[])[] = Object.values(
    importWords[reads as keyof typeof importWords],
  );
  return choices.flatMap((words) => {
    const [en] = words;
    const ur = words.find((word) => /[\u0600-\u06FF]/.test(word));
    return en === undefined ? [] : [{ text: en, name: { en, ur: ur ?? en } }];
  });
}
