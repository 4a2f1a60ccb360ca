import type { AccountAgreement, AccountCustomer } from '#contract/lending/account.ts';
import type { Phrase } from '#domain/language.ts';
import type { AgreementAction } from '#domain/lending/agreements/agreement-actions.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Menu, MenuItem } from '#web/office/kit/overlay/menu.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { MoveIcon, PlusIcon } from '#web/office/kit/ui/action-icons.tsx';
import { PhoneIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { CalendarIcon, MoreIcon } from '#web/office/kit/ui/state-icons.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages } from './account.messages.ts';
import classes from './account-actions.module.css';
import { messages as words } from './agreement/agreement.messages.ts';
import { whyNot } from './agreement/why-not.ts';
import { NewAgreementButton } from './new-agreement-button.tsx';

interface AccountActionsProps {
  readonly customer: AccountCustomer;
  /** The agreement that the actions are for. */
  readonly chosen: AccountAgreement | undefined;
}

/** The actions for a customer. A payment is for the open agreement. */
export function AccountActions({ customer, chosen }: AccountActionsProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const edit = usePageLink()('editCustomer', customer.id);
  const mayEdit = useMay('customers.write');
  const mayMove = useMay('customers.move');
  const reasonFor = (action: AgreementAction): Phrase | null =>
    chosen === undefined ? messages.noAgreement : whyNot(action, chosen.status);
  const open = (name: Parameters<typeof openDrawer>[0]) => () => chosen && openDrawer(name, chosen.id);
  const isWrittenOff = chosen?.status === 'written_off';
  return (
    <Row gap={2} align="center" wraps className={classes.actions}>
      <NewAgreementButton customer={customer} variant="default" />
      {isWrittenOff ? (
        <ActionButton icon={<PlusIcon size={18} />} disabledReason={null} onPress={open('recordRecovery')}>
          {pick(messages.recordRecovery)}
        </ActionButton>
      ) : (
        <ActionButton
          icon={<PlusIcon size={18} />}
          disabledReason={reasonFor('record_payment')}
          onPress={open('recordPayment')}
        >
          {pick(messages.recordPayment)}
        </ActionButton>
      )}
      <Menu label={pick(messages.more)} button={<MoreIcon />} width={280}>
        {mayEdit && (
          <MenuItem to={edit.to} icon={<edit.icon size={18} />}>
            {edit.label}
          </MenuItem>
        )}
        {mayMove && (
          <MenuItem icon={<MoveIcon size={18} />} onSelect={() => openDrawer('moveCustomer', customer.id)}>
            {pick(messages.move)}
          </MenuItem>
        )}
        <MenuItem
          icon={<PhoneIcon size={18} />}
          disabledReason={reasonFor('log_contact')}
          onSelect={open('logContact')}
        >
          {pick(messages.contact)}
        </MenuItem>
        <MenuItem
          icon={<CalendarIcon size={18} />}
          disabledReason={reasonFor('record_payment_promise')}
          onSelect={open('recordPromise')}
        >
          {pick(messages.recordPromise)}
        </MenuItem>
        {!isWrittenOff && (
          <MenuItem disabledReason={chosen === undefined ? messages.noAgreement : words.notWrittenOff}>
            {pick(messages.recordRecovery)}
          </MenuItem>
        )}
      </Menu>
    </Row>
  );
}
