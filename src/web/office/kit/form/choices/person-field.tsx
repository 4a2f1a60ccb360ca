import type { Phrase } from '#domain/language.ts';
import { personName } from '#web/format/person-name.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { SelectField } from '../fields/select-field.tsx';
import type { FieldProps } from '../fields/use-field-frame.tsx';

interface Person {
  readonly id: string;
  readonly fullName: string;
  readonly fullNameUr: string | null;
  /** What tells them from a namesake: their work, their branch, how much they have to do. */
  readonly note?: string;
}

interface PersonFieldProps extends FieldProps<string | null> {
  /** Who may be chosen, in the order in which they are asked about. */
  readonly people: readonly Person[];
  /** What is shown while nobody is chosen. */
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
        label: [personName(person, language), note].filter(Boolean).join(' · '),
      }))}
    />
  );
}
