import type { Product } from '#contract/lending/products.ts';
import { agreementServices } from '#domain/lending/agreements/agreement-services.ts';
import { type ContractKind, contractKinds } from '#domain/lending/agreements/contract-kind.ts';
import { usePick } from '#web/i18n/language.ts';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextAreaField } from '#web/office/kit/form/fields/text-area-field.tsx';
import section from '#web/office/kit/form/form-section.module.css';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { RepeatingRows } from '#web/office/kit/form/repeating-rows.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { contractKindNames, serviceNames } from '../../ground/labels/agreement-labels.messages.ts';
import type { AgreementValues } from './agreement-values.ts';
import { labels, messages } from './draft.messages.ts';
import { newItem, soldProducts } from './draft-values.ts';
import { ItemFields } from './item-fields.tsx';
import { commonTerms, priceOf } from './proposed-plan.ts';

const itemsMax = 50;

interface ItemsStepProps {
  readonly form: FormOf<AgreementValues>;
  readonly products: readonly Product[];
}

/** The goods that the family takes or the money that it borrows, and their purpose. */
export function ItemsStep({ form, products }: ItemsStepProps) {
  const pick = usePick();
  const { contractKind } = form.values;

  /** Goods do not become a loan, nor a loan goods: the other kind begins empty. */
  function chooseKind(kind: ContractKind | null) {
    const isLoan = kind === 'qard_e_hasan';
    form.edit('contractKind', kind);
    const rows = form.rows('items');
    for (const index of rows.keys.keys()) rows.onRemove(rows.keys.length - 1 - index);
    if (!isLoan) rows.onAdd(newItem);
    form.edit('amount', null);
    if (isLoan) form.edit('downPayment', 0);
  }

  return (
    <>
      <FormSection title={pick(messages.agreementFacts)} lead={pick(messages.agreementFactsLead)}>
        <SelectField
          {...form.field('service')}
          isRequired
          none={messages.choose}
          choices={agreementServices.map((value) => ({ value, label: pick(serviceNames[value]) }))}
        />
        <SelectField
          {...form.field('contractKind')}
          onEdit={chooseKind}
          isRequired
          choices={contractKinds.map((value) => ({ value, label: pick(contractKindNames[value]) }))}
        />
        <TextAreaField {...form.field('notes')} hint={messages.notesHint} lengthMax={2000} />
      </FormSection>
      {contractKind === 'qard_e_hasan' ? (
        <FormSection title={pick(labels.amount)} lead={pick(messages.loanLead)}>
          <MoneyField {...form.field('amount')} isRequired />
        </FormSection>
      ) : (
        <Goods form={form} products={products} />
      )}
    </>
  );
}

/** The goods that are sold, and their sum. */
function Goods({ form, products }: ItemsStepProps) {
  const pick = usePick();
  const { items } = form.values;
  return (
    <FormSection title={pick(labels.items)} lead={pick(messages.itemsLead)}>
      <RepeatingRows
        {...form.rows('items')}
        newRow={newItem}
        add={messages.addItem}
        rowsMin={1}
        rowsMax={itemsMax}
      >
        {(index) => <ItemFields form={form} index={index} products={products} />}
      </RepeatingRows>
      {commonTerms(soldProducts(items, products))?.length === 0 && (
        <div className={section.wide}>
          <Banner tone="warning" title={pick(messages.noCommonTerm)} />
        </div>
      )}
      <Row as="p" gap={3} align="baseline" justify="end" size={5} weight={600} className={section.wide}>
        <Text as="span" size={3} tone="muted" weight={400}>
          {pick(messages.total)}
        </Text>
        <Money amount={priceOf(form.values)} />
      </Row>
    </FormSection>
  );
}
