import { useState } from 'react';
import { flushSync } from 'react-dom';
import { receiptEndpoints, receiptPapers } from '#contract/lending/receipts.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { PrintFrame, type PrintRecord } from '#web/office/kit/print/print-frame.tsx';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { PrintedReceipt } from './receipt/receipt.tsx';
import type { PrintMark } from './receipt/receipt-marks.tsx';
import { messages, receiptTitle } from './receipt-page.messages.ts';

type Paper = (typeof receiptPapers)[number];

interface PrintReceiptProps {
  readonly entryId: string;
}

/** Every print is recorded before it is made, and only the first is the original. */
export function PrintReceipt({ entryId }: PrintReceiptProps) {
  const pick = usePick();
  const pageLink = usePageLink();
  const { title } = usePage();
  const isOwn = useExtent('receipts.read') === 'own';
  const { run, failure } = useAction(receiptEndpoints.recordReceiptPrint);
  /** The server's mark of the current print. */
  const [recorded, setRecorded] = useState<PrintMark | null>(null);

  const params = { entryId };
  const { data: receipt, error, refetch } = useEndpoint(receiptEndpoints.getReceipt, { params });
  const record: PrintRecord<Paper> = {
    async before(body) {
      let isRecorded = false;
      await run({ params, body }, ({ data }) => {
        isRecorded = true;
        // Rendered before the browser prints the page.
        flushSync(() => setRecorded(data.isDuplicate ? 'duplicate' : 'original'));
      });
      return isRecorded;
    },
    // It is marked as a duplicate already, because the answer would come too late for the paper.
    unasked: (body) => void run({ params, body }),
    after: () => setRecorded(null),
  };

  return (
    <PrintFrame
      back={
        isOwn
          ? pageLink('customerDashboard')
          : receipt
            ? pageLink('customerBalance', receipt.customer.id)
            : pageLink('customers')
      }
      title={receipt ? pick(receiptTitle[receipt.series])(receipt.number) : title}
      papers={receiptPapers}
      language={receipt?.customer.language ?? 'ur'}
      record={record}
      failure={failure}
      absence={
        receipt ? null : { notOpened: messages.notOpened, failure: error, onRetry: () => void refetch() }
      }
    >
      {({ paper, language }) =>
        receipt && (
          <PrintedReceipt
            receipt={receipt}
            paper={paper}
            language={language}
            mark={recorded ?? (receipt.prints > 0 ? 'duplicate' : 'duplicate-on-paper')}
          />
        )
      }
    </PrintFrame>
  );
}
