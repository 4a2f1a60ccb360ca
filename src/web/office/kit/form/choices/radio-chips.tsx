import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '../../layout/row.tsx';
import classes from './radio-chips.module.css';

/** A value with its name. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: Phrase;
}

interface RadioChipsProps {
  readonly id: string;
  readonly label: Phrase;
  readonly value: string | null;
  readonly choices: readonly Choice<string>[];
  readonly onChoose: (value: string) => void;
}

/** The most frequent values of a field, chosen in one press. */
export function RadioChips({ id, label, value, choices, onChoose }: RadioChipsProps) {
  const pick = usePick();
  return (
    <Row as="fieldset" gap={2} wraps>
      <legend className="visually-hidden">{pick(label)}</legend>
      {choices.map((choice) => (
        <Row as="label" key={choice.value} align="center" pad={[1, 3]} className={classes.chip}>
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span>{pick(choice.label)}</span>
        </Row>
      ))}
    </Row>
  );
}
