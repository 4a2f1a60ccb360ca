import { type PaymentMethod, paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { usePick } from '#web/i18n/language.ts';
import type { FieldOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { methodNames } from '#web/office/kit/labels/entry-labels.messages.ts';
import { messages } from './method.messages.ts';
import { methodIcons } from './method-icons.tsx';
import classes from './method-tiles.module.css';

interface MethodTilesProps {
  readonly field: FieldOf<PaymentMethod | null, PaymentMethod>;
}

/** Which way the money came or went: one of six, all in sight. */
export function MethodTiles({ field }: MethodTilesProps) {
  const pick = usePick();
  return (
    <fieldset className={classes.methods} aria-describedby={`${field.id}-hint`}>
      <legend>{pick(field.label)}</legend>
      <div className={classes.tiles}>
        {paymentMethods.map((method) => {
          const Sign = methodIcons[method];
          return (
            <label key={method} className={classes.tile}>
              <input
                type="radio"
                name={field.id}
                value={method}
                checked={field.value === method}
                onChange={() => field.onEdit(method)}
              />
              <Sign />
              <span>{pick(methodNames[method])}</span>
            </label>
          );
        })}
      </div>
      <p id={`${field.id}-hint`} className={classes.hint}>
        {pick(messages.cashHint)}
      </p>
    </fieldset>
  );
}
