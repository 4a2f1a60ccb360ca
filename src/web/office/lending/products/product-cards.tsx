import { Link } from 'react-router';
import type { Product } from '#contract/lending/products.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { categoryNames } from '../ground/labels/product-labels.messages.ts';
import { ProductPicture } from '../ground/product/product-picture.tsx';
import classes from './product-cards.module.css';
import { ProductState } from './product-state.tsx';
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
    <Stack as="ul" gap={4} pad={5} className={classes.cards}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} to={linkTo?.(product.id)} />
      ))}
    </Stack>
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
    <Stack as="li" className={`${panel.panel} ${classes.card}`}>
      <div className={classes.picture}>
        <ProductPicture product={product} />
      </div>
      <Stack align="start" pad={[3, 4]} className={classes.facts}>
        <h2>
          {to === undefined ? (
            name
          ) : (
            <Link to={to} className={classes.link}>
              {name}
            </Link>
          )}
        </h2>
        <Text size={2} tone="muted">
          {pick(categoryNames[product.category])}
        </Text>
        <Text size={5} weight={600} className={classes.price}>
          <Money amount={product.cashPrice} />
        </Text>
        {offer !== null && (
          <Text size={2} tone="muted">
            {pick(monthlyOver)(offer.installment, offer.months)}
            <br />
            {pick(downPaymentFrom)(offer.downPayment)}
          </Text>
        )}
        {!product.isActive && <ProductState isActive={false} />}
      </Stack>
    </Stack>
  );
}
