import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { type MyAgreement, myAccountEndpoints } from '#contract/lending/my-account.ts';
import { transferForm, transferReportEndpoints } from '#contract/lending/transfer-reports.ts';
import { pictureFile } from '#contract/picture.ts';
import { invariant } from '#domain/invariant.ts';
import { isRunning } from '#domain/lending/customer-requests/check-transfer.ts';
import { type TransferMethod, transferMethods } from '#domain/lending/customer-requests/transfer-report.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { PictureField } from '#web/office/kit/form/fields/picture-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { useLenderDay } from '#web/office/shell/lender/use-lender-day.ts';
import { MethodTiles } from '../../ground/recording/method-tiles.tsx';
import { agreementChoice } from './agreement-choice.ts';
import { messages } from './transfers.messages.ts';

const endpoint = transferReportEndpoints.reportTransfer;

/** With the picture, which is no field of the contract's. */
const slippedForm = z.extend(transferForm, {
  slip: z.custom<Blob | null>((value) => value instanceof Blob, 'slip_required' satisfies FieldMessageKey),
});

interface ReportTransferDrawerProps {
  /** The id of the agreement that is paid first. */
  readonly id: string;
  readonly close: () => void;
}

/** The drawer in which a customer reports a transfer. */
export function ReportTransferDrawer({ id, close }: ReportTransferDrawerProps) {
  const pick = usePick();
  const { data, error, refetch } = useEndpoint(myAccountEndpoints.getMyAccount, {}, forEditing);
  const today = useLenderDay();
  const running = today && data?.agreements.filter(({ status }) => isRunning(status));
  return (
    <Drawer title={pick(messages.report)} lead={pick(messages.lead)} onClose={close}>
      {running === undefined ? (
        error === null ? (
          <Skeleton height={320} radius="lg" />
        ) : (
          <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
        )
      ) : running.length === 0 ? (
        <p>{pick(messages.noneToPay)}</p>
      ) : (
        <TransferForm agreements={running} firstId={id} today={today ?? null} close={close} />
      )}
    </Drawer>
  );
}

interface TransferValues {
  readonly agreementId: string | null;
  readonly amount: TypedNumber;
  readonly sentOn: string | null;
  readonly method: TransferMethod | null;
  readonly reference: string | null;
  readonly slip: Blob | null;
}

interface TransferFormProps extends Pick<ReportTransferDrawerProps, 'close'> {
  readonly agreements: readonly MyAgreement[];
  readonly firstId: string;
  readonly today: string | null;
}

function TransferForm({ agreements, firstId, today, close }: TransferFormProps) {
  const pick = usePick();
  const { send } = useAction(endpoint);
  const [only] = agreements;
  const initial: TransferValues = {
    agreementId: agreements.find(({ id }) => id === firstId)?.id ?? only?.id ?? null,
    amount: null,
    sentOn: today,
    method: null,
    reference: null,
    slip: null,
  };
  const form = useOfficeForm({
    initial,
    labels: messages,
    schema: slippedForm,
    bodyOf: ({ amount, ...values }) => ({ ...values, amount: amount === null ? '' : String(amount) }),
    send: ({ slip, ...body }, idempotencyKey) => {
      invariant(slip !== null, 'the form asks for the slip');
      return send({ body: { ...body, slip }, idempotencyKey });
    },
    onSaved: () => {
      showToast({ tone: 'good', title: pick(messages.sent) });
      close();
    },
  });
  const { field } = form;
  return (
    <PanelForm
      form={form}
      verb={messages.send}
      verbWhileSending={messages.sending}
      refused={messages.refused}
      cancel={{ label: messages.cancel, run: close }}
    >
      {agreements.length > 1 && (
        <SelectField
          {...field('agreementId')}
          isRequired
          choices={agreements.map((agreement) => agreementChoice(agreement, pick))}
        />
      )}
      <MoneyField {...field('amount')} isRequired />
      <DateField {...field('sentOn')} isRequired />
      <MethodTiles field={field('method')} methods={transferMethods} />
      <TextField {...field('reference')} hint={messages.referenceHint} isRequired isCode lengthMax={80} />
      <PictureField {...field('slip')} hint={messages.slipHint} isRequired types={pictureFile.mediaTypes} />
    </PanelForm>
  );
}
