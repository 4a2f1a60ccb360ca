import { Link } from 'react-router';
import type { ContactRequestRow } from '#contract/desk/contact-requests.ts';
import { formTypeNames, requestStatusNames } from '#contract/desk/labels/request-names.messages.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import type { ChoiceLink } from '#web/office/kit/list/use-list-address.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import person from '#web/office/kit/ui/person-cell.module.css';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages, requestsOfNumber } from './contact-requests.messages.ts';
import { PromiseCell } from './promise-cell.tsx';
import classes from './request-columns.module.css';
import { AssigneeIcon, formTypeIcons } from './request-icons.tsx';
import { rowLinkId } from './row-link-id.ts';

export function useRequestColumns(
  openLink: (id: string) => ChoiceLink,
): readonly Column<ContactRequestRow>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const receivedOf = ({ receivedAt }: ContactRequestRow) =>
    formatMoment(instantOf(receivedAt), language, now);
  const columns: readonly Column<ContactRequestRow>[] = [
    {
      key: 'promise',
      header: pick(messages.promise),
      priority: 1,
      cell: (row) => <PromiseCell request={row} />,
    },
    {
      key: 'name',
      header: pick(messages.name),
      priority: 1,
      cell: (row) => (
        <>
          <Link id={rowLinkId(row.id)} {...openLink(row.id)} className={person.name} preventScrollReset>
            <WrittenText>{row.fullName}</WrittenText>
          </Link>
          <SecondLine>
            <FactLine>
              <Ltr className={classes.phone}>{formatStoredPhone(row.phone)}</Ltr>
              {row.requestsInTrail > 1 && (
                <Text as="span" tone="second" weight={500}>
                  {pick(requestsOfNumber)(row.requestsInTrail)}
                </Text>
              )}
            </FactLine>
          </SecondLine>
          <Text as="div" size={2} tone="muted" className={classes.brief}>
            <FactLine>
              {pick(formTypeNames[row.formType])}
              {pick(row.branch.city)}
              {receivedOf(row)}
              {pick(row.assignee?.name ?? messages.unassigned)}
            </FactLine>
          </Text>
        </>
      ),
    },
    {
      key: 'received',
      header: pick(messages.received),
      priority: 2,
      cell: (row) => <span className={classes.short}>{receivedOf(row)}</span>,
    },
    {
      key: 'type',
      header: pick(messages.type),
      priority: 3,
      cell: ({ formType, branch }) => {
        const TypeIcon = formTypeIcons[formType];
        return (
          <Row gap={2} className={classes.type}>
            <TypeIcon size={18} />
            <div>
              {pick(formTypeNames[formType])}
              <SecondLine>{pick(branch.city)}</SecondLine>
            </div>
          </Row>
        );
      },
    },
    {
      key: 'assignee',
      header: pick(messages.assignee),
      priority: 2,
      cell: ({ assignee, status }) =>
        assignee === null && status !== 'closed' && status !== 'converted' ? (
          <Row as="span" gap={2} align="center" tone="second" weight={500} className={classes.short}>
            <span data-sign>
              <AssigneeIcon size={18} />
            </span>
            {pick(messages.unassigned)}
          </Row>
        ) : (
          <>
            {assignee !== null && pick(assignee.name)}
            {/* Its name says that it is assigned. */}
            {status !== 'assigned' && <SecondLine>{pick(requestStatusNames[status])}</SecondLine>}
          </>
        ),
    },
  ];
  return columns;
}
