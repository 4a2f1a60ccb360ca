import { formatCount } from '#web/format/count.ts';
import { typedNumber } from '#web/format/typed-number.ts';
import { usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import { ChoicesField } from '#web/office/kit/form/choices/choices-field.tsx';
import type { FieldOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { DashIcon, PlusIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './choice-field.module.css';
import { messages } from './plan.messages.ts';
import type { CountTile } from './plan-preview.ts';

interface CountFieldProps {
  readonly field: FieldOf<number | string | null>;
  readonly tiles: readonly CountTile[];
}

/** The number of installments: one of the usual numbers, each with its installment, or any other. */
export function CountField({ field, tiles }: CountFieldProps) {
  const pick = usePick();
  const { id, name, label, value, problem, onEdit } = field;
  const count = Number(value);
  return (
    <ChoicesField id={`${id}-choices`} label={label} hint={messages.tilesHint} problem={problem} isWide>
      <Stack gap={2} className={classes.tiles}>
        {tiles.map((tile) => (
          <Stack
            as="label"
            align="center"
            pad={1}
            key={tile.count}
            className={`${classes.over} ${classes.tile}`}
          >
            <input
              type="radio"
              name={name}
              checked={tile.count === value}
              onChange={() => onEdit(tile.count)}
            />
            <Text as={Ltr} weight={600}>
              {tile.count}
            </Text>
            <Text as={Ltr} size={2} tone="muted">
              {formatCount(tile.installment)}
            </Text>
          </Stack>
        ))}
        <Row align="center" justify="space-between" pad={[0, 2]} className={classes.stepper}>
          <ActionIcon
            variant="default"
            size={32}
            aria-label={pick(messages.fewer)}
            onClick={() => onEdit(Math.max(1, count - 1))}
          >
            <DashIcon size={16} />
          </ActionIcon>
          <input
            id={id}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            maxLength={3}
            aria-label={pick(label)}
            aria-invalid={problem !== undefined}
            value={value ?? ''}
            onChange={(event) =>
              onEdit(typedNumber.read(typedNumber.edit(typed(event.currentTarget.value)).text))
            }
          />
          <ActionIcon
            variant="default"
            size={32}
            aria-label={pick(messages.more)}
            onClick={() => onEdit((count || 0) + 1)}
          >
            <PlusIcon size={16} />
          </ActionIcon>
        </Row>
      </Stack>
    </ChoicesField>
  );
}

function typed(raw: string) {
  return { raw, caret: raw.length, isForwardDelete: false };
}
