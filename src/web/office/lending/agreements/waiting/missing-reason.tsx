import { Button } from '@mantine/core';
import { useState } from 'react';
import { agreementEndpoints } from '#contract/lending/agreements.ts';
import { needsReason } from '#domain/lending/agreements/burden-grade.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { gradeTexts } from '../../ground/assessment/assessment.messages.ts';
import { messages } from './waiting.messages.ts';

interface MissingReasonProps {
  readonly agreementId: string;
}

/** Asks for a reason that became necessary after the agreement was submitted. Until it is written nobody can approve it. */
export function MissingReason({ agreementId }: MissingReasonProps) {
  const pick = usePick();
  const params = { id: agreementId };
  const { data } = useEndpoint(agreementEndpoints.assessAgreement, { params });
  const submit = useAction(agreementEndpoints.submitWithReason);
  const [isAsked, setIsAsked] = useState(false);
  if (data === undefined || data.reason !== null || !needsReason(data.burden.grade)) return null;
  const weight = gradeTexts[data.burden.grade];
  return (
    <>
      <p>{pick(messages.reasonMissing)}</p>
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
          {weight !== null && <p>{pick(weight)}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
