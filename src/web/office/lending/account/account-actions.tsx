import type { AccountAgreement, AccountCustomer } from '#contract/lending/account.ts';
import type { Phrase } from '#domain/language.ts';
import type { AgreementAction } from '#domain/lending/agreements/agreement-actions.ts';
import { usePick } from '#web/i18n/language.ts';
import { Menu, MenuItem } from '#web/office/kit/overlay/menu.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { MoveIcon, PlusIcon } from '#web/office/kit/ui/action-icons.tsx';
import { PhoneIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { CalendarIcon, MoreIcon } from '#web/office/kit/ui/state-icons.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages, recordAmount } from './account.messages.ts';
import { messages as words } from './agreement/agreement.messages.ts';
import { whyNot } from './agreement/why-not.ts';

interface ChosenProps {
  /** The agreement that the actions are for. */
  readonly chosen: AccountAgreement | undefined;
}

const reasonFor = (chosen: AccountAgreement | undefined, action: AgreementAction): Phrase | null =>
  chosen === undefined ? messages.noAgreement : whyNot(action, chosen.status);

interface MoneyButtonProps extends ChosenProps {
  /** True to name the amount that is due on the agreement. */
  readonly hasAmount?: boolean;
}

/** Takes money for the open agreement: a payment, or after a write-off a recovery. */
export function MoneyButton({ chosen, hasAmount = false }: MoneyButtonProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const isWrittenOff = chosen?.status === 'written_off';
  const dueNow = hasAmount ? (chosen?.dueNow ?? 0) : 0;
  const { before, after } = pick(recordAmount);
  return (
    <ActionButton
      size={hasAmount ? 'lg' : 'md'}
      icon={<PlusIcon size={18} />}
      shortcut="P"
      disabledReason={isWrittenOff ? null : reasonFor(chosen, 'record_payment')}
      onPress={() => chosen && openDrawer(isWrittenOff ? 'recordRecovery' : 'recordPayment', chosen.id)}
    >
      {isWrittenOff ? (
        pick(messages.recordRecovery)
      ) : dueNow > 0 ? (
        <span>
          {before} <Money amount={dueNow} /> {after}
        </span>
      ) : (
        pick(messages.recordPayment)
      )}
    </ActionButton>
  );
}

interface AccountMenuProps extends ChosenProps {
  readonly customer: AccountCustomer;
}

/** The other actions for a customer. One that is not allowed says why. */
export function AccountMenu({ customer, chosen }: AccountMenuProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const pageLink = usePageLink();
  const edit = pageLink('editCustomer', customer.id);
  const draft = pageLink('newAgreement', customer.id);
  const mayEdit = useMay('customers.write');
  const mayMove = useMay('customers.move');
  const open = (name: Parameters<typeof openDrawer>[0]) => () => chosen && openDrawer(name, chosen.id);
  return (
    <Menu label={pick(messages.more)} button={<MoreIcon />} width={280}>
      {customer.status !== 'blocked' && (
        <MenuItem to={draft.to} icon={<draft.icon size={18} />}>
          {draft.label}
        </MenuItem>
      )}
      {mayEdit && (
        <MenuItem to={edit.to} icon={<edit.icon size={18} />} shortcut="E">
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
        shortcut="L"
        disabledReason={reasonFor(chosen, 'log_contact')}
        onSelect={open('logContact')}
      >
        {pick(messages.contact)}
      </MenuItem>
      <MenuItem
        icon={<CalendarIcon size={18} />}
        shortcut="M"
        disabledReason={reasonFor(chosen, 'record_payment_promise')}
        onSelect={open('recordPromise')}
      >
        {pick(messages.recordPromise)}
      </MenuItem>
      {chosen?.status !== 'written_off' && (
        <MenuItem disabledReason={chosen === undefined ? messages.noAgreement : words.notWrittenOff}>
          {pick(messages.recordRecovery)}
        </MenuItem>
      )}
    </Menu>
  );
}
