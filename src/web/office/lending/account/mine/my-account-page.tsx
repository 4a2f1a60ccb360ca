import { type MyAccount, myAccountEndpoints } from '#contract/lending/my-account.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Grid } from '#web/office/kit/layout/grid.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { usePage } from '#web/office/shell/use-page.ts';
import { MyRequests } from '../asking/my-requests.tsx';
import { MyTransfers } from '../asking/my-transfers.tsx';
import { RequestChoices } from '../asking/request-choices.tsx';
import { BlogLink } from './blog-link.tsx';
import { honorifics, messages } from './my-account.messages.ts';
import classes from './my-account-page.module.css';
import { MyAgreementCards } from './my-agreement-cards.tsx';
import { MyPeople } from './my-people.tsx';
import { MyReceipts } from './my-receipts.tsx';
import { MySchedule } from './my-schedule.tsx';
import { NextPayment } from './next-payment.tsx';

/** The customer's first page: the next payment, then the agreements, the receipts, and the contacts. */
export function MyAccountPage() {
  const pick = usePick();
  const { title } = usePage();
  const { data: account, error, refetch } = useEndpoint(myAccountEndpoints.getMyAccount);
  const nameOf = useNameOf();
  // One heading, which keeps the focus when the name arrives.
  return (
    <>
      <div className={classes.greeting}>
        <PageHeader
          {...(account === undefined ? { title } : { title: nameOf(account), lead: pick(messages.greeting) })}
        />
      </div>
      {account !== undefined ? (
        <AccountBody account={account} />
      ) : error === null ? (
        <Skeleton height={220} radius="lg" />
      ) : (
        <section className={panel.panel}>
          <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
        </section>
      )}
    </>
  );
}

/** The customer's name as one would say it. */
function useNameOf(): (account: MyAccount) => string {
  const language = useLanguage();
  return ({ fullName, gender }) => {
    const name = pickWritten(fullName, language);
    return language === 'ur' && fullName.ur !== null ? `${name} ${honorifics[gender]}`.trim() : name;
  };
}

interface AccountBodyProps {
  readonly account: MyAccount;
}

function AccountBody({ account }: AccountBodyProps) {
  const [first] = account.agreements;
  return (
    <>
      <NextPayment account={account} />
      <MyTransfers transfers={account.transfers} />
      <MyRequests requests={account.requests} />
      {first !== undefined && (
        <>
          <MyAgreementCards agreements={account.agreements} />
          <Grid gap={[0, 4]} column="26rem" align="start">
            {first.status === 'active' && <MySchedule id={first.id} />}
            <MyReceipts receipts={account.receipts} />
          </Grid>
        </>
      )}
      <RequestChoices agreements={account.agreements} />
      <MyPeople account={account} />
      <BlogLink />
    </>
  );
}
