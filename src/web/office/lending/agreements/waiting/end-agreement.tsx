import { useState } from 'react';
import { agreementStatusErrors } from '#contract/errors/agreement/agreement-status-errors.ts';
import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import { refusalOfAction } from '#domain/lending/agreements/agreement-actions.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { AgreementLead } from '../agreement-heading.tsx';
import { cancelTitle, messages, withdrawTitle } from './waiting.messages.ts';

const endings = ['withdraw', 'cancel'] as const;
type Ending = (typeof endings)[number];

const titles = { withdraw: withdrawTitle, cancel: cancelTitle } as const;
const texts = { withdraw: messages.withdrawText, cancel: messages.cancelText } as const;

interface EndAgreementProps {
  readonly agreement: Agreement;
}

/** The two ways in which an agreement ends before its goods are handed over, each with a reason. */
export function EndAgreement({ agreement }: EndAgreementProps) {
  const pick = usePick();
  const [asked, setAsked] = useState<Ending | null>(null);
  const end = {
    withdraw: useAction(agreementEndpoints.withdrawAgreement),
    cancel: useAction(agreementEndpoints.cancelAgreement),
  };
  const { id, number, status } = agreement;
  return (
    <Section
      title={pick(messages.end)}
      lead={pick(messages.endLead)}
      actions={endings.map((ending) => {
        const refusal = refusalOfAction(ending, status);
        return (
          <ActionButton
            key={ending}
            variant="default"
            disabledReason={refusal && agreementStatusErrors[refusal].text}
            onPress={() => setAsked(ending)}
          >
            {pick(messages[ending])}
          </ActionButton>
        );
      })}
    >
      {asked !== null && (
        <ConfirmDialog
          title={pick(titles[asked])(number)}
          verb={pick(messages[asked])}
          isDestructive
          asksReason
          onConfirm={async ({ reason }) => {
            await end[asked].send({ params: { id }, body: { reason } });
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        >
          <p>
            <AgreementLead agreement={agreement} />
          </p>
          <p>{pick(texts[asked])}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
