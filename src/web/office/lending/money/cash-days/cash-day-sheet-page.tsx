import { useParams } from 'react-router';
import { cashDayEndpoints } from '#contract/lending/cash-days/cash-days.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { PrintFrame } from '#web/office/kit/print/print-frame.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { paperLender } from '../../ground/sheet/paper-lender.ts';
import { messages } from './cash-days.messages.ts';
import { DaySheet } from './day-sheet.tsx';

/** The sheet of a closed day, on paper. */
export function CashDaySheetPage() {
  const { id = '' } = useParams();
  const { title } = usePage();
  const pageLink = usePageLink();
  const readersLanguage = useLanguage();
  const sheet = useEndpoint(cashDayEndpoints.getCashDaySheet, { params: { id } });
  const lender = useEndpoint(authAddresses.getLender, {}, { staleTime: 300_000 });
  const isHere = sheet.data !== undefined && lender.data !== undefined;
  const absence = {
    notOpened: messages.notOpened,
    failure: sheet.error ?? lender.error,
    onRetry: () => {
      for (const question of [sheet, lender]) if (question.isError) void question.refetch();
    },
  };
  return (
    <PrintFrame
      back={sheet.data ? pageLink('cashDay', sheet.data.branchId) : pageLink('cash')}
      title={sheet.data ? `${title} ${sheet.data.number}` : title}
      papers={['a4']}
      language={readersLanguage}
      absence={isHere ? null : absence}
    >
      {({ language }) =>
        isHere && <DaySheet sheet={sheet.data} lender={paperLender(lender.data)} language={language} />
      }
    </PrintFrame>
  );
}
