import { Skeleton } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { type Account, type AccountAgreement, accountEndpoints } from '#contract/lending/account.ts';
import { agreementEndpoints } from '#contract/lending/agreements.ts';
import { mayServe } from '#domain/lending/relations/staff-relation.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { MissingRecord } from '#web/office/kit/record/missing-record.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useAddressQuery } from '#web/office/shell/use-address-query.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { useRememberAccount } from '#web/office/shell/use-remember-account.ts';
import { messages } from './account.messages.ts';
import { AccountDocuments } from './account-documents.tsx';
import { AccountHeader } from './account-header.tsx';
import { AccountLog } from './account-log.tsx';
import classes from './account-page.module.css';
import { AgreementRecord } from './agreement/agreement-record.tsx';
import { AgreementCards } from './agreement-cards.tsx';
import { inKeptOrder } from './kept-order.ts';

/** Nearly every account has an agreement. */
const NoAgreement = latePart(async () => (await import('./no-agreement.tsx')).NoAgreement);

/** Somebody else may decide a request while the page is open. */
const live = {
  kinds: ['approvals'],
  endpoints: [accountEndpoints.getAccount, agreementEndpoints.getAgreement],
} as const;

/** A customer's debt, its reasons, and every action on it. The address holds the open agreement. */
export function AccountPage() {
  const { id = '' } = useParams();
  const { title } = usePage();
  const pick = usePick();
  const back = usePageLink()('customers');
  const { data, error, refetch } = useEndpoint(accountEndpoints.getAccount, { params: { id } });
  const agreements = useKeptOrder(data);
  const chosen = useChosen(agreements);
  useLiveChanges(live);
  useRememberAccount(data?.customer);
  return (
    <>
      <BackLink {...back} />
      <AccountHeader title={title} account={data} chosen={chosen} isMissing={error !== null} />
      {data !== undefined ? (
        <>
          {!mayServe(data.customer.ownRelation) && (
            <Banner tone="warning" title={pick(messages.notYours)}>
              <p>{pick(messages.notYoursText)}</p>
            </Banner>
          )}
          {chosen === undefined ? (
            <Suspense fallback={<Skeleton height={360} radius="lg" />}>
              <NoAgreement customer={data.customer} />
            </Suspense>
          ) : (
            <>
              <AgreementCards agreements={agreements} chosenId={chosen.id} />
              <AgreementRecord key={chosen.id} id={chosen.id} />
            </>
          )}
          <Stack gap={[0, 4]} className={classes.foot}>
            <AccountLog account={data} chosen={chosen} />
            <AccountDocuments customerId={id} />
          </Stack>
        </>
      ) : error === null ? (
        <Skeleton height={360} radius="lg" />
      ) : (
        <section className={panel.panel}>
          <MissingRecord title={messages.notOpened} failure={error} back={back} onRetry={refetch} />
        </section>
      )}
    </>
  );
}

type Agreements = readonly AccountAgreement[];

/** The agreements of an account, the most urgent first when the page was opened. */
function useKeptOrder(account: Account | undefined): Agreements {
  const [shown, setShown] = useState<Account>();
  const agreements = account?.agreements ?? [];
  if (account === undefined) return agreements;
  if (shown?.customer.id !== account.customer.id) {
    setShown(account);
    return agreements;
  }
  return inKeptOrder(
    agreements,
    shown.agreements.map(({ id }) => id),
  );
}

/** The agreement in the address, or the one that was the most urgent when the page was opened. */
function useChosen(agreements: Agreements): AccountAgreement | undefined {
  const asked = useAddressQuery();
  return agreements.find(({ id }) => id === asked.get('agreement')) ?? agreements[0];
}
