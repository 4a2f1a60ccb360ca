import { useState } from 'react';
import { useParams } from 'react-router';
import { type Product, productChanges, productEndpoints } from '#contract/lending/products.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { categoryNames, productLabels } from '#web/office/kit/labels/product-labels.messages.ts';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { productName } from '#web/office/kit/ui/product-cell.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { ProductFields } from './product-fields.tsx';
import { ProductPictureSection } from './product-picture-section.tsx';
import { valuesOf } from './product-values.ts';
import { messages } from './products.messages.ts';

export function EditProductPage() {
  const pick = usePick();
  const language = useLanguage();
  const { title } = usePage();
  const { id = '' } = useParams();
  return (
    <RecordPage
      back={usePageLink()('products')}
      title={title}
      head={(product: Product) => ({
        title: productName(product, language),
        lead: pick(categoryNames[product.category]),
      })}
      item={useEndpoint(productEndpoints.getProduct, { params: { id } }, forEditing)}
      notOpened={messages.loadError}
    >
      {(product) => <EditProduct key={product.id} product={product} />}
    </RecordPage>
  );
}

interface EditProductProps {
  readonly product: Product;
}

function EditProduct({ product }: EditProductProps) {
  const pick = usePick();
  const area = useArea();
  const edit = useAction(productEndpoints.editProduct);
  // The record that the form began with: what is fetched anew beside it, after another picture, may have somebody else's changes.
  const [record, setRecord] = useState(product);
  const form = useOfficeForm({
    initial: valuesOf(record),
    labels: productLabels,
    schema: productChanges,
    bodyOf: (values) => ({ ...values, version: record.version }),
    send: (body) => edit.send({ params: { id: product.id }, body }),
    onSaved({ data }) {
      setRecord(data);
      form.restart(valuesOf(data));
    },
  });
  return (
    <>
      <AfterSave saves={form.saves}>
        {form.saves > 0 && !form.isChanged && <Banner tone="good" title={pick(messages.saved)} />}
      </AfterSave>
      <ProductPictureSection product={product} />
      <OfficeForm form={form} back={area.products()}>
        <ProductFields form={form} />
        <FormSection title={pick(messages.sale)} lead={pick(messages.saleLead)}>
          <SwitchField {...form.field('isActive')} hint={messages.isActiveHint} />
        </FormSection>
      </OfficeForm>
    </>
  );
}
