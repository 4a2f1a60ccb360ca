import { productEndpoints, productForm } from '#contract/lending/products.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useLeadOn } from '#web/office/shell/use-lead-on.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { productLabels } from '../ground/labels/product-labels.messages.ts';
import { ProductFields } from './product-fields.tsx';
import { newProductValues } from './product-values.ts';
import { messages } from './products.messages.ts';

/** Saves the new product at once, because the next step, its picture, needs a product to belong to. */
export function NewProductPage() {
  const pick = usePick();
  const { title } = usePage();
  const area = useArea();
  const leadOn = useLeadOn();
  const create = useAction(productEndpoints.createProduct);
  const form = useOfficeForm({
    initial: newProductValues,
    labels: productLabels,
    schema: productForm,
    bodyOf: ({ isActive: _, isPublic: __, ...particulars }) => particulars,
    send: (body, key) => create.send({ body, idempotencyKey: key }),
    onSaved: ({ data }) => leadOn(area.editProduct(data.id), { replace: true }),
  });
  return (
    <>
      <BackLink {...usePageLink()('products')} />
      <PageHeader title={title} help={pick(messages.newLead)} />
      <OfficeForm form={form} verb={messages.create} back={area.products()}>
        <ProductFields form={form} />
      </OfficeForm>
    </>
  );
}
