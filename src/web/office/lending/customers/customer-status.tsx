import { Suspense, useState } from 'react';
import { type Customer, customerEndpoints } from '#contract/lending/customers.ts';
import { pickWritten } from '#domain/written.ts';
import { formatDay, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { LockIcon } from '#web/office/kit/ui/action-icons.tsx';
import { consentWayNames } from '../ground/labels/customer-words.messages.ts';
import { agreedOn } from './customer-form.messages.ts';
import { messages, ofCustomer } from './customer-status.messages.ts';

/** Its file is fetched when a question opens. */
const ConfirmDialog = latePart(
  async () => (await import('#web/office/kit/form/question/confirm-dialog.tsx')).ConfirmDialog,
);

interface CustomerStatusProps {
  readonly customer: Customer;
  readonly onChanged: (customer: Customer, happened: string) => void;
}

/** Shows whether a customer may get new agreements, and changes that, with a reason. */
export function CustomerStatus({ customer, onChanged }: CustomerStatusProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const change = useAction(customerEndpoints.setCustomerStatus);
  // Keeps the question as it was asked: the record changes before the answer is here.
  const [asked, setAsked] = useState<Customer['status'] | null>(null);
  const { id, version, status, privacyConsentAt, privacyConsentHow } = customer;
  const name = pickWritten(customer.fullName, language);
  const next = status === 'active' ? 'blocked' : 'active';
  const words = ofCustomer[next];
  const how = privacyConsentHow && pick(consentWayNames[privacyConsentHow]);

  return (
    <FormSection title={pick(messages.standing)} lead={pick(messages[status])}>
      <p>{pick(agreedOn)(formatDay(instantOf(privacyConsentAt), language, now), how)}</p>
      <div>
        <ActionButton
          variant="default"
          color={next === 'blocked' ? 'red' : 'blue'}
          icon={<LockIcon size={18} />}
          disabledReason={null}
          onPress={() => setAsked(next)}
        >
          {pick(words.verb)}
        </ActionButton>
      </div>
      {asked !== null && (
        <Suspense>
          <ConfirmDialog
            title={pick(ofCustomer[asked].question)(name)}
            verb={pick(ofCustomer[asked].verb)}
            isDestructive={asked === 'blocked'}
            asksReason
            onClose={() => setAsked(null)}
            onConfirm={async ({ reason }) => {
              const { data } = await change.send({
                params: { id },
                body: { status: asked, reason, version },
              });
              setAsked(null);
              onChanged(data, pick(ofCustomer[asked].done)(name));
            }}
          >
            <p>{pick(ofCustomer[asked].text)}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </FormSection>
  );
}
