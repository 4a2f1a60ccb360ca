import { useId } from 'react';
import { type Product, productEndpoints } from '#contract/lending/products.ts';
import { pictureFile } from '#contract/picture.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { PictureField } from '#web/office/kit/form/fields/picture-field.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { useProductPicture } from '../ground/product/product-picture.tsx';
import { messages } from './products.messages.ts';

interface ProductPictureSectionProps {
  readonly product: Product;
}

/** The picture of a product, separate from its form: it is sent as soon as it is chosen. */
export function ProductPictureSection({ product }: ProductPictureSectionProps) {
  const pick = usePick();
  const id = useId();
  const { data: kept, isLoading } = useProductPicture(product);
  const set = useAction(productEndpoints.setProductPicture);
  const remove = useAction(productEndpoints.removeProductPicture);
  const params = { id: product.id };
  const failure = set.failure ?? remove.failure;
  return (
    <FormSection title={pick(messages.picture)} lead={pick(messages.pictureLead)}>
      <PictureField
        id={id}
        name="picture"
        label={messages.picture}
        value={(product.picture && kept) ?? null}
        problem={failure === null ? undefined : { en: failure.message, ur: failure.message }}
        types={pictureFile.mediaTypes}
        isSending={set.isRunning}
        isOnItsWay={isLoading}
        onEdit={(picture) =>
          picture === null
            ? void remove.run({ params }, () =>
                showToast({ tone: 'good', title: pick(messages.pictureRemoved) }),
              )
            : void set.run({ params, body: { picture } }, () =>
                showToast({ tone: 'good', title: pick(messages.pictureSaved) }),
              )
        }
      />
    </FormSection>
  );
}
