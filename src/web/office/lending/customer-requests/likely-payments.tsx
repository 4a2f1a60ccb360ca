import { Button } from '@mantine/core';
import { type LikelyPayment, transferReportEndpoints } from '#contract/lending/transfer-reports.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { methodNames } from '../ground/labels/entry-labels.messages.ts';
import classes from './transfer-report-drawer.module.css';
import { messages } from './transfer-reports.messages.ts';

interface LikelyPaymentsProps {
  readonly reportId: string;
  readonly payments: readonly LikelyPayment[];
}

/** The branch may have recorded the money before it saw the report. */
export function LikelyPayments({ reportId, payments }: LikelyPaymentsProps) {
  const pick = usePick();
  const match = useAction(transferReportEndpoints.matchTransferReport);
  return (
    <section className={classes.likely}>
      <h3>{pick(messages.likely)}</h3>
      <p className={classes.second}>{pick(messages.likelyText)}</p>
      {match.failure !== null && (
        <div role="alert">
          <Banner tone="bad" title={match.failure.message} />
        </div>
      )}
      <ul>
        {payments.map((payment) => (
          <li key={payment.entryId}>
            <Payment payment={payment} />
            <Button
              variant="default"
              aria-disabled={match.isRunning}
              onClick={() =>
                void match.run({ params: { id: reportId }, body: { entryId: payment.entryId } }, () =>
                  showToast({ tone: 'good', title: pick(messages.matchedToast) }),
                )
              }
            >
              {pick(messages.match)}
              <span className="visually-hidden"> {payment.receiptNumber}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Payment({ payment }: { readonly payment: LikelyPayment }) {
  const pick = usePick();
  const language = useLanguage();
  const { receiptNumber, valuedOn, method, reference, recordedByName } = payment;
  return (
    <div>
      <FactLine>
        {receiptNumber !== null && <Code>{receiptNumber}</Code>}
        {formatDate(valuedOn, language)}
      </FactLine>
      <div className={classes.second}>
        <FactLine>
          <span>
            {pick(methodNames[method])} {reference !== null && <Code>{reference}</Code>}
          </span>
          <WrittenText>{pick(recordedByName)}</WrittenText>
        </FactLine>
      </div>
    </div>
  );
}
