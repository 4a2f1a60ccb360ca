import type * as z from 'zod/mini';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Agreement } from '#contract/lending/agreements.ts';
import { approvalRequestEndpoints, rescheduleUndoForm } from '#contract/lending/approval-requests.ts';
import { consentWays } from '#domain/lending/agreements/consent/consent-ways.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { consentWayNames } from '../../ground/labels/customer-words.messages.ts';
import { PreviewChange } from '../preview/preview-change.tsx';
import { AgreementRequest, OpeningDrawer, type RequestDrawerProps, useNameOf } from './agreement-request.tsx';
import { RequestSteps } from './request-steps.tsx';
import { messages } from './requests.messages.ts';

const { foreseeRescheduleUndo, requestRescheduleUndo } = approvalRequestEndpoints;

/** Asks for the dates back that the last reschedule replaced. */
export function UndoRescheduleDrawer({ id, close }: RequestDrawerProps) {
  const foreseen = useEndpoint(foreseeRescheduleUndo, { params: { id } }, forEditing);
  if (foreseen.data === undefined) {
    const { error, refetch } = foreseen;
    return <OpeningDrawer title={messages.undoTitle} failure={error} onRetry={refetch} close={close} />;
  }
  const { data } = foreseen;
  return (
    <AgreementRequest id={id} title={messages.undoTitle} close={close}>
      {(agreement) => <UndoSteps agreement={agreement} foreseen={data} close={close} />}
    </AgreementRequest>
  );
}

interface UndoStepsProps extends Pick<RequestDrawerProps, 'close'> {
  readonly agreement: Agreement;
  readonly foreseen: OutputOf<typeof foreseeRescheduleUndo>;
}

type UndoValues = Draft<z.input<typeof rescheduleUndoForm>>;

const nothingEntered: UndoValues = { consentHow: null, reason: null };

function UndoSteps({ agreement, foreseen, close }: UndoStepsProps) {
  const pick = usePick();
  const name = useNameOf()(agreement);
  const send = useAction(requestRescheduleUndo);
  const form = useOfficeForm({
    initial: nothingEntered,
    labels: { consentHow: messages.consentHow, reason: messages.reason },
    schema: rescheduleUndoForm,
    send: (body) => send.send({ params: { id: agreement.id }, body }),
    onSaved: () => {},
  });
  const { field } = form;
  const change = (
    <>
      <p>{pick(messages.undoText)}</p>
      <PreviewChange {...foreseen} />
    </>
  );
  return (
    <RequestSteps
      kind="reschedule_undo"
      title={messages.undoTitle}
      about={{ name, number: agreement.number }}
      form={form}
      refusal={null}
      fields={
        <>
          {change}
          <SelectField
            {...field('consentHow')}
            isRequired
            none={messages.chooseConsent}
            choices={consentWays.map((value) => ({ value, label: pick(consentWayNames[value]) }))}
          />
          <TextAreaField {...field('reason')} isRequired lengthMax={1000} />
        </>
      }
      review={change}
      verb={pick(messages.undoVerb)}
      close={close}
    />
  );
}
