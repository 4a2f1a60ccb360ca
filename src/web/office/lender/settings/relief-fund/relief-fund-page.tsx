import { reliefFundEndpoints } from '#contract/lending/relief-fund.ts';
import { usePick } from '#web/i18n/language.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { Section } from '#web/office/kit/record/section.tsx';
import { FundStrip } from '#web/office/lending/ground/figures/fund-strip.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages as settingsMessages } from '../settings.messages.ts';
import { BudgetForm } from './budget-form.tsx';
import { BudgetHistory } from './budget-history.tsx';
import { messages } from './relief-fund.messages.ts';

/** The lender's budget for relief, and the rest of it. */
export function ReliefFundPage() {
  const pick = usePick();
  const { title } = usePage();
  return (
    <RecordPage
      back={usePageLink()('settings')}
      title={title}
      help={pick(settingsMessages.reliefFundText)}
      item={useEndpoint(reliefFundEndpoints.getReliefFund, {}, forEditing)}
      notOpened={messages.loadError}
    >
      {(fund, askAgain) => (
        <>
          <Section title={pick(messages.state)} lead={pick(messages.stateLead)}>
            <FundStrip fund={fund} />
          </Section>
          <BudgetForm fund={fund} askAgain={askAgain} />
          <BudgetHistory />
        </>
      )}
    </RecordPage>
  );
}
