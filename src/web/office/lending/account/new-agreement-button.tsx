import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { agreementErrors } from '#contract/errors/agreement-errors.ts';
import type { AccountCustomer } from '#contract/lending/account.ts';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';

interface NewAgreementButtonProps {
  readonly customer: Pick<AccountCustomer, 'id' | 'status'>;
  readonly variant: 'default' | 'filled';
}

/** Leads to a new agreement; a blocked customer gets none. */
export function NewAgreementButton({ customer: { id, status }, variant }: NewAgreementButtonProps) {
  const { to, label, icon: Sign } = usePageLink()('newAgreement', id);
  if (status === 'blocked')
    return (
      <ActionButton variant={variant} disabledReason={agreementErrors.customer_blocked.text}>
        {label}
      </ActionButton>
    );
  return (
    <Button component={Link} to={to} variant={variant} leftSection={<Sign size={18} />}>
      {label}
    </Button>
  );
}
