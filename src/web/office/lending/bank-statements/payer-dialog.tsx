import { useState } from 'react';
import type { WaitingLine } from '#contract/lending/bank-statements/statement-matching.ts';
import { customerEndpoints } from '#contract/lending/customers.ts';
import { type Payable, paymentEndpoints } from '#contract/lending/payments.ts';
import { pickWritten } from '#domain/written.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { SearchField } from '#web/office/kit/list/search-field.tsx';
import { Dialog } from '#web/office/kit/overlay/dialog.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { messages, recordAmount } from './bank-statements.messages.ts';
import { useRecordingLine } from './decide-line.tsx';

const lettersMin = 2;
const shownMax = 6;

interface PayerDialogProps {
  readonly line: WaitingLine;
  readonly onClose: () => void;
}

/** Finds the customer of a line by hand, and records it as a payment of one of their agreements. */
export function PayerDialog({ line, onClose }: PayerDialogProps) {
  const pick = usePick();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const [customerId, setCustomerId] = useState<string | null>(null);
  const isSearch = search.length >= lettersMin;
  const { data: found } = useEndpoint(
    customerEndpoints.listCustomers,
    { body: { search } },
    { enabled: isSearch && customerId === null, gcTime: 0 },
  );
  return (
    <Dialog
      title={pick(messages.payerTitle)}
      actions={
        <Button variant="default" onClick={onClose}>
          {pick(messages.cancel)}
        </Button>
      }
      onClose={onClose}
    >
      <Stack gap={3}>
        <Text>
          <bdi>{line.text}</bdi> · {formatRupees(line.paisa / 100)}
        </Text>
        <SearchField
          label={pick(messages.searchCustomer)}
          value={search}
          onSearch={(text) => {
            setSearch(text);
            setCustomerId(null);
          }}
        />
        {customerId === null ? (
          isSearch &&
          found?.slice(0, shownMax).map(({ id, fullName, branch }) => (
            <Button key={id} variant="default" onClick={() => setCustomerId(id)}>
              <Row gap={2} wraps>
                <WrittenText>{pickWritten(fullName, language)}</WrittenText>
                <Text as="span" tone="muted">
                  {pick(branch)}
                </Text>
              </Row>
            </Button>
          ))
        ) : (
          <Agreements customerId={customerId} line={line} onClose={onClose} />
        )}
      </Stack>
    </Dialog>
  );
}

interface AgreementsProps extends PayerDialogProps {
  readonly customerId: string;
}

function Agreements({ customerId, line, onClose }: AgreementsProps) {
  const pick = usePick();
  const { data } = useEndpoint(paymentEndpoints.getPayable, { params: { id: customerId } });
  if (data?.agreements.length === 0) return <Text tone="muted">{pick(messages.noAgreement)}</Text>;
  return data?.agreements.map((agreement) => (
    <AgreementOfPayer key={agreement.id} agreement={agreement} line={line} onClose={onClose} />
  ));
}

interface AgreementOfPayerProps extends PayerDialogProps {
  readonly agreement: Payable['agreements'][number];
}

/** An agreement, which asks its own questions about the payment. */
function AgreementOfPayer({ agreement, line, onClose }: AgreementOfPayerProps) {
  const pick = usePick();
  const { id, number, outstanding } = agreement;
  const { record, isRunning, failure, warnings } = useRecordingLine(line.id);
  return (
    <Stack gap={1}>
      <Row gap={3} align="center" justify="space-between" wraps>
        <Text>
          <Code>{number}</Code> · <Money amount={outstanding} />
        </Text>
        <ActionButton
          disabledReason={null}
          isRunning={isRunning}
          onPress={() => record(id, null, warnings, onClose)}
        >
          {warnings.length > 0
            ? pick(messages.recordAnyway)
            : pick(recordAmount)(formatRupees(line.paisa / 100))}
        </ActionButton>
      </Row>
      <Text role="alert" tone="bad">
        {failure?.message}
      </Text>
    </Stack>
  );
}
