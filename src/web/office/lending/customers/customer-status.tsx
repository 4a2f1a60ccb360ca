import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Customer } from '#contract/lending/customers.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { FormStep } from '#web/office/kit/form/form-step.tsx';
import { ConfirmDialog } from '#web/office/kit/overlay/confirm-dialog.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { LockIcon } from '#web/office/kit/ui/action-icons.tsx';
import { RetryIcon } from '#web/office/kit/ui/office-icons.tsx';
import { customerNames } from './customer-names.ts';
import { blocked, blockTitle, messages, unblocked, unblockTitle } from './customer-status.messages.ts';

interface CustomerStatusProps {
  readonly customer: Customer;
  readonly onChange: (change: Pick<Customer, 'status'> & { readonly reason: string }) => Promise<void>;
}

/** Whether a customer may begin a new agreement: changed at once, with a reason. */
export function CustomerStatus({ customer, onChange }: CustomerStatusProps) {
  const pick = usePick();
  const [isAsking, setIsAsking] = useState(false);
  const isBlocked = customer.status === 'blocked';
  return (
    <FormSection title={pick(messages.status)} lead={pick(messages.statusLead)}>
      <FormStep
        title={pick(isBlocked ? messages.isBlocked : messages.isActive)}
        text={pick(messages.blockedMeans)}
        action={
          <Button
            variant={isBlocked ? 'default' : 'light'}
            color={isBlocked ? undefined : 'red'}
            leftSection={isBlocked ? <RetryIcon size={18} /> : <LockIcon size={18} />}
            onClick={() => setIsAsking(true)}
          >
            {pick(isBlocked ? messages.unblock : messages.block)}
          </Button>
        }
      />
      {isAsking && (
        <StatusDialog customer={customer} onChange={onChange} onClose={() => setIsAsking(false)} />
      )}
    </FormSection>
  );
}

interface StatusDialogProps extends CustomerStatusProps {
  readonly onClose: () => void;
}

function StatusDialog({ customer, onChange, onClose }: StatusDialogProps) {
  const pick = usePick();
  const { name } = customerNames(customer, useLanguage());
  const isBlocked = customer.status === 'blocked';
  return (
    <ConfirmDialog
      title={pick(isBlocked ? unblockTitle : blockTitle)(name)}
      verb={pick(isBlocked ? messages.unblock : messages.block)}
      isDestructive={!isBlocked}
      asksReason
      onConfirm={async ({ reason }) => {
        await onChange({ status: isBlocked ? 'active' : 'blocked', reason });
        onClose();
        showToast({ tone: 'good', title: pick(isBlocked ? unblocked : blocked)(name) });
      }}
      onClose={onClose}
    >
      <p>{pick(messages.blockedMeans)}</p>
      <p>{pick(messages.reasonStays)}</p>
    </ConfirmDialog>
  );
}
