import { useParams } from 'react-router';
import { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { fieldCashEndpoints } from '#contract/lending/field/field-cash.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { PrintFrame } from '#web/office/kit/print/print-frame.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { paperLender } from '../../ground/sheet/paper-lender.ts';
import { messages } from './cash-slip.messages.ts';
import { CashSlipRoll, CashSlipSheet } from './cash-slip-paper.tsx';

/** The slip of a movement of cash, on paper. */
export function CashSlipPage() {
  const { id = '' } = useParams();
  const title = usePick()(messages.slip);
  const back = usePageLink()('cash');
  const language = useLanguage();
  const slip = useEndpoint(cashEndpoints.getCashMovement, { params: { id } });
  const slips = useEndpoint(fieldCashEndpoints.listSlipsOfHandOver, { params: { id } });
  const lender = useEndpoint(authAddresses.getLender, {}, { staleTime: 300_000 });
  const isHere = slip.data !== undefined && lender.data !== undefined && slips.data !== undefined;
  const absence = {
    notOpened: messages.notOpened,
    failure: slip.error ?? lender.error ?? slips.error,
    onRetry: () => {
      for (const question of [slip, lender, slips]) if (question.isError) void question.refetch();
    },
  };
  return (
    <PrintFrame
      back={back}
      title={slip.data ? `${title} ${slip.data.number}` : title}
      papers={['a4', 'roll']}
      language={language}
      absence={isHere ? null : absence}
    >
      {({ paper, language: written }) => {
        if (!isHere) return null;
        const Paper = paper === 'roll' ? CashSlipRoll : CashSlipSheet;
        return (
          <Paper
            movement={slip.data}
            lender={paperLender(lender.data)}
            slips={slips.data}
            language={written}
          />
        );
      }}
    </PrintFrame>
  );
}
