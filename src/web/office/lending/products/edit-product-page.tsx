import { useParams } from 'react-router';
import { type Product, productChanges, productEndpoints } from '#contract/lending/products.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { RecordForm } from '#web/office/kit/form/record-form.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { categoryNames, productLabels } from '../ground/labels/product-labels.messages.ts';
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
        title: pickWritten(product.name, language),
        lead: pick(categoryNames[product.category]),
      })}
      item={useEndpoint(productEndpoints.getProduct, { params: { id } }, forEditing)}
      notOpened={messages.loadError}
    >
      {(product, askAgain) => <EditProduct key={product.id} product={product} askAgain={askAgain} />}
    </RecordPage>
  );
}

interface EditProductProps {
  readonly product: Product;
  readonly askAgain: () => Promise<Product | undefined>;
}

function EditProduct({ product, askAgain }: EditProductProps) {
  const pick = usePick();
  const area = useArea();
  const edit = useAction(productEndpoints.editProduct);
  const editing = useRecordForm({
    record: product,
    askAgain,
    valuesOf,
    labels: productLabels,
    schema: productChanges,
    bodyOf: (values, version) => ({ ...values, version }),
    send: (body) => edit.send({ params: { id: product.id }, body }),
  });
  const { form } = editing;
  return (
    <>
      <AfterSave saves={form.saves}>
        {form.saves > 0 && !form.isChanged && <Banner tone="good" title={pick(messages.saved)} />}
      </AfterSave>
      <ProductPictureSection product={product} />
      <RecordForm of={editing} back={area.products()}>
        <ProductFields form={form} />
        <FormSection title={pick(messages.sale)} lead={pick(messages.saleLead)}>
          <SwitchField {...form.field('isActive')} hint={messages.isActiveHint} />
          <SwitchField {...form.field('isPublic')} hint={messages.isPublicHint} />
        </FormSection>
      </RecordForm>
    </>
  );
}
