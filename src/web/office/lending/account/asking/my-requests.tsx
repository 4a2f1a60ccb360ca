import type { MyCustomerRequest } from '#contract/lending/customer-requests.ts';
import type { Phrase } from '#domain/language.ts';
import { formatDate, formatDay, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { ClockIcon, CloseIcon } from '#web/office/kit/ui/office-icons.tsx';
import { CheckCircleIcon } from '#web/office/kit/ui/state-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import classes from './asked-rows.module.css';
import { askNames, messages, wishedFor } from './asks.messages.ts';

interface MyRequestsProps {
  readonly requests: readonly MyCustomerRequest[];
}

/** A customer's own requests with their results; nothing while there are none. */
export function MyRequests({ requests }: MyRequestsProps) {
  const pick = usePick();
  if (requests.length === 0) return null;
  return (
    <Section title={pick(messages.requests)}>
      <ul>
        {requests.map((request) => (
          <Stack as="li" key={request.id} gap={1} pad={[3, 0]} className={classes.row}>
            <Request request={request} />
          </Stack>
        ))}
      </ul>
    </Section>
  );
}

function Request({ request }: { readonly request: MyCustomerRequest }) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { kind, reason, wishedOn, askedAt, agreementNumber, answer } = request;
  const { text, ...sign } = stateOf(request);
  return (
    <>
      <Row gap={2} align="center" justify="space-between" wraps>
        <strong>{pick(askNames[kind])}</strong>
        <Badge {...sign} text={pick(text)} />
      </Row>
      <p>
        <WrittenText>{reason}</WrittenText>
      </p>
      {wishedOn !== null && <p>{pick(wishedFor)(formatDate(wishedOn, language))}</p>}
      <Text size={3} tone="muted" className={classes.second}>
        <FactLine>
          {formatDay(instantOf(askedAt), language, now)}
          <Code>{agreementNumber}</Code>
        </FactLine>
      </Text>
      {answer !== null && (
        <p>
          {pick(messages.theySay)} <WrittenText>{answer}</WrittenText>
        </p>
      )}
    </>
  );
}

const waiting = { tone: 'warning', icon: ClockIcon } as const;
const done = { tone: 'good', icon: CheckCircleIcon } as const;
const refused = { tone: 'bad', icon: CloseIcon } as const;

/** A decision says more than the mere fact of an answer, so it comes first. */
function stateOf({ kind, approvalState, answeredAt }: MyCustomerRequest): {
  readonly tone: 'warning' | 'good' | 'bad';
  readonly icon: typeof ClockIcon;
  readonly text: Phrase;
} {
  if (approvalState === 'approved') return { ...done, text: messages.approved };
  if (approvalState === 'rejected') return { ...refused, text: messages.notApproved };
  if (approvalState === 'pending') return { ...waiting, text: messages.beingDecided };
  if (answeredAt === null) return { ...waiting, text: messages.waiting };
  return { ...done, text: kind === 'call_back' ? messages.called : messages.answered };
}
