import type { MoneyBasis } from '#contract/lending/payments.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { futureRules } from '#domain/lending/ledger/future-rule.ts';
import { usePick } from '#web/i18n/language.ts';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { PhoneField } from '#web/office/kit/form/fields/phone-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { messages as methodMessages } from '../../ground/recording/method.messages.ts';
import { MethodTiles } from '../../ground/recording/method-tiles.tsx';
import { type ComingEntry, doesRuleMatter, type MoneyLedger } from '../money-ledger.ts';
import type { MoneyTask } from '../money-tasks.ts';
import type { MoneyValues } from '../money-values.ts';
import { formMessages, mayGoBack, ruleNames } from './money-form.messages.ts';

interface HandedMoneyFieldsProps {
  readonly form: FormOf<MoneyValues>;
  readonly task: MoneyTask;
  readonly basis: MoneyBasis;
  readonly ledger: MoneyLedger;
  readonly today: CalendarDate;
  readonly coming: ComingEntry | null;
}

/** The fields for money that changed hands: its method, its date and a note. */
export function HandedMoneyFields(props: HandedMoneyFieldsProps) {
  const { form, task, basis, ledger, today, coming } = props;
  const pick = usePick();
  const method = form.field('method');
  return (
    <>
      <MethodTiles field={method} methods={paymentMethods} hint={methodMessages.cashHint} />
      {method.value !== 'cash' && (
        <TextField
          {...form.field('reference')}
          hint={methodMessages.referenceHint}
          isRequired
          isCode
          lengthMax={80}
        />
      )}
      <Grid column="11.25rem" gap={3}>
        <DateField {...form.field('valuedOn')} label={task.texts.day} hint={dayHint(basis)} />
        {task.asksForPayer && <PhoneField {...form.field('payerPhone')} hint={formMessages.optional} />}
      </Grid>
      <TextField {...form.field('note')} hint={formMessages.optional} lengthMax={500} />
      {task.entryKind === 'payment' && coming && doesRuleMatter(ledger, coming, today) && (
        <SelectField
          {...form.field('rule')}
          value={form.values.rule ?? 'next'}
          choices={futureRules.map((value) => ({ value, label: pick(ruleNames[value]) }))}
        />
      )}
    </>
  );
}

function dayHint({ backDatingDaysMax }: MoneyBasis): Phrase {
  if (backDatingDaysMax === 0) return formMessages.onlyToday;
  return { en: mayGoBack.en(backDatingDaysMax), ur: mayGoBack.ur(backDatingDaysMax) };
}
