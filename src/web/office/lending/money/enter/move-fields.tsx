import { type MoneyBasis, type Payable, paymentEndpoints } from '#contract/lending/payments.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { goodsInARow } from '../../ground/labels/goods.messages.ts';
import type { MoneyValues } from '../money-values.ts';
import { formMessages } from './money-form.messages.ts';

interface MoveFieldsProps {
  readonly form: FormOf<MoneyValues>;
  readonly basis: MoneyBasis;
}

/** The customer's agreement that an overpayment goes to. */
export function MoveFields({ form, basis }: MoveFieldsProps) {
  const pick = usePick();
  const others = useMoveTargets(basis, true);
  const choices = useMoveChoices(others);
  if (others?.length === 0) return <Banner tone="warning" title={pick(formMessages.noOtherAgreement)} />;
  return (
    <>
      <SelectField
        {...form.field('toAgreementId')}
        isRequired
        none={formMessages.chooseAgreement}
        choices={choices}
      />
      <TextField {...form.field('note')} hint={formMessages.optional} lengthMax={500} />
    </>
  );
}

/** Agreements as the choices of a field. */
export function useMoveChoices(agreements: Payable['agreements'] = []) {
  const pick = usePick();
  return agreements.map(({ id, number, goods, outstanding }) => ({
    value: id,
    label: `\u2066${number}\u2069 · ${pick(goodsInARow)(goods.map(pick))} · \u2066${formatRupees(outstanding)}\u2069`,
  }));
}

/** The customer's other agreements with an outstanding amount; undefined until they have loaded. */
export function useMoveTargets(
  { customer, agreementId }: { readonly customer: { readonly id: string }; readonly agreementId: string },
  isAsked: boolean,
): Payable['agreements'] | undefined {
  const { data } = useEndpoint(
    paymentEndpoints.getPayable,
    { params: { id: customer.id } },
    { enabled: isAsked },
  );
  return data?.agreements.filter(
    ({ id, status, outstanding }) => id !== agreementId && status === 'active' && outstanding > 0,
  );
}
