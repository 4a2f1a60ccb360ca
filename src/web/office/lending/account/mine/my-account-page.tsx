import { Skeleton } from '@mantine/core';
import { type MyAccount, myAccountEndpoints } from '#contract/lending/my-account.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { usePage } from '#web/office/shell/use-page.ts';
import { AnythingToSay } from '../asking/anything-to-say.tsx';
import { MyRequests } from '../asking/my-requests.tsx';
import { MyTransfers } from '../asking/my-transfers.tsx';
import { BlogLink } from './blog-link.tsx';
import { honorifics, messages } from './my-account.messages.ts';
import classes from './my-account-page.module.css';
import { MyAgreementCards } from './my-agreement-cards.tsx';
import { MyPeople } from './my-people.tsx';
import { MyReceipts } from './my-receipts.tsx';
import { MySchedule } from './my-schedule.tsx';
import { NextPayment } from './next-payment.tsx';

/** What a customer sees first: what to pay and when, then the agreements, the receipts, and whom to ask. */
export function MyAccountPage() {
  const pick = usePick();
  const { title } = usePage();
  const { data: account, error, refetch } = useEndpoint(myAccountEndpoints.getMyAccount);
  if (account === undefined) {
    return (
      <>
        <PageHeader title={title} />
        {error === null ? (
          <Skeleton height={220} radius="lg" />
        ) : (
          <section className={panel.panel}>
            <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
          </section>
        )}
      </>
    );
  }
  const [first] = account.agreements;
  return (
    <>
      <Greeting account={account} />
      <NextPayment account={account} />
      <MyTransfers transfers={account.transfers} />
      <MyRequests requests={account.requests} />
      {first !== undefined && (
        <>
          <MyAgreementCards agreements={account.agreements} />
          <div className={classes.pair}>
            {first.status === 'active' && <MySchedule id={first.id} />}
            <MyReceipts receipts={account.receipts} />
          </div>
        </>
      )}
      <AnythingToSay agreements={account.agreements} />
      <MyPeople account={account} />
      <BlogLink />
    </>
  );
}

interface GreetingProps {
  readonly account: MyAccount;
}

function Greeting({ account: { fullName, fullNameUr, gender } }: GreetingProps) {
  const pick = usePick();
  const language = useLanguage();
  const name =
    language === 'ur' && fullNameUr !== null ? `${fullNameUr} ${honorifics[gender]}`.trim() : fullName;
  return (
    <div className={classes.greeting}>
      <PageHeader title={name} lead={pick(messages.greeting)} />
    </div>
  );
}
