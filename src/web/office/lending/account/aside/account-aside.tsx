import type { Account, AccountAgreement } from '#contract/lending/account.ts';
import { agreementEndpoints } from '#contract/lending/agreements.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { AboutCustomer } from './about-customer.tsx';
import { AccountDocuments } from './account-documents.tsx';
import { AccountLog } from './account-log.tsx';
import { Guarantors } from './guarantors.tsx';
import { SignedAgreement } from './signed-agreement.tsx';

interface AccountAsideProps {
  readonly account: Account;
  readonly chosen: AccountAgreement | undefined;
}

/** Beside the money: the promises and calls, the people and the papers. */
export function AccountAside({ account, chosen }: AccountAsideProps) {
  return (
    <Stack gap={3} data-column="aside">
      <div data-parts="promises">
        <AccountLog account={account} chosen={chosen} />
      </div>
      <Stack gap={3} data-parts="papers">
        {chosen !== undefined && <OfAgreement id={chosen.id} />}
        <AccountDocuments customerId={account.customer.id} />
        <AboutCustomer account={account} />
      </Stack>
    </Stack>
  );
}

interface OfAgreementProps {
  readonly id: string;
}

function OfAgreement({ id }: OfAgreementProps) {
  const { data } = useEndpoint(agreementEndpoints.getAgreement, { params: { id } });
  return (
    data !== undefined && (
      <>
        <Guarantors agreement={data} />
        <SignedAgreement agreement={data} />
      </>
    )
  );
}
