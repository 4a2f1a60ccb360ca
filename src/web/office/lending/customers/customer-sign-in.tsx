import { Suspense } from 'react';
import { codeEndpoints } from '#contract/identity/codes.ts';
import type { Customer } from '#contract/lending/customers.ts';
import { usePick } from '#web/i18n/language.ts';
import { IssueCode } from '#web/office/identity/ground/issue-code.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { useLender } from '#web/office/shell/lender/use-lender.ts';
import { messages } from './customer-sign-in.messages.ts';

/** Its file is fetched for a customer who signs in. */
const SecondStep = latePart(async () => (await import('./second-step.tsx')).SecondStep);

interface CustomerSignInProps {
  readonly customer: Customer;
}

/** Shows whether a customer has an account, with the one-time code that the branch issues for it. */
export function CustomerSignIn({ customer }: CustomerSignInProps) {
  const pick = usePick();
  const lender = useLender();
  const activation = useAction(codeEndpoints.issueCustomerActivationCode);
  const reset = useAction(codeEndpoints.issueCustomerPasswordResetCode);
  const { id, hasSignIn } = customer;
  const action = hasSignIn ? reset : activation;
  return (
    <FormSection title={pick(messages.title)} lead={pick(hasSignIn ? messages.linked : messages.none)}>
      <div>
        <IssueCode
          purpose={hasSignIn ? 'password' : 'activation'}
          holder={customer}
          lenderName={lender.name}
          issue={async () => (await action.send({ params: { id } })).data}
        />
      </div>
      {hasSignIn && (
        <Suspense>
          <SecondStep customer={customer} />
        </Suspense>
      )}
    </FormSection>
  );
}
