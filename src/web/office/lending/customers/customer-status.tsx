import { useState } from 'react';
import { type Customer, customerEndpoints } from '#contract/lending/customers.ts';
import { formatDay, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { consentWayNames } from '#web/office/kit/labels/customer-words.messages.ts';
import { ConfirmDialog } from '#web/office/kit/overlay/confirm-dialog.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { LockIcon } from '#web/office/kit/ui/action-icons.tsx';
import { agreedOn } from './customer-form.messages.ts';
import { messages, ofCustomer } from './customer-status.messages.ts';

interface CustomerStatusProps {
  readonly customer: Customer;
  readonly onChanged: (customer: Customer, happened: string) => void;
}

/** Whether a customer may get new agreements, and the way to change that, with a reason. */
export function CustomerStatus({ customer, onChanged }: CustomerStatusProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const change = useAction(customerEndpoints.setCustomerStatus);
  const [isAsking, setIsAsking] = useState(false);
  const { id, version, fullName, status, privacyConsentAt, privacyConsentHow } = customer;
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
          onPress={() => setIsAsking(true)}
        >
          {pick(words.verb)}
        </ActionButton>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={pick(words.question)(fullName)}
          verb={pick(words.verb)}
          isDestructive={next === 'blocked'}
          asksReason
          onClose={() => setIsAsking(false)}
          onConfirm={async ({ reason }) => {
            const { data } = await change.send({ params: { id }, body: { status: next, reason, version } });
            setIsAsking(false);
            onChanged(data, pick(words.done)(fullName));
          }}
        >
          <p>{pick(words.text)}</p>
        </ConfirmDialog>
      )}
    </FormSection>
  );
}
