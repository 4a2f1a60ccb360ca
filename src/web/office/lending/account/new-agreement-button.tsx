import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { accountErrors } from '#contract/errors/agreement/account-errors.ts';
import type { AccountCustomer } from '#contract/lending/account.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import { Button } from '#web/office/kit/controls/button.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { PlusIcon } from '#web/office/kit/ui/action-icons.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';

interface NewAgreementButtonProps {
  readonly customer: Pick<AccountCustomer, 'id' | 'status'>;
  /** In the head of the agreements, where its icon is enough. */
  readonly isBrief?: boolean;
  /** True if it is the next step. */
  readonly takesFocus?: boolean;
}

/** Leads to a new agreement; a blocked customer gets none. */
export function NewAgreementButton({
  customer: { id, status },
  isBrief = false,
  takesFocus = false,
}: NewAgreementButtonProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  const { to, label, icon: Sign } = usePageLink()('newAgreement', id);
  if (isBrief)
    return (
      status !== 'blocked' && (
        <ActionIcon as={Link} to={to} variant="light" aria-label={label}>
          <PlusIcon size={18} />
        </ActionIcon>
      )
    );
  if (status === 'blocked')
    return <ActionButton disabledReason={accountErrors.customer_blocked.text}>{label}</ActionButton>;
  return (
    <Button ref={link} as={Link} to={to} leftSection={<Sign size={18} />}>
      {label}
    </Button>
  );
}
