import { cashAccountEndpoints } from '#contract/lending/cash/cash-accounts.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages as settingsMessages } from '../settings.messages.ts';
import { messages } from './cash-accounts.messages.ts';
import { CashAccounts } from './cash-accounts.tsx';

/** The accounts of the lender, into which the branches deposit their cash. */
export function CashAccountsPage() {
  const pick = usePick();
  const { title } = usePage();
  return (
    <RecordPage
      back={usePageLink()('settings')}
      title={title}
      help={pick(settingsMessages.accountsText)}
      item={useEndpoint(cashAccountEndpoints.listCashAccounts)}
      notOpened={messages.failed}
    >
      {(accounts) => <CashAccounts accounts={accounts} />}
    </RecordPage>
  );
}
