import { ActionIcon } from '@mantine/core';
import { usePick } from '#web/i18n/language.ts';
import { PhoneIcon, WhatsAppIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { messages } from '../ground/contact/contact.messages.ts';
import classes from './reach-buttons.module.css';

interface ReachButtonsProps {
  /** The agreement that the call or message is about. */
  readonly agreementId: string;
}

/** The buttons beside the phone. Both open the drawer that has the ready texts, enforces the contact hours and logs each contact. */
export function ReachButtons({ agreementId }: ReachButtonsProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const ways = [
    { name: messages.call, icon: PhoneIcon },
    { name: messages.whatsApp, icon: WhatsAppIcon },
  ];
  return (
    <span className={classes.ways}>
      {ways.map(({ name, icon: Sign }) => (
        <ActionIcon
          key={name.en}
          variant="default"
          aria-label={pick(name)}
          onClick={() => openDrawer('logContact', agreementId)}
        >
          <Sign size={18} />
        </ActionIcon>
      ))}
    </span>
  );
}
