import { useState } from 'react';
import { assessmentEndpoints } from '#contract/lending/agreement-assessment.ts';
import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { neededReasons } from '../../ground/assessment/needed-reasons.ts';
import { messages } from './waiting.messages.ts';

interface MissingReasonProps {
  readonly agreement: Agreement;
}

/** Asks for a reason that became necessary after the agreement was submitted. Until it is written nobody can approve it. */
export function MissingReason({ agreement }: MissingReasonProps) {
  const pick = usePick();
  const language = useLanguage();
  const params = { id: agreement.id };
  const { data } = useEndpoint(assessmentEndpoints.assessAgreement, { params });
  const submit = useAction(agreementEndpoints.submitWithReason);
  const [isAsked, setIsAsked] = useState(false);
  if (data === undefined || data.reason !== null) return null;
  const reasons = neededReasons(data, agreement, language);
  if (reasons.length === 0) return null;
  const findings = reasons.map((reason) => <p key={reason}>{reason}</p>);
  return (
    <>
      <p>{pick(messages.reasonMissing)}</p>
      {findings}
      <Button variant="default" onClick={() => setIsAsked(true)}>
        {pick(messages.writeReason)}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={pick(messages.writeReason)}
          verb={pick(messages.submitAgain)}
          asksReason
          onConfirm={async ({ reason }) => {
            await submit.send({ params, body: { reason } });
            setIsAsked(false);
          }}
          onClose={() => setIsAsked(false)}
        >
          {findings}
        </ConfirmDialog>
      )}
    </>
  );
}
