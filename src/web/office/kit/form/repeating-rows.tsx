import { type ReactNode, useEffect, useRef } from 'react';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { ActionIcon } from '../controls/action-icon.tsx';
import { Button } from '../controls/button.tsx';
import { Grid } from '../layout/grid.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { PlusIcon } from '../ui/action-icons.tsx';
import { CloseIcon } from '../ui/office-icons.tsx';
import type { RowsOf } from './engine/use-office-form.ts';
import { FieldProblem } from './fields/field-problem.tsx';
import { messages } from './form.messages.ts';
import classes from './repeating-rows.module.css';

interface RepeatingRowsProps<Row> extends RowsOf<Row> {
  /** The initial values of a new row. */
  readonly newRow: Row;
  readonly add: Phrase;
  readonly rowsMin?: number;
  readonly rowsMax: number;
  /** The fields of a row, by its number. */
  readonly children: (index: number) => ReactNode;
}

const firstField = 'input:not([tabindex="-1"]), select, textarea';
const removeButton = '[data-removes]';

/** Rows of fields that can be added and removed. The focus goes into a new row, and from a removed one to the next. */
export function RepeatingRows<Row>(props: RepeatingRowsProps<Row>) {
  const {
    id,
    label,
    rowLabel,
    keys,
    problem,
    onAdd,
    onRemove,
    newRow,
    add,
    rowsMin = 0,
    rowsMax,
    children,
  } = props;
  const pick = usePick();
  const rows = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  /** The target of the focus after the next render: a row's fields, or the button that removes the row. */
  const next = useRef<{ readonly row: number; readonly what: string } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows each row that came or went
  useEffect(() => {
    if (next.current === null) return;
    const { row, what } = next.current;
    next.current = null;
    const found = rows.current?.children[row]?.querySelector<HTMLElement>(what);
    (found ?? addButton.current)?.focus();
  }, [keys.length]);

  return (
    <Stack gap={4} className={classes.rows}>
      <Stack ref={rows} gap={4} className={classes.rows}>
        {keys.map((key, index) => (
          <fieldset key={key} className={classes.row}>
            <Text as="legend" size={2} tone="muted" weight={600}>
              <RowName name={pick(rowLabel)} index={index} />
            </Text>
            <Grid gap={3} column="10rem" align="start" className={classes.fields}>
              {children(index)}
            </Grid>
            {keys.length > rowsMin && (
              <ActionIcon
                className={classes.remove}
                data-removes
                onClick={() => {
                  next.current = { row: Math.min(index, keys.length - 2), what: removeButton };
                  onRemove(index);
                }}
              >
                <CloseIcon size={18} />
                <span className="visually-hidden">
                  {pick(messages.removeRow)} <RowName name={pick(rowLabel)} index={index} />
                </span>
              </ActionIcon>
            )}
          </fieldset>
        ))}
      </Stack>
      {keys.length < rowsMax && (
        <div>
          <Button
            ref={addButton}
            id={id}
            variant="default"
            leftSection={<PlusIcon size={18} />}
            aria-describedby={problem && `${id}-problem`}
            onClick={() => {
              next.current = { row: keys.length, what: firstField };
              onAdd(newRow);
            }}
          >
            {pick(add)}
          </Button>
        </div>
      )}
      {problem && (
        <div id={`${id}-problem`}>
          <span className="visually-hidden">{pick(label)}</span>
          <FieldProblem problem={problem} />
        </div>
      )}
    </Stack>
  );
}

interface RowNameProps {
  readonly name: string;
  readonly index: number;
}

function RowName({ name, index }: RowNameProps) {
  return (
    <span>
      {name} <Ltr>{index + 1}</Ltr>
    </span>
  );
}
