import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { type LikelyPayment, transferReportEndpoints } from '#contract/lending/transfer-reports.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import classes from './likely-payments.module.css';
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
    <section>
      <h3>{pick(messages.likely)}</h3>
      <Text size={3} tone="muted">
        {pick(messages.likelyText)}
      </Text>
      {match.failure !== null && (
        <div role="alert">
          <Banner tone="bad" title={match.failure.message} />
        </div>
      )}
      <ul>
        {payments.map((payment) => (
          <Row
            as="li"
            key={payment.entryId}
            gap={[2, 3]}
            align="center"
            justify="space-between"
            wraps
            pad={[2, 0]}
            className={classes.payment}
          >
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
          </Row>
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
      <SecondLine>
        <FactLine>
          <span>
            {pick(methodNames[method])} {reference !== null && <Code>{reference}</Code>}
          </span>
          <WrittenText>{pick(recordedByName)}</WrittenText>
        </FactLine>
      </SecondLine>
    </div>
  );
}
