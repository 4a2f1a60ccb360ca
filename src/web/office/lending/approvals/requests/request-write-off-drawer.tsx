import type { Agreement } from '#contract/lending/agreements.ts';
import { approvalRequestEndpoints } from '#contract/lending/approval-requests.ts';
import { refusalOfAction } from '#domain/lending/agreements/agreement-actions.ts';
import { rupees } from '#domain/money/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { AmountReview } from '#web/office/kit/form/amount-review.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { FiguresChange } from '../preview/figures-change.tsx';
import { AgreementRequest, type RequestDrawerProps, useNameOf } from './agreement-request.tsx';
import { currentOf } from './previewed-relief.ts';
import { ReasonField, useReasonForm } from './reason-form.tsx';
import { refusalPhrase } from './refusal-phrase.ts';
import { RequestSteps } from './request-steps.tsx';
import { messages, writeOffFor } from './requests.messages.ts';

const endpoint = approvalRequestEndpoints.requestWriteOff;

/** Requests the write-off of the outstanding amount. */
export function RequestWriteOffDrawer({ id, close }: RequestDrawerProps) {
  return (
    <AgreementRequest id={id} title={messages.writeOffTitle} close={close}>
      {(agreement) => <WriteOffSteps agreement={agreement} close={close} />}
    </AgreementRequest>
  );
}

interface WriteOffStepsProps extends Pick<RequestDrawerProps, 'close'> {
  readonly agreement: Agreement;
}

function WriteOffSteps({ agreement, close }: WriteOffStepsProps) {
  const pick = usePick();
  const name = useNameOf()(agreement);
  const send = useAction(endpoint);
  const form = useReasonForm((body) => send.send({ params: { id: agreement.id }, body }));
  const current = currentOf(agreement);
  const status = refusalOfAction('write_off', agreement.status);
  const change = (
    <>
      <FiguresChange current={current} after={{ ...current, outstanding: 0, status: 'written_off' }} />
      <p>{pick(messages.writeOffText)}</p>
    </>
  );
  return (
    <RequestSteps
      kind="write_off"
      title={messages.writeOffTitle}
      about={{ name, number: agreement.number }}
      form={form}
      refusal={status && refusalPhrase({ reason: status })}
      fields={
        <>
          {change}
          <ReasonField form={form} />
        </>
      }
      review={
        <>
          <AmountReview lead={pick(writeOffFor)(name)} amount={rupees(agreement.outstanding)} />
          {change}
        </>
      }
      verb={
        <>
          {pick(messages.writeOffVerb)} <Money amount={agreement.outstanding} />
        </>
      }
      isDestructive
      close={close}
    />
  );
}
