import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { type Account, type AccountAgreement, accountEndpoints } from '#contract/lending/account.ts';
import { agreementEndpoints } from '#contract/lending/agreements.ts';
import { mayServe } from '#domain/lending/relations/staff-relation.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { latestPlace } from '#web/office/kit/overlay/latest-place.ts';
import { MissingRecord } from '#web/office/kit/record/missing-record.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useAddressQuery } from '#web/office/shell/use-address-query.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { arrivalIn } from '../ground/customer/arrival.ts';
import { messages } from './account.messages.ts';
import { AccountHeader } from './account-header.tsx';
import classes from './account-page.module.css';
import { AccountTabs, useAccountPart } from './account-tabs.tsx';
import { AgreementRecord } from './agreement/agreement-record.tsx';
import { AgreementCards } from './agreement-cards.tsx';
import { inKeptOrder } from './kept-order.ts';
import { PayBar } from './pay-bar.tsx';

/** Nearly every account has an agreement. */
const NoAgreement = latePart(async () => (await import('./no-agreement.tsx')).NoAgreement);

/** Beside the agreement on a desk, behind a tab on a phone. */
const PriceBars = latePart(async () => (await import('./agreement/price-bars.tsx')).PriceBars);
const AccountAside = latePart(async () => (await import('./aside/account-aside.tsx')).AccountAside);

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
  const { chosen, isStale } = useChosen(agreements);
  useLiveChanges(live);
  return (
    <div className={classes.page}>
      <AccountHeader title={title} back={back} account={data} chosen={chosen} />
      {data !== undefined ? (
        <>
          {!mayServe(data.customer.ownRelation) && (
            <Banner tone="warning" title={pick(messages.notYours)}>
              <p>{pick(messages.notYoursText)}</p>
            </Banner>
          )}
          {isStale && (
            <Banner tone="warning" title={pick(messages.staleAgreement)}>
              <p>{pick(messages.staleAgreementText)}</p>
            </Banner>
          )}
          <AccountBody account={data} agreements={agreements} chosen={chosen} />
        </>
      ) : error === null ? (
        <Skeleton height={360} radius="lg" />
      ) : (
        <section className={panel.panel}>
          <MissingRecord title={messages.notOpened} failure={error} back={back} onRetry={refetch} />
        </section>
      )}
    </div>
  );
}

interface AccountBodyProps {
  readonly account: Account;
  readonly agreements: Agreements;
  readonly chosen: AccountAgreement | undefined;
}

/** Three columns on a desk, parts behind tabs on a phone. */
function AccountBody({ account, agreements, chosen }: AccountBodyProps) {
  const part = useAccountPart();
  const arrival = arrivalIn(useLocation().state);
  return (
    <>
      <AccountTabs account={account} />
      <div className={classes.columns} data-part={part}>
        {chosen === undefined ? (
          <div data-column="empty" data-parts="schedule entries">
            <Suspense fallback={<Skeleton height={360} radius="lg" />}>
              <NoAgreement customer={account.customer} arrival={arrival} />
            </Suspense>
          </div>
        ) : (
          <>
            <AgreementCards customer={account.customer} agreements={agreements} chosenId={chosen.id} />
            <AgreementRecord key={chosen.id} id={chosen.id} />
            <div data-column="proof" data-parts="papers">
              <Suspense fallback={<Skeleton height={160} radius="lg" />}>
                <PriceBars id={chosen.id} />
              </Suspense>
            </div>
          </>
        )}
        <Suspense fallback={<Skeleton height={360} radius="lg" data-column="aside" />}>
          <AccountAside account={account} chosen={chosen} />
        </Suspense>
      </div>
      <PayBar customer={account.customer} chosen={chosen} />
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

interface Chosen {
  readonly chosen: AccountAgreement | undefined;
  /** True if the address names an agreement that is not on this account. */
  readonly isStale: boolean;
}

/** The agreement in the address. An address without one gets the most urgent, so that a payment or a reload keeps it open. */
function useChosen(agreements: Agreements): Chosen {
  const asked = useAddressQuery().get('agreement');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const first = agreements[0];
  const isUnasked = asked === null && first !== undefined;
  useEffect(() => {
    const { pathname: at, search, state } = latestPlace();
    if (!isUnasked || at !== pathname) return;
    const query = new URLSearchParams(search);
    query.set('agreement', first.id);
    void navigate({ search: String(query) }, { replace: true, state });
  }, [isUnasked, first, pathname, navigate]);
  const found = agreements.find(({ id }) => id === asked);
  return { chosen: found ?? first, isStale: asked !== null && first !== undefined && found === undefined };
}
