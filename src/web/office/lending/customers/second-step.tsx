import { useState } from 'react';
import { Link } from 'react-router';
import type { Customer } from '#contract/lending/customers.ts';
import { type SecondStepReset, secondStepResetEndpoints } from '#contract/lending/second-step-resets.ts';
import { pickWritten } from '#domain/written.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import { FormDialog } from '#web/office/kit/form/question/form-dialog.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { askedBy, labels, messages, question } from './second-step.messages.ts';

interface SecondStepProps {
  readonly customer: Customer;
}

/** For a customer who signs in with a second step: its waiting reset, or the button to request one. */
export function SecondStep({ customer }: SecondStepProps) {
  const pick = usePick();
  const [isAsking, setIsAsking] = useState(false);
  const { data } = useEndpoint(secondStepResetEndpoints.getSecondStep, { params: { id: customer.id } });
  if (data === undefined || !data.isOn) return null;
  const { waiting } = data;
  return (
    <>
      <p>{pick(messages.isOn)}</p>
      {waiting !== null && <Waiting reset={waiting} />}
      {(waiting === null || waiting.isOutdated) && (
        <div>
          <Button variant="default" onClick={() => setIsAsking(true)}>
            {pick(messages.ask)}
          </Button>
        </div>
      )}
      {isAsking && <AskDialog customer={customer} close={() => setIsAsking(false)} />}
    </>
  );
}

interface WaitingProps {
  readonly reset: SecondStepReset;
}

/** The waiting reset, with a link to the page where it is decided or withdrawn. */
function Waiting({ reset: { requestedByName, requestedAt, isOutdated } }: WaitingProps) {
  const pick = usePick();
  const inbox = usePageLink()('secondStepResets');
  const language = useLanguage();
  const now = useMinute();
  const when = formatMoment(instantOf(requestedAt), language, now);
  return (
    <Banner
      tone="warning"
      title={pick(messages.waits)}
      action={
        <Button as={Link} to={inbox.to} variant="default">
          {inbox.label}
        </Button>
      }
    >
      {pick(askedBy)({ by: pick(requestedByName), when })}
      {isOutdated && ` ${pick(messages.outdated)}`}
    </Banner>
  );
}

interface AskDialogProps {
  readonly customer: Customer;
  readonly close: () => void;
}

const lengthMax = 500;

function AskDialog({ customer, close }: AskDialogProps) {
  const pick = usePick();
  const name = pickWritten(customer.fullName, useLanguage());
  const ask = useAction(secondStepResetEndpoints.requestSecondStepReset);
  const form = useOfficeForm({
    initial: { identityProof: '', reason: '' },
    labels,
    schema: secondStepResetEndpoints.requestSecondStepReset.body,
    send: (body) => ask.send({ params: { id: customer.id }, body }),
    onSaved: close,
  });
  return (
    <FormDialog form={form} title={pick(question)(name)} verb={pick(messages.send)} onClose={close}>
      <p>{pick(messages.text)}</p>
      <TextAreaField
        {...form.field('identityProof')}
        hint={messages.proofHint}
        isRequired
        lengthMax={lengthMax}
      />
      <TextAreaField {...form.field('reason')} isRequired lengthMax={lengthMax} />
    </FormDialog>
  );
}
