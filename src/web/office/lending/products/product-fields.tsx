import { productCategories } from '#domain/lending/products/pictogram.ts';
import { usePick } from '#web/i18n/language.ts';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { NumberField } from '#web/office/kit/form/fields/number-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { TextFields } from '#web/office/kit/form/fields/text-fields.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { categoryNames } from '../ground/labels/product-labels.messages.ts';
import { PictogramField } from './pictogram-field.tsx';
import type { ProductValues } from './product-values.ts';
import { messages } from './products.messages.ts';
import { TermsField } from './terms-field.tsx';

interface ProductFieldsProps {
  readonly form: FormOf<ProductValues>;
}

/** The fields of a product: its name, its price, and its terms of payment. */
export function ProductFields({ form: { field, text } }: ProductFieldsProps) {
  const pick = usePick();
  return (
    <>
      <FormSection title={pick(messages.goods)} lead={pick(messages.goodsLead)}>
        <TextFields fields={text('name')} lengthMax={120} />
        <SelectField
          {...field('category')}
          isRequired
          choices={productCategories.map((category) => ({
            value: category,
            label: pick(categoryNames[category]),
          }))}
        />
        <PictogramField field={field('pictogram')} category={field('category').value} />
      </FormSection>
      <FormSection title={pick(messages.price)} lead={pick(messages.priceLead)}>
        <MoneyField {...field('cashPrice')} isRequired />
        <NumberField {...field('downPaymentMinPercent')} isRequired digitsMax={2} />
        <TermsField {...field('termsMonths')} hint={messages.termsHint} />
        <MoneyField {...field('roundingStep')} isRequired hint={messages.roundingHint} />
      </FormSection>
    </>
  );
}
