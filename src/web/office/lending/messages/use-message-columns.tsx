import type { Message } from '#contract/lending/messages/messages.ts';
import { pickWritten } from '#domain/written.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { PhoneIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { useRequestLink } from '#web/office/shell/use-request-link.ts';
import { templateNames } from '../ground/labels/message-names.messages.ts';
import { MessageState } from './message-state.tsx';
import { aboutCustomer, messageChannelNames, messages, smsOfParts } from './messages.messages.ts';
import classes from './messages-page.module.css';

export function useMessageColumns(): readonly Column<Message>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const area = useArea();
  const requestLink = useRequestLink();
  return [
    {
      key: 'customer',
      header: pick(messages.customer),
      priority: 1,
      cell: ({ customerId, customerName, agreementNumber, contactRequestId }) => (
        <div className={classes.customer}>
          <PersonCell
            name={pickWritten(customerName, language)}
            second={agreementNumber ?? pick(messages.visitor)}
            shape="square"
            to={customerId === null ? requestLink(contactRequestId ?? '') : area.customerBalance(customerId)}
          />
        </div>
      ),
    },
    {
      key: 'template',
      header: pick(messages.template),
      priority: 2,
      cell: ({ template, channel, parts }) => (
        <>
          {pick(templateNames[template])}
          {channel !== null && (
            <SecondLine>
              {channel === 'sms' ? pick(smsOfParts)(parts ?? 1) : pick(messageChannelNames[channel])}
            </SecondLine>
          )}
        </>
      ),
    },
    { key: 'state', header: pick(messages.state), priority: 1, cell: (row) => <MessageState {...row} /> },
    {
      key: 'when',
      header: pick(messages.when),
      priority: 2,
      isDay: true,
      cell: ({ changedAt }) => formatMoment(instantOf(changedAt), language, now),
    },
    { key: 'branch', header: pick(messages.branch), priority: 3, cell: ({ city }) => pick(city) },
    {
      key: 'call',
      header: pick(messages.call),
      priority: 1,
      isAction: true,
      cell: (row) => row.isToCall && <CallInstead message={row} />,
    },
  ];
}

/** Calling instead: the drawer has the number, asks for a reason outside contact hours, and logs the result. */
function CallInstead({ message }: { readonly message: Message }) {
  const pick = usePick();
  const name = pickWritten(message.customerName, useLanguage());
  const openDrawer = useOpenDrawer();
  return (
    <Button
      variant="default"
      className={classes.call}
      leftSection={<PhoneIcon size={18} />}
      aria-label={pick(aboutCustomer)(pick(messages.call), name)}
      onClick={() => openDrawer('logContact', message.agreementId ?? '')}
    >
      {pick(messages.call)}
    </Button>
  );
}
