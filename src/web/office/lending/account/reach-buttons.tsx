import type { AccountAgreement, AccountCustomer } from '#contract/lending/account.ts';
import { usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import { PhoneIcon, WhatsAppIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { messages } from '../ground/contact/contact.messages.ts';
import { whyNot } from './agreement/why-not.ts';

interface ReachButtonsProps {
  readonly customer: Pick<AccountCustomer, 'phone'>;
  /** The agreement that the call or message is about. */
  readonly chosen: AccountAgreement | undefined;
}

/** Call and WhatsApp. Both open the drawer that has the ready texts, enforces the contact hours and logs each contact. */
export function ReachButtons({ customer, chosen }: ReachButtonsProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  if (customer.phone === null || chosen === undefined || whyNot('log_contact', chosen.status) !== null)
    return null;
  const ways = [
    { name: messages.call, icon: PhoneIcon },
    { name: messages.whatsApp, icon: WhatsAppIcon },
  ];
  return ways.map(({ name, icon: Sign }) => (
    <ActionIcon
      key={name.en}
      variant="default"
      aria-label={pick(name)}
      onClick={() => openDrawer('logContact', chosen.id)}
    >
      <Sign size={18} />
    </ActionIcon>
  ));
}
