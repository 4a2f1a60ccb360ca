import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import choice from '#web/office/kit/ui/choice.module.css';
import { Money } from '#web/office/kit/ui/money.tsx';
import type { ProposedAmount } from '../money-tasks.ts';
import type { MoneyValues } from '../money-values.ts';
import classes from './amount-entry.module.css';
import { formMessages } from './money-form.messages.ts';

interface AmountEntryProps {
  readonly form: FormOf<MoneyValues>;
  readonly label: Phrase;
  readonly proposals: readonly ProposedAmount[];
}

/** The amount, in large type, with buttons for the likely amounts. */
export function AmountEntry({ form, label, proposals }: AmountEntryProps) {
  const pick = usePick();
  const field = form.field('amount');
  return (
    <Stack gap={2} className={classes.entry}>
      <MoneyField {...field} label={label} isRequired />
      {proposals.length > 0 && (
        <Grid as="fieldset" column="8rem" gap={2}>
          <legend className="visually-hidden">{pick(formMessages.amounts)}</legend>
          {proposals.map(({ text, amount }) => (
            <Stack
              as="button"
              key={text.en}
              type="button"
              pad={[2, 3]}
              className={choice.choice}
              aria-pressed={field.value === amount}
              onClick={() => field.onEdit(amount)}
            >
              <strong>
                <Money amount={amount} />
              </strong>
              <Text as="span" size={2} tone="muted">
                {pick(text)}
              </Text>
            </Stack>
          ))}
        </Grid>
      )}
    </Stack>
  );
}
