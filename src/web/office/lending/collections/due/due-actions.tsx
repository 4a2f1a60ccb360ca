import type { MouseEvent } from 'react';
import { collectionErrors } from '#contract/errors/collection-errors.ts';
import type { DueListItem } from '#contract/lending/collections.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import { Button } from '#web/office/kit/controls/button.tsx';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Menu, MenuItem } from '#web/office/kit/overlay/menu.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { PhoneIcon, WhatsAppIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { CalendarIcon, MoreIcon } from '#web/office/kit/ui/state-icons.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useLender } from '#web/office/shell/lender/use-lender.ts';
import { telephoneLink, whatsAppMessageLink } from '#web/outside-links.ts';
import { messages as contactMessages } from '../../ground/contact/contact.messages.ts';
import { useLogOpened } from '../../ground/contact/use-log-opened.ts';
import { useOutsideHours } from '../../ground/contact/use-outside-hours.ts';
import { aboutCustomer, messages, moreAbout } from './due.messages.ts';
import classes from './due-actions.module.css';
import { dueText } from './due-text.ts';
import type { Remind } from './use-remind.ts';

interface RowProps {
  readonly item: DueListItem;
}

interface DueActionsProps extends RowProps {
  readonly remind: Remind;
}

/** The officer's actions on a row: call, write, take a payment, or record a contact. */
export function DueActions({ item, remind }: DueActionsProps) {
  const pick = usePick();
  const language = useLanguage();
  const openDrawer = useOpenDrawer();
  const { agreementId } = item;
  const name = pickWritten(item.customerName, language);
  return (
    <Row gap={2} align="center" className={classes.actions}>
      <ReachButtons item={item} name={name} remind={remind} />
      <Menu
        label={pick(moreAbout)(name)}
        buttonClass={classes.more}
        button={<MoreIcon size={20} />}
        width={240}
      >
        <MenuItem icon={<PhoneIcon size={18} />} onSelect={() => openDrawer('logContact', agreementId)}>
          {pick(messages.logContact)}
        </MenuItem>
        <MenuItem icon={<CalendarIcon size={18} />} onSelect={() => openDrawer('recordPromise', agreementId)}>
          {pick(messages.recordPromise)}
        </MenuItem>
      </Menu>
      <Button
        variant="light"
        className={classes.main}
        aria-label={pick(aboutCustomer)(pick(messages.recordPayment), name)}
        onClick={() => openDrawer('recordPayment', agreementId)}
      >
        {pick(messages.recordPayment)}
      </Button>
    </Row>
  );
}

interface NamedRowProps extends DueActionsProps {
  readonly name: string;
}

/** Opens the reminder of today. It is not allowed outside the contact hours, whatever the reason. */
function RemindButton({ item, name, remind }: NamedRowProps) {
  const pick = usePick();
  const isOutside = useOutsideHours() !== null;
  return (
    <ActionButton
      variant="default"
      icon={<WhatsAppIcon size={18} />}
      disabledReason={isOutside ? collectionErrors.reminder_outside_contact_hours.text : null}
      onPress={() => remind(item)}
    >
      {pick(messages.remind)} <span className="visually-hidden">{name}</span>
    </ActionButton>
  );
}

/** Outside the contact hours they open the drawer that first asks for the reason. The message of a row with a reminder is that reminder. */
function ReachButtons({ item, name, remind }: NamedRowProps) {
  const pick = usePick();
  const lender = useLender();
  const openDrawer = useOpenDrawer();
  const isOutside = useOutsideHours() !== null;
  const { logOpened } = useLogOpened(item.agreementId);
  const number = parsePhone(item.phone ?? '');
  if (number === null)
    return (
      <Text as="span" size={1} tone="muted" className={classes.noMessages}>
        {pick(plainWords.noMobile)}
      </Text>
    );

  const open = (channel: 'call' | 'whatsapp') => (event: MouseEvent) => {
    if (!isOutside) {
      logOpened({ channel, outsideHoursReason: null });
      return;
    }
    event.preventDefault();
    openDrawer('logContact', item.agreementId);
  };
  return (
    <>
      <ActionIcon
        as="a"
        variant="default"
        href={telephoneLink(number)}
        aria-label={pick(aboutCustomer)(pick(messages.call), name)}
        onClick={open('call')}
      >
        <PhoneIcon size={20} />
      </ActionIcon>
      {item.reminder !== null ? (
        <RemindButton item={item} name={name} remind={remind} />
      ) : item.takesMessages ? (
        <ActionIcon
          as="a"
          variant="default"
          href={whatsAppMessageLink(number, dueText(item, lender.name))}
          target="_blank"
          rel="noreferrer"
          aria-label={pick(aboutCustomer)(pick(messages.whatsApp), name)}
          onClick={open('whatsapp')}
        >
          <WhatsAppIcon size={20} />
        </ActionIcon>
      ) : (
        <Text as="span" size={1} tone="muted" className={classes.noMessages}>
          {pick(contactMessages.noMessagesShort)}
        </Text>
      )}
    </>
  );
}
