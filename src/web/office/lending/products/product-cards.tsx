import { Link } from 'react-router';
import type { Product } from '#contract/lending/products.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { categoryNames } from '../ground/labels/product-labels.messages.ts';
import { ProductDrawing } from '../ground/product/product-drawing.tsx';
import { ProductPicture } from '../ground/product/product-picture.tsx';
import classes from './product-cards.module.css';
import { ProductStateBadge } from './product-state-badge.tsx';
import { longestOfferOf } from './product-values.ts';
import { downPaymentFrom, monthlyOver } from './products.messages.ts';

interface ProductCardsProps {
  readonly products: readonly Product[];
  /** The link to edit a product; left out when the reader may not edit. */
  readonly linkTo: ((id: string) => string) | undefined;
}

/** Products for a family: the picture, the price, and the monthly installment. */
export function ProductCards({ products, linkTo }: ProductCardsProps) {
  return (
    <ul className={classes.cards}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} to={linkTo?.(product.id)} />
      ))}
    </ul>
  );
}

interface ProductCardProps {
  readonly product: Product;
  readonly to: string | undefined;
}

function ProductCard({ product, to }: ProductCardProps) {
  const pick = usePick();
  const name = <WrittenText>{pickWritten(product.name, useLanguage())}</WrittenText>;
  const offer = longestOfferOf(product);
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        {product.picture === null ? (
          <ProductDrawing category={product.category} />
        ) : (
          <ProductPicture product={product} />
        )}
      </div>
      <div className={classes.facts}>
        <h2 className={classes.name}>{to === undefined ? name : <Link to={to}>{name}</Link>}</h2>
        <p className={classes.category}>{pick(categoryNames[product.category])}</p>
        <p className={classes.price}>
          <Money amount={product.cashPrice} />
        </p>
        {offer !== null && (
          <p className={classes.offer}>
            {pick(monthlyOver)(offer.installment, offer.months)}
            <br />
            {pick(downPaymentFrom)(offer.downPayment)}
          </p>
        )}
        {!product.isActive && <ProductStateBadge isActive={false} />}
      </div>
    </li>
  );
}
