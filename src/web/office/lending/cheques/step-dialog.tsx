import { cashAccountEndpoints } from '#contract/lending/cash/cash-accounts.ts';
import { type Cheque, chequeEndpoints } from '#contract/lending/cheques/cheques.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { ChequeStep } from '#domain/lending/ledger/cheque.ts';
import { pickWritten } from '#domain/written.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { messages, recordVerb, stepWords } from './cheques.messages.ts';

interface StepDialogProps {
  readonly cheque: Cheque;
  readonly step: ChequeStep;
  readonly onClose: () => void;
}

/** Says in which account a cheque was deposited or cleared, and when. */
export function StepDialog(props: StepDialogProps) {
  const { data } = useEndpoint(cashAccountEndpoints.listCashAccounts);
  if (data === undefined) return null;
  const open = data.filter(({ kind, closedAt }) => kind === 'bank' && closedAt === null);
  return <StepForm {...props} accounts={open} />;
}

interface StepFormProps extends StepDialogProps {
  readonly accounts: readonly { readonly id: string; readonly name: string; readonly number: string }[];
}

function StepForm({ cheque, step, accounts, onClose }: StepFormProps) {
  const pick = usePick();
  const language = useLanguage();
  const today = businessDateOf(useMinute());
  const { send } = useAction(chequeEndpoints.recordChequeStep);
  const { entryId, customerName, reference, amount, deposited } = cheque;
  const words = stepWords[step];
  const depositedIn = accounts.find(({ name }) => name === deposited?.accountName);
  const only = accounts.length === 1 ? accounts[0] : undefined;
  const form = useOfficeForm({
    initial: {
      ...{ step, accountId: (depositedIn ?? only)?.id ?? null },
      happenedOn: today as string | null,
    },
    labels: { step: messages.state, accountId: messages.account, happenedOn: messages.day },
    schema: chequeEndpoints.recordChequeStep.body,
    send: (body) => send({ params: { entryId }, body }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(words.done) });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={pick(words.title)} verb={pick(recordVerb)} onClose={onClose}>
      <Text>
        <bdi>{pickWritten(customerName, language)}</bdi> · <Code>{reference}</Code> ·{' '}
        <Money amount={amount} />
      </Text>
      {accounts.length === 0 && <Text tone="bad">{pick(messages.noAccount)}</Text>}
      <SelectField
        {...form.field('accountId')}
        isRequired
        none={messages.chooseAccount}
        choices={accounts.map(({ id, name, number }) => ({ value: id, label: `${name} · ${number}` }))}
      />
      <DateField {...form.field('happenedOn')} isRequired />
    </FormDialog>
  );
}
