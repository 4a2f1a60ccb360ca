import { useState } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import { collectionEndpoints, contactChannels, contactResults } from '#contract/lending/collections.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { useOutsideHours } from '../ground/contact/reach-customer.tsx';
import { channelNames, resultNames } from '../ground/labels/contact-labels.messages.ts';
import { AgreementDrawer, type ContactDrawerProps } from './agreement-drawer.tsx';
import { messages } from './collections.messages.ts';
import { ReachByText, ReachGuarantor } from './reach-by-text.tsx';
import { ReachedPersonField } from './reached-person-field.tsx';

const endpoint = collectionEndpoints.logContact;

/** Contacts a customer about an agreement, and logs the result. */
export function LogContactDrawer(props: ContactDrawerProps) {
  return (
    <AgreementDrawer {...props} title={messages.contact}>
      {(agreement) => <Contact agreement={agreement} close={props.close} />}
    </AgreementDrawer>
  );
}

function Contact({ agreement, close }: Omit<ContactFormProps, 'guarantorId'>) {
  const [guarantorId, setGuarantorId] = useState<string | null>(null);
  const guarantor = agreement.guarantors.find(({ id }) => id === guarantorId);
  return (
    <>
      <ReachedPersonField agreement={agreement} value={guarantorId} onChoose={setGuarantorId} />
      {guarantor === undefined ? (
        <ReachByText agreement={agreement} />
      ) : (
        <ReachGuarantor agreement={agreement} guarantor={guarantor} />
      )}
      <ContactForm agreement={agreement} guarantorId={guarantorId} close={close} />
    </>
  );
}

interface ContactValues {
  readonly channel: (typeof contactChannels)[number] | null;
  readonly result: (typeof contactResults)[number] | null;
  readonly note: string | null;
  readonly outsideHoursReason: string | null;
  readonly promise: { readonly amount: TypedNumber; readonly promisedFor: string | null };
}

/** Nobody logs an opening by hand: it is logged when it happens. */
const toldResults = contactResults.filter((result) => result !== 'opened');

interface ContactFormProps extends Pick<ContactDrawerProps, 'close'> {
  readonly agreement: Agreement;
  /** The guarantor who was reached; null is the customer. */
  readonly guarantorId: string | null;
}

function ContactForm({ agreement, guarantorId, close }: ContactFormProps) {
  const pick = usePick();
  const { send } = useAction(endpoint);
  const isOutside = useOutsideHours() !== null;
  const { dueNow, next } = agreement;
  const form = useOfficeForm({
    initial: {
      channel: 'call',
      result: null,
      note: null,
      outsideHoursReason: null,
      promise: { amount: dueNow || (next?.amount ?? null), promisedFor: null },
    } as ContactValues,
    labels: {
      channel: messages.channel,
      result: messages.result,
      note: messages.note,
      outsideHoursReason: messages.outsideHoursReason,
      'promise.amount': messages.amount,
      'promise.promisedFor': messages.promisedFor,
    },
    bodyOf: ({ promise, ...contact }) => ({
      ...contact,
      guarantorId,
      promise: contact.result === 'promised' ? promise : null,
    }),
    schema: endpoint.body,
    send: (body, idempotencyKey) => send({ params: { id: agreement.id }, body, idempotencyKey }),
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.logged) });
      close();
    },
  });
  const reachesHome = form.values.channel === 'call' || form.values.channel === 'whatsapp';
  return (
    <PanelForm
      form={form}
      verb={messages.contact}
      verbWhileSending={messages.sending}
      refused={messages.contactRefused}
      cancel={{ label: messages.cancel, run: close }}
    >
      <SelectField
        {...form.field('channel')}
        isRequired
        choices={contactChannels.map((value) => ({ value, label: pick(channelNames[value]) }))}
      />
      <SelectField
        {...form.field('result')}
        isRequired
        none={messages.choose}
        choices={toldResults.map((value) => ({ value, label: pick(resultNames[value]) }))}
      />
      {form.values.result === 'promised' && (
        <>
          <MoneyField {...form.field('promise.amount')} isRequired />
          <DateField {...form.field('promise.promisedFor')} isRequired />
        </>
      )}
      <TextAreaField {...form.field('note')} lengthMax={1000} />
      {isOutside && reachesHome && (
        <TextAreaField {...form.field('outsideHoursReason')} isRequired lengthMax={300} />
      )}
    </PanelForm>
  );
}
