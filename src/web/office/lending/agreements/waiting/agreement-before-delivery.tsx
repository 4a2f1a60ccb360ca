import { Link } from 'react-router';
import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import type { Customer } from '#contract/lending/customers.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { agreementStatusNames } from '../../ground/labels/agreement-labels.messages.ts';
import { savedFacts } from '../../ground/statement/saved-facts.ts';
import { ConsentPanel } from '../statement/consent-panel.tsx';
import { messages as statementMessages } from '../statement/statement.messages.ts';
import { StatementPair } from '../statement/statement-pair.tsx';
import { EndAgreement } from './end-agreement.tsx';
import { MissingReason } from './missing-reason.tsx';
import { messages, startsOf, submittedBy } from './waiting.messages.ts';

interface AgreementBeforeDeliveryProps {
  readonly agreement: Agreement;
  readonly customer: Customer;
  /** The status when the page was opened. */
  readonly openedAs: AgreementStatus;
}

const open: readonly AgreementStatus[] = ['submitted', 'approved'];
const over: readonly AgreementStatus[] = ['rejected', 'withdrawn', 'cancelled'];

/** Somebody else may approve it while the page is open. */
const live = { kinds: ['approvals'], endpoints: [agreementEndpoints.getAgreement] } as const;

/** A submitted agreement: the person who must act next, the terms of the consent, and the ways to end it. */
export function AgreementBeforeDelivery({ agreement, customer, openedAs }: AgreementBeforeDeliveryProps) {
  const pick = usePick();
  const isOpen = open.includes(agreement.status);
  useLiveChanges(live);
  return (
    <>
      <AfterSave saves={stepsFrom(openedAs, agreement.status)}>
        <NextStep agreement={agreement} />
      </AfterSave>
      {isOpen && (
        <>
          <StatementPair
            customer={customer}
            agreement={agreement}
            facts={savedFacts(agreement)}
            title={statementMessages.title}
            lead={pick(messages.lead)}
          />
          <ConsentPanel agreement={agreement} customer={customer} />
          <EndAgreement agreement={agreement} />
        </>
      )}
    </>
  );
}

/** The number of steps that the reader has taken since: submitted, ended. An approval by another person meanwhile does not move the focus. */
function stepsFrom(openedAs: AgreementStatus, status: AgreementStatus): number {
  const isSubmitted = openedAs === 'draft' && status !== 'draft';
  const isEnded = !over.includes(openedAs) && over.includes(status);
  return Number(isSubmitted) + Number(isEnded);
}

interface NextStepProps {
  readonly agreement: Agreement;
}

/** The state of the agreement, and the next person to act. */
function NextStep({ agreement }: NextStepProps) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const { status, contractKind, pendingApprovals, id, consentedVersion, termsVersion } = agreement;
  const maker = pendingApprovals.find(({ kind }) => kind === 'agreement_approval')?.requestedByName;
  if (status === 'submitted') {
    const isConsented = consentedVersion === termsVersion;
    return (
      <Banner
        tone="warning"
        title={maker === undefined ? pick(agreementStatusNames.submitted) : pick(submittedBy)(pick(maker))}
      >
        <p>{pick(isConsented ? messages.submitted : messages.consentAgain)}</p>
        <MissingReason agreement={agreement} />
      </Banner>
    );
  }
  if (status === 'approved') {
    return (
      <Banner
        tone="good"
        title={pick(agreementStatusNames.approved)}
        action={
          <Button onClick={() => openDrawer('activateAgreement', id)}>
            {pick(startsOf[contractKind].verb)}
          </Button>
        }
      >
        <p>{pick(startsOf[contractKind].next)}</p>
      </Banner>
    );
  }
  return <Elsewhere agreement={agreement} />;
}

/** An agreement that has ended, or that is active and handled on the account page. */
function Elsewhere({ agreement: { status, customerId } }: NextStepProps) {
  const pick = usePick();
  const area = useArea();
  const isOver = over.includes(status);
  return (
    <Banner
      tone={isOver ? 'warning' : 'good'}
      title={pick(agreementStatusNames[status])}
      action={
        <Button as={Link} to={area.customerBalance(customerId)} variant="default">
          {pick(messages.account)}
        </Button>
      }
    >
      <p>{pick(isOver ? messages.ended : messages.started)}</p>
    </Banner>
  );
}
