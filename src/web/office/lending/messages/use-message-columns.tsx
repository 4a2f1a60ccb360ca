import type { Message } from '#contract/lending/messages/messages.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import type { ChoiceLink } from '#web/office/kit/list/use-list-address.ts';
import { PhoneIcon } from '#web/office/kit/ui/contact-icons.tsx';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { templateNames } from '../ground/labels/message-names.messages.ts';
import { messageRowId } from './message-row-id.ts';
import { MessageState } from './message-state.tsx';
import { aboutCustomer, messages, wayOf } from './messages.messages.ts';
import classes from './messages-page.module.css';

/** Beside an open message its panel has the number of the agreement, the reason and the call. */
export function useMessageColumns(
  openLink: (id: string) => ChoiceLink,
  isBeside: boolean,
): readonly Column<Message>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const columns: readonly Column<Message>[] = [
    {
      key: 'when',
      header: pick(messages.when),
      priority: 2,
      isDay: true,
      cell: ({ changedAt }) => formatMoment(instantOf(changedAt), language, now),
    },
    {
      key: 'customer',
      header: pick(messages.customer),
      priority: 1,
      cell: (row) => (
        <div className={classes.customer}>
          <PersonCell
            name={pickWritten(row.customerName, language)}
            second={isBeside ? null : (row.agreementNumber ?? pick(messages.visitor))}
            shape="square"
            id={messageRowId(row.id)}
            {...openLink(row.id)}
            preventScrollReset
          />
          <Text as="div" size={2} tone="muted" className={classes.brief}>
            {pick(templateNames[row.template])}
          </Text>
        </div>
      ),
    },
    {
      key: 'template',
      header: pick(messages.template),
      priority: 2,
      cell: ({ template }) => pick(templateNames[template]),
    },
    {
      key: 'way',
      header: pick(messages.way),
      priority: 3,
      cell: ({ channel, parts }) => channel !== null && pick(wayOf)(channel, parts ?? 1),
    },
    {
      key: 'state',
      header: pick(messages.state),
      priority: 1,
      cell: ({ state, reason }) => <MessageState state={state} reason={isBeside ? null : reason} />,
    },
    {
      key: 'cost',
      header: pick(messages.cost),
      priority: 3,
      isFigure: true,
      cell: ({ cost }) => (cost === null ? '–' : <Ltr>{formatCount(cost)}</Ltr>),
    },
    { key: 'branch', header: pick(messages.branch), priority: 3, cell: ({ city }) => pick(city) },
  ];
  const call: Column<Message> = {
    key: 'call',
    header: pick(messages.call),
    priority: 1,
    isAction: true,
    cell: (row) => row.isToCall && <CallInstead message={row} />,
  };
  return isBeside ? columns : [...columns, call];
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
