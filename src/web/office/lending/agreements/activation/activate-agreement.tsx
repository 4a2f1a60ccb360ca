import { useState } from 'react';
import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useLeaveWarning } from '#web/office/kit/form/engine/unsaved-forms.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { messages, startWords } from './activation.messages.ts';
import { EnterActivation } from './enter-activation.tsx';
import { ReviewActivation } from './review-activation.tsx';
import { StartedAgreement } from './started-agreement.tsx';
import { useActivation } from './use-activation.ts';

interface ActivateAgreementProps {
  /** The agreement's. */
  readonly id: string;
  readonly close: () => void;
}

/**
 * Starts an approved agreement in two steps: the goods are handed over and the down payment is taken, or the loan is paid out. Then it
 * is recorded.
 */
export function ActivateAgreement({ id, close }: ActivateAgreementProps) {
  const pick = usePick();
  const { data, error, refetch } = useEndpoint(
    agreementEndpoints.getAgreement,
    { params: { id } },
    forEditing,
  );
  // Recording makes the agreement active. The drawer keeps the first state, so that it can still show the result.
  const [first, setFirst] = useState<Agreement | null>(null);
  if (first === null && data !== undefined) setFirst(data);
  if (first?.status === 'approved') return <Steps agreement={first} close={close} />;
  const words = startWords[first?.contractKind ?? 'deferred_sale'];
  return (
    <Drawer title={pick(words.title)} onClose={close}>
      {first !== null ? (
        <Banner tone="warning" title={pick(words.notApproved)} />
      ) : error === null ? (
        <Skeleton height={320} radius="lg" />
      ) : (
        <LoadError title={pick(messages.notLoaded)} failure={error} onRetry={() => void refetch()} />
      )}
    </Drawer>
  );
}

interface StepsProps {
  readonly agreement: Agreement;
  readonly close: () => void;
}

function Steps({ agreement, close }: StepsProps) {
  const activation = useActivation(agreement);
  const [isReviewed, setIsReviewed] = useState(false);
  useLeaveWarning(activation.form);
  const step = { agreement, activation, close };
  if (activation.started !== null) return <StartedAgreement {...step} started={activation.started} />;
  return isReviewed ? (
    <ReviewActivation {...step} onBack={() => setIsReviewed(false)} />
  ) : (
    <EnterActivation {...step} onReview={() => setIsReviewed(true)} />
  );
}
