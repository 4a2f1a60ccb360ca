import { type Product, productEndpoints } from '#contract/lending/products.ts';
import { pictogramOf } from '#domain/lending/products/pictogram.ts';
import { Pictogram } from '#web/goods/pictogram.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useBlobAddress } from '#web/office/kit/ui/use-blob-address.ts';

export type PicturedProduct = Pick<Product, 'id' | 'picture' | 'pictogram' | 'category'>;

interface ProductPictureProps {
  readonly product: PicturedProduct;
}

/** The picture of a product beside its name, which says the same to those who do not see it. A product without a picture has a drawing. */
export function ProductPicture({ product }: ProductPictureProps) {
  const { data: picture } = useProductPicture(product);
  const address = useBlobAddress(picture);
  if (product.picture === null) return <Pictogram name={pictogramOf(product)} />;
  return address !== null && <img src={address} alt="" />;
}

/** A product's picture. Its address names its content, so it is fetched once. */
export function useProductPicture({ id, picture }: Pick<Product, 'id' | 'picture'>) {
  return useEndpoint(
    productEndpoints.showProductPicture,
    { params: { id, hash: picture?.hash ?? '' } },
    { enabled: picture !== null, staleTime: Number.POSITIVE_INFINITY },
  );
}
