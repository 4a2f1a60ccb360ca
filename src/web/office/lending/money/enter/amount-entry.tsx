import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
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

/** The amount, large, and the amounts that it is most likely to be. */
export function AmountEntry({ form, label, proposals }: AmountEntryProps) {
  const pick = usePick();
  const field = form.field('amount');
  return (
    <div className={classes.entry}>
      <MoneyField {...field} label={label} isRequired />
      {proposals.length > 0 && (
        <fieldset className={classes.proposals}>
          <legend className="visually-hidden">{pick(formMessages.amounts)}</legend>
          {proposals.map(({ text, amount }) => (
            <button
              key={text.en}
              type="button"
              aria-pressed={field.value === amount}
              onClick={() => field.onEdit(amount)}
            >
              <strong>
                <Money amount={amount} />
              </strong>
              <span>{pick(text)}</span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
