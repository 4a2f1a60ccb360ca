import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Product } from '#contract/lending/products.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import person from '#web/office/kit/ui/person-cell.module.css';
import tile from '#web/office/kit/ui/tile.module.css';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { type PicturedProduct, ProductPicture } from './product-picture.tsx';

interface ProductCellProps {
  readonly product: PicturedProduct & Pick<Product, 'name'>;
  /** The price or the category. */
  readonly second: ReactNode;
  /** The page that the whole row opens; left out when there is none. */
  readonly to?: string;
}

/** A product in a row of a list: its picture, and its name in the reader's language where it has one. */
export function ProductCell({ product, second, to }: ProductCellProps) {
  const text = <WrittenText>{pickWritten(product.name, useLanguage())}</WrittenText>;
  return (
    <Row gap={3} align="center">
      <span className={tile.tile} data-tone="blue" style={{ inlineSize: 44 }}>
        <ProductPicture product={product} />
      </span>
      <Stack>
        {to === undefined ? (
          <Text as="span" weight={600}>
            {text}
          </Text>
        ) : (
          <Link to={to} className={person.name}>
            {text}
          </Link>
        )}
        <SecondLine>{second}</SecondLine>
      </Stack>
    </Row>
  );
}
