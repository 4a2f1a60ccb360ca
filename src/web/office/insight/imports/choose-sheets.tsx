import { useId } from 'react';
import type { ImportRecord } from '#contract/insight/imports.ts';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import {
  headingsOf,
  installmentsUnclaimed,
  messages,
  sheetReads,
  sheetsLeftOut,
} from './imports.messages.ts';

type Sheet = ImportRecord['sheets'][number];
export type SheetChoice = Pick<Sheet, 'isRead' | 'headingLine'>;

interface ChooseSheetsProps {
  readonly sheets: readonly Sheet[];
  readonly choices: readonly SheetChoice[];
  readonly onEdit: (choices: readonly SheetChoice[]) => void;
}

/** The sheets of a file that are read, and the line of each with its headings. A sheet that is not read is named. */
export function ChooseSheets({ sheets, choices, onEdit }: ChooseSheetsProps) {
  const pick = usePick();
  const id = useId();
  const isOne = sheets.length === 1;
  const edit = (index: number, change: Partial<SheetChoice>) =>
    onEdit(choices.map((choice, place) => (place === index ? { ...choice, ...change } : choice)));
  const left = sheets.filter((_, index) => choices[index]?.isRead === false).map(({ name }) => name);
  const unclaimed = sheets.filter((sheet) => sheet.unclaimed > 0);
  return (
    <Stack gap={4}>
      {unclaimed.map((sheet) => (
        <Banner
          key={sheet.name}
          tone="warning"
          title={pick(installmentsUnclaimed)(sheet.name, sheet.unclaimed)}
        />
      ))}
      {left.length > 0 && <Banner tone="warning" title={pick(sheetsLeftOut)(left.join(', '))} />}
      {sheets.map(({ name, holds, rows, firstLines }, index) => {
        const choice = choices[index];
        if (choice === undefined) return null;
        return (
          <Stack key={name} gap={2}>
            {!isOne && (
              <SwitchField
                id={`${id}read${index}`}
                name={`isRead.${index}`}
                label={said(sheetReads[holds], name, rows)}
                value={choice.isRead}
                problem={undefined}
                onEdit={(isRead) => edit(index, { isRead })}
              />
            )}
            {choice.isRead && (
              <SelectField
                id={`${id}headings${index}`}
                name={`headingLine.${index}`}
                label={isOne ? messages.headingLine : said(headingsOf, name)}
                value={String(choice.headingLine)}
                problem={undefined}
                choices={firstLines.map(({ line, text }) => ({
                  value: String(line),
                  label: headingChoice(line, text),
                }))}
                onEdit={(line) => edit(index, { headingLine: Number(line) })}
              />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}

/** A line as a choice: so short that its first words are seen on a phone, in either direction of writing. */
function headingChoice(line: number, text: string): string {
  const few = text.length > 30 ? `${text.slice(0, 30).toWellFormed()}…` : text;
  return `${line}: \u2068${few}\u2069`;
}

function said<Given extends unknown[]>(phrase: Phrase<(...given: Given) => string>, ...given: Given): Phrase {
  return { en: phrase.en(...given), ur: phrase.ur(...given) };
}
