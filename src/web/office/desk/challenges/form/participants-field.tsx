import { ChoicesField } from '#web/office/kit/form/choices/choices-field.tsx';
import type { FieldProps } from '#web/office/kit/form/fields/use-field-frame.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import classes from './participants-field.module.css';

interface ParticipantsFieldProps extends Omit<FieldProps<readonly string[]>, 'isRequired' | 'hint'> {
  readonly choices: readonly { readonly value: string; readonly label: string; readonly note?: string }[];
}

/** Any of a list: branches, or people. */
export function ParticipantsField(props: ParticipantsFieldProps) {
  const { name, value, problem, onEdit, choices, ...field } = props;
  return (
    <ChoicesField {...field} problem={problem} isWide>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <Row as="label" key={choice.value} gap={2} align="center" className={classes.choice}>
            <input
              type="checkbox"
              name={name}
              checked={value.includes(choice.value)}
              aria-invalid={problem !== undefined}
              onChange={({ currentTarget: { checked } }) =>
                onEdit(checked ? [...value, choice.value] : value.filter((chosen) => chosen !== choice.value))
              }
            />
            <span>
              <WrittenText>{choice.label}</WrittenText>
              {choice.note !== undefined && (
                <Text as="span" size={2} tone="muted">
                  {' '}
                  {choice.note}
                </Text>
              )}
            </span>
          </Row>
        ))}
      </div>
    </ChoicesField>
  );
}
