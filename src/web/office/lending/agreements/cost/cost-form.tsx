import * as z from 'zod/mini';
import type { FieldMessageKey } from '#contract/field-messages/field-messages.ts';
import { costEvidenceEndpoints, costEvidenceForm } from '#contract/lending/evidence/cost-evidence.ts';
import { pictureFile } from '#contract/picture.ts';
import { invariant } from '#domain/invariant.ts';
import type { TypedNumber } from '#web/format/typed-number.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { DateField } from '#web/office/kit/form/fields/date-field.tsx';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { PictureField } from '#web/office/kit/form/fields/picture-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { PanelForm } from '#web/office/kit/form/panel-form.tsx';
import { labels, messages } from './cost-section.messages.ts';

const endpoint = costEvidenceEndpoints.recordCostEvidence;

/** With the picture, which is no field of the contract's. The goods are known. */
const picturedForm = z.extend(z.omit(costEvidenceForm, { description: true }), {
  invoice: z.custom<Blob | null>(
    (value) => value instanceof Blob,
    'invoice_required' satisfies FieldMessageKey,
  ),
});

interface CostValues {
  readonly supplier: string | null;
  readonly invoiceNumber: string | null;
  readonly invoicedOn: string | null;
  readonly cost: TypedNumber;
  readonly invoice: Blob | null;
}

const initial: CostValues = {
  supplier: null,
  invoiceNumber: null,
  invoicedOn: null,
  cost: null,
  invoice: null,
};

interface CostFormProps {
  readonly agreementId: string;
  /** The goods, as the draft describes them. */
  readonly description: string;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The supplier's invoice for goods that are not on the product list. */
export function CostForm({ agreementId, description, onSaved, onCancel }: CostFormProps) {
  const { send } = useAction(endpoint);
  const form = useOfficeForm({
    initial,
    labels,
    schema: picturedForm,
    bodyOf: ({ cost, ...values }) => ({ ...values, cost: cost === null ? '' : String(cost) }),
    send: ({ invoice, ...body }) => {
      invariant(invoice !== null, 'the form asks for the picture');
      return send({ params: { id: agreementId }, body: { ...body, description, invoice } });
    },
    onSaved,
  });
  const { field } = form;
  return (
    <PanelForm
      form={form}
      verb={messages.record}
      verbWhileSending={messages.recording}
      refused={messages.notRecorded}
      cancel={{ label: messages.cancel, run: onCancel }}
    >
      <TextField {...field('supplier')} isRequired lengthMax={120} />
      <TextField {...field('invoiceNumber')} isRequired isCode lengthMax={80} />
      <DateField {...field('invoicedOn')} isRequired />
      <MoneyField {...field('cost')} hint={messages.costHint} isRequired />
      <PictureField
        {...field('invoice')}
        hint={messages.invoiceHint}
        isRequired
        types={pictureFile.mediaTypes}
      />
    </PanelForm>
  );
}
