import type { Agreement } from '#contract/lending/agreements.ts';
import type { Customer } from '#contract/lending/customers.ts';
import { usePick } from '#web/i18n/language.ts';
import { savedFacts } from '../../ground/statement/saved-facts.ts';
import { StepFoot } from '../draft/step-foot.tsx';
import type { Step } from '../draft/steps.ts';
import { ConsentPanel } from './consent-panel.tsx';
import { messages } from './statement.messages.ts';
import { StatementPair } from './statement-pair.tsx';

interface StatementStepProps {
  readonly agreement: Agreement;
  readonly customer: Customer;
  readonly onGo: (step: Step) => void;
}

/** The statement that the customer reads, and the consent to it. */
export function StatementStep({ agreement, customer, onGo }: StatementStepProps) {
  const pick = usePick();
  return (
    <>
      <StatementPair
        customer={customer}
        agreement={agreement}
        facts={savedFacts(agreement)}
        title={messages.title}
        lead={pick(messages.lead)}
      />
      <ConsentPanel agreement={agreement} customer={customer} />
      <StepFoot step="statement" onBack={onGo} onContinue={() => onGo('submit')} />
    </>
  );
}
