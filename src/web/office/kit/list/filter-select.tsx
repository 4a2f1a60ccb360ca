import { usePick } from '#web/i18n/language.ts';
import { Input } from '../controls/input.tsx';
import { ChevronDownIcon } from '../ui/office-icons.tsx';
import { messages } from './list.messages.ts';

interface FilterSelectProps {
  readonly label: string;
  readonly className?: string | undefined;
  /** The label for no choice; `All` by default. */
  readonly none?: string;
  /** The current filter; undefined for all. */
  readonly value: string | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string | undefined) => void;
}

/** Filters a list by one of a few values. */
export function FilterSelect({ label, className, none, value, choices, onChoose }: FilterSelectProps) {
  const pick = usePick();
  return (
    <Input
      as="select"
      size="sm"
      frameClass={className}
      aria-label={label}
      value={value ?? ''}
      rightSection={<ChevronDownIcon size={18} />}
      onChange={(event) => onChoose(event.currentTarget.value || undefined)}
    >
      <option value="">{`${label}: ${none ?? pick(messages.all)}`}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Input>
  );
}
