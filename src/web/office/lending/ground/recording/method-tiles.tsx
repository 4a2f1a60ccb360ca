import type { ComponentType } from 'react';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import type { Phrase } from '#domain/language.ts';
import type { PaymentMethod } from '#domain/lending/ledger/bookkeeping.ts';
import { usePick } from '#web/i18n/language.ts';
import { ChoicesField } from '#web/office/kit/form/choices/choices-field.tsx';
import type { FieldOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import type { IconProps } from '#web/ui/icon.tsx';
import { methodIcons } from './method-icons.tsx';
import classes from './method-tiles.module.css';

interface MethodTilesProps<Method extends PaymentMethod> {
  readonly field: FieldOf<Method | null, Method>;
  readonly methods: readonly Method[];
  readonly hint?: Phrase;
}

/** The payment method: one of a few, all visible. */
export function MethodTiles<Method extends PaymentMethod>({
  field,
  methods,
  hint,
}: MethodTilesProps<Method>) {
  const pick = usePick();
  return (
    <ChoicesField
      id={`${field.id}-choices`}
      label={field.label}
      hint={hint}
      problem={field.problem}
      isRequired
    >
      <Grid column="4.75rem" gap={2} className={classes.tiles}>
        {methods.map((method, index) => {
          const Sign: ComponentType<IconProps> = methodIcons[method];
          return (
            <Stack
              as="label"
              key={method}
              gap={1}
              align="center"
              pad={[2, 1]}
              size={2}
              weight={600}
              className={classes.tile}
            >
              <input
                type="radio"
                id={index === 0 ? field.id : undefined}
                name={field.id}
                value={method}
                required
                checked={field.value === method}
                onChange={() => field.onEdit(method)}
              />
              <Sign />
              <span>{pick(methodNames[method])}</span>
            </Stack>
          );
        })}
      </Grid>
    </ChoicesField>
  );
}
