import { Link } from 'react-router';
import { type CustomerRequest, customerRequestEndpoints } from '#contract/lending/customer-requests.ts';
import { approvalStateNames } from '#contract/lending/labels/approval-names.messages.ts';
import { pickWritten } from '#domain/written.ts';
import { formatDate, formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { CustomerPhone } from '#web/office/kit/ui/customer-phone.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { customerRequestNames } from '../ground/labels/customer-request-names.messages.ts';
import { messages } from './customer-requests.messages.ts';

interface CustomerRequestDrawerProps {
  /** The id of the request. */
  readonly id: string;
  readonly close: () => void;
}

/** A customer's request, and the ways to answer it. */
export function CustomerRequestDrawer({ id, close }: CustomerRequestDrawerProps) {
  const pick = usePick();
  const { getCustomerRequest } = customerRequestEndpoints;
  const { data, error, refetch } = useEndpoint(getCustomerRequest, { params: { id } });
  const language = useLanguage();
  const area = useArea();
  if (data === undefined)
    return (
      <Drawer title={pick(messages.opening)} onClose={close}>
        {error === null ? (
          <Skeleton height={240} radius="lg" />
        ) : (
          <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
        )}
      </Drawer>
    );
  const { customer, agreementNumber, kind, answeredAt } = data;
  return (
    <Drawer
      title={<WrittenText>{pickWritten(customer.fullName, language)}</WrittenText>}
      lead={
        <FactLine>
          {pick(customerRequestNames[kind])}
          <Link to={area.customerBalance(customer.id)}>
            <Code>{agreementNumber}</Code>
          </Link>
        </FactLine>
      }
      onClose={close}
    >
      <Stack gap={4}>
        <RequestFacts request={data} />
        {answeredAt === null &&
          (kind === 'call_back' ? <CallFirst request={data} /> : <AnswerForm request={data} close={close} />)}
      </Stack>
    </Drawer>
  );
}

interface RequestProps {
  readonly request: CustomerRequest;
}

function RequestFacts({ request }: RequestProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { reason, wishedOn, customer, outstanding, askedAt, branch } = request;
  const { approvalState, answeredAt, answer, answeredByName } = request;
  return (
    <Facts
      facts={[
        { label: pick(messages.reason), value: <WrittenText>{reason}</WrittenText> },
        ...(wishedOn === null
          ? []
          : [{ label: pick(messages.wishedOn), value: formatDate(wishedOn, language) }]),
        { label: pick(messages.phone), value: <CustomerPhone phone={customer.phone} /> },
        { label: pick(messages.outstanding), value: <Money amount={outstanding} /> },
        { label: pick(messages.asked), value: formatMoment(instantOf(askedAt), language, now) },
        { label: pick(messages.branch), value: pick(branch) },
        ...(approvalState === null
          ? []
          : [{ label: pick(messages.ledTo), value: pick(approvalStateNames[approvalState]) }]),
        ...(answeredAt === null || answeredByName === null
          ? []
          : [
              {
                label: pick(messages.answer),
                value: <WrittenText>{answer ?? pick(messages.called)}</WrittenText>,
              },
              {
                label: pick(messages.answeredBy),
                value: (
                  <>
                    <WrittenText>{pick(answeredByName)}</WrittenText>,{' '}
                    {formatMoment(instantOf(answeredAt), language, now)}
                  </>
                ),
              },
            ]),
      ]}
    />
  );
}

/** Only a call that is logged answers who asked for one. */
function CallFirst({ request: { agreementId } }: RequestProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  return (
    <>
      <p>{pick(messages.callText)}</p>
      <Button size="lg" onClick={() => openDrawer('logContact', agreementId)}>
        {pick(messages.logCall)}
      </Button>
    </>
  );
}

interface AnswerFormProps extends RequestProps, Pick<CustomerRequestDrawerProps, 'close'> {}

/** The request itself is made in its own drawer, already filled in. The answer in words is separate. */
function AnswerForm({ request: { id, kind, approvalState }, close }: AnswerFormProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const endpoint = customerRequestEndpoints.answerCustomerRequest;
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial: { answer: '' },
    labels: { answer: messages.answer },
    schema: endpoint.body,
    send: (body) => send({ params: { id }, body }),
    onSaved: () => showToast({ tone: 'good', title: pick(messages.sent) }),
  });
  const isRelief = kind === 'relief';
  return (
    <>
      {approvalState !== 'pending' && approvalState !== 'approved' && (
        <Button
          variant="default"
          size="lg"
          onClick={() => openDrawer(isRelief ? 'requestAskedRelief' : 'requestAskedDate', id)}
        >
          {pick(isRelief ? messages.requestRelief : messages.requestDates)}
        </Button>
      )}
      <PanelForm
        form={form}
        verb={messages.send}
        verbWhileSending={messages.sending}
        refused={messages.refused}
        cancel={{ label: messages.cancel, run: close }}
      >
        <TextAreaField {...form.field('answer')} hint={messages.answerHint} isRequired lengthMax={1000} />
      </PanelForm>
    </>
  );
}
