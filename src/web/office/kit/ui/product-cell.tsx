import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Product, productEndpoints } from '#contract/lending/products.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useEndpoint } from '../data/use-endpoint.ts';
import { ProductsIcon } from './office-icons.tsx';
import person from './person-cell.module.css';
import classes from './product-cell.module.css';
import { useBlobAddress } from './use-blob-address.ts';
import { WrittenText } from './written-text.tsx';

interface ProductCellProps {
  readonly product: Pick<Product, 'id' | 'name' | 'nameUr' | 'picture'>;
  /** What it costs, or what kind of thing it is. */
  readonly second: ReactNode;
  /** The whole row opens this; left out where there is nothing to open. */
  readonly to?: string;
}

/** A product in a row of a list: its picture, its name in the reader's language where it has one. */
export function ProductCell({ product, second, to }: ProductCellProps) {
  const language = useLanguage();
  const name = (language === 'ur' && product.nameUr) || product.name;
  const text = <WrittenText>{name}</WrittenText>;
  return (
    <div className={person.person}>
      <span className={classes.picture}>
        {product.picture === null ? (
          <ProductsIcon />
        ) : (
          <ProductPicture id={product.id} hash={product.picture.hash} />
        )}
      </span>
      <div>
        {to === undefined ? (
          <span className={classes.name}>{text}</span>
        ) : (
          <Link to={to} className={person.name}>
            {text}
          </Link>
        )}
        <div className={person.second}>{second}</div>
      </div>
    </div>
  );
}

interface ProductPictureProps {
  readonly id: string;
  readonly hash: string;
}

/** Its address names its content, so it is fetched once. Until it is here, and where it does not come, its place stays empty. */
function ProductPicture({ id, hash }: ProductPictureProps) {
  const { data: picture } = useEndpoint(
    productEndpoints.showProductPicture,
    { params: { id, hash } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const address = useBlobAddress(picture);
  return address !== null && <img src={address} alt="" />;
}
