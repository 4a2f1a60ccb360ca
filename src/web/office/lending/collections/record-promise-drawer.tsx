import type { Agreement } from '#contract/lending/agreements.ts';
import { collectionEndpoints } from '#contract/lending/collections.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { useBegunPromise } from '#web/office/shell/use-begun-promise.ts';
import { AgreementDrawer, type ContactDrawerProps } from './agreement-drawer.tsx';
import { messages } from './collections.messages.ts';

const endpoint = collectionEndpoints.recordPaymentPromise;

/** Records a customer's promise: the amount and the date. */
export function RecordPromiseDrawer(props: ContactDrawerProps) {
  return (
    <AgreementDrawer {...props} title={messages.promise}>
      {(agreement) => <PromiseForm agreement={agreement} close={props.close} />}
    </AgreementDrawer>
  );
}

interface PromiseValues {
  readonly amount: TypedNumber;
  readonly promisedFor: string | null;
  readonly note: string | null;
}

interface PromiseFormProps extends Pick<ContactDrawerProps, 'close'> {
  readonly agreement: Agreement;
}

/** Begins with what was typed of it; without an amount, with the amount due by today or else the next installment. */
function PromiseForm({ agreement, close }: PromiseFormProps) {
  const pick = usePick();
  const { send } = useAction(endpoint);
  const { dueNow, next } = agreement;
  const begun = useBegunPromise();
  const form = useOfficeForm({
    initial: {
      amount: begun.amount ?? (dueNow || (next?.amount ?? null)),
      promisedFor: begun.day,
      note: null,
    } as PromiseValues,
    labels: { amount: messages.amount, promisedFor: messages.promisedFor, note: messages.note },
    schema: endpoint.body,
    send: (body, idempotencyKey) => send({ params: { id: agreement.id }, body, idempotencyKey }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.promised) });
      close();
    },
  });
  return (
    <PanelForm
      form={form}
      verb={messages.promise}
      verbWhileSending={messages.sending}
      refused={messages.promiseRefused}
      cancel={{ label: messages.cancel, run: close }}
    >
      <MoneyField {...form.field('amount')} isRequired />
      <DateField {...form.field('promisedFor')} isRequired />
      <TextAreaField {...form.field('note')} lengthMax={500} />
    </PanelForm>
  );
}
