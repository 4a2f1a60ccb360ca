import type { Phrase } from '#domain/language.ts';
import { pickWritten, type Written } from '#domain/written.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { SelectField } from '../fields/select-field.tsx';
import type { FieldProps } from '../fields/use-field-frame.tsx';

interface Person {
  readonly id: string;
  readonly fullName: Written;
  /** Details that distinguish people of the same name: their job, branch or workload. */
  readonly note?: string;
}

interface PersonFieldProps extends FieldProps<string | null> {
  /** The people to choose from, in their order on the screen. */
  readonly people: readonly Person[];
  /** Shown while nobody is chosen. */
  readonly none: Phrase;
  readonly isLabelHidden?: boolean;
}

/** One of a few people, by the name that the reader knows them by. Its value is the person's id. */
export function PersonField({ people, ...field }: PersonFieldProps) {
  const language = useLanguage();
  return (
    <SelectField
      {...field}
      choices={people.map(({ id, note, ...person }) => ({
        value: id,
        label: [pickWritten(person.fullName, language), note].filter(Boolean).join(' · '),
      }))}
    />
  );
}
