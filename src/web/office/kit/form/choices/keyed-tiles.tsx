import { usePick } from '#web/i18n/language.ts';
import { Row } from '../../layout/row.tsx';
import { Keys } from '../../ui/keys.tsx';
import type { FieldOf } from '../engine/use-office-form.ts';
import { ChoicesField } from './choices-field.tsx';
import classes from './keyed-tiles.module.css';
import type { Choice } from './radio-chips.tsx';

interface KeyedTilesProps<Value extends string> {
  readonly field: FieldOf<Value | null, Value>;
  /** In the order of their keys: 1, 2, 3 … */
  readonly choices: readonly Choice<Value>[];
}

/** One of a few results, all visible, each with its digit as a key. Enter on the chosen one sends the form. */
export function KeyedTiles<Value extends string>({ field, choices }: KeyedTilesProps<Value>) {
  const pick = usePick();
  return (
    <ChoicesField id={`${field.id}-choices`} label={field.label} problem={field.problem} isRequired>
      <div className={classes.tiles}>
        {choices.map(({ value, label }, index) => (
          <Row as="label" key={value} gap={2} align="center" pad={[2, 3]} className={classes.tile}>
            <input
              type="radio"
              id={index === 0 ? field.id : undefined}
              name={field.id}
              value={value}
              required
              checked={field.value === value}
              onChange={() => field.onEdit(value)}
              aria-keyshortcuts={`${index + 1}`}
            />
            <Keys>{`${index + 1}`}</Keys>
            <span>{pick(label)}</span>
          </Row>
        ))}
      </div>
    </ChoicesField>
  );
}
