import { Link } from 'react-router';
import type { ContactRequest } from '#contract/desk/contact-requests.ts';
import { requestStatusNames } from '#contract/desk/labels/request-names.messages.ts';
import { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { customerEndpoints } from '#contract/lending/customers.ts';
import { refusalOfAction } from '#domain/desk/contact-requests/request-actions.ts';
import { pickWritten } from '#domain/written.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import type { ChoiceLink } from '#web/office/kit/list/use-list-address.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { closeReasonNames } from '../ground/request-labels.messages.ts';
import { messages } from './request-panel.messages.ts';
import { situationOf } from './request-situation.ts';
import classes from './same-number.module.css';
import { MergeRequests } from './work/merge-requests.tsx';

interface SameNumberProps {
  readonly request: ContactRequest;
  readonly openLink: (id: string) => ChoiceLink;
}

/** Other records with this phone: a customer, and earlier or other requests. */
export function SameNumber({ request, openLink }: SameNumberProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { sameNumber } = request;
  return (
    <>
      <KnownCustomer request={request} />
      {sameNumber.length > 0 && (
        <Stack as="section" gap={2} className={classes.known}>
          <h3>{pick(messages.sameNumber)}</h3>
          <Stack as="ul" gap={2}>
            {sameNumber.map(({ id, fullName, receivedAt, status, closeReason, branch, ...other }) => (
              <li key={id}>
                <WrittenText>{fullName}</WrittenText>
                <SecondLine>
                  <FactLine>
                    {formatMoment(instantOf(receivedAt), language, now)}
                    {pick(branch.city)}
                    <span>
                      {pick(requestStatusNames[status])}
                      {closeReason !== null && `: ${pick(closeReasonNames[closeReason])}`}
                    </span>
                    {other.assigneeName !== null && pick(other.assigneeName)}
                  </FactLine>
                </SecondLine>
                {other.isWithinReach && (
                  <Link {...openLink(id)} preventScrollReset>
                    {pick(messages.openIt)}
                  </Link>
                )}
              </li>
            ))}
          </Stack>
          <MergeRequests request={request} />
        </Stack>
      )}
    </>
  );
}

interface KnownCustomerProps {
  readonly request: ContactRequest;
}

/** A customer with the visitor's phone. The request can be linked to them once an employee has talked to the visitor. */
function KnownCustomer({ request }: KnownCustomerProps) {
  const pick = usePick();
  const language = useLanguage();
  const link = useAction(requestCommandEndpoints.linkContactRequest);
  const { data: similar = [] } = useEndpoint(customerEndpoints.findSimilarCustomers, {
    body: { phone: request.phone },
  });
  const customers = similar.flatMap(({ customer }) => customer ?? []);
  const refusal = refusalOfAction('convert', situationOf(request));
  if (customers.length === 0 || request.customer !== null) return null;
  return (
    <Stack as="section" gap={2} className={classes.known}>
      <h3>{pick(messages.isCustomer)}</h3>
      {customers.map(({ id, ...customer }) => (
        <Row as="p" key={id} gap={2} align="center" justify="space-between" wraps>
          <WrittenText>{pickWritten(customer.fullName, language)}</WrittenText>
          <ActionButton
            variant="default"
            disabledReason={refusal === null ? null : messages.contactFirst}
            isRunning={link.isRunning}
            onPress={() => void link.run({ params: { id: request.id }, body: { customerId: id } })}
          >
            {pick(messages.link)}
          </ActionButton>
        </Row>
      ))}
      {link.failure !== null && <p role="alert">{link.failure.message}</p>}
    </Stack>
  );
}
