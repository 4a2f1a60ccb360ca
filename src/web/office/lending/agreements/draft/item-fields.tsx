import type { Product } from '#contract/lending/products.ts';
import { offerOf } from '#domain/lending/agreements/offer.ts';
import { rupees } from '#domain/money/rupees.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import type { FormOf } from '#web/office/kit/form/engine/use-office-form.ts';
import { FieldProblem } from '#web/office/kit/form/fields/field-problem.tsx';
import { MoneyField } from '#web/office/kit/form/fields/money-field.tsx';
import { NumberField } from '#web/office/kit/form/fields/number-field.tsx';
import { TextField } from '#web/office/kit/form/fields/text-field.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { ProductField } from '../../ground/product/product-field.tsx';
import { ProductPicture } from '../../ground/product/product-picture.tsx';
import type { AgreementValues } from './agreement-values.ts';
import { labels, messages, offered, priceIsNow } from './draft.messages.ts';
import classes from './items-step.module.css';

interface ItemFieldsProps {
  readonly form: FormOf<AgreementValues>;
  readonly index: number;
  /** The products on sale. */
  readonly products: readonly Product[];
}

/** One item: a product at its cash price, or something that is described and priced by hand. */
export function ItemFields({ form, index, products }: ItemFieldsProps) {
  const item = form.values.items[index];
  const product = products.find(({ id }) => id === item?.productId);

  function choose(chosen: Product | null) {
    form.edit(`items.${index}.productId`, chosen?.id ?? null);
    form.edit(`items.${index}.description`, chosen?.name.own ?? '');
    form.edit(`items.${index}.unitPrice`, chosen?.cashPrice ?? null);
  }

  return (
    <>
      <ProductField
        {...form.field(`items.${index}.productId`)}
        products={products}
        none={messages.otherItem}
        nameThen={item?.description ?? null}
        onChoose={choose}
      />
      {product === undefined ? (
        <>
          <TextField
            {...form.field(`items.${index}.description`)}
            isRequired
            hint={messages.descriptionHint}
            lengthMax={200}
          />
          <MoneyField {...form.field(`items.${index}.unitPrice`)} isRequired />
        </>
      ) : (
        <ProductAtItsPrice form={form} index={index} product={product} />
      )}
      <NumberField {...form.field(`items.${index}.quantity`)} isRequired digitsMax={4} />
    </>
  );
}

interface ProductAtItsPriceProps extends Omit<ItemFieldsProps, 'products'> {
  readonly product: Product;
}

/** A product with its picture, price and monthly installment. A draft keeps the price at which it was saved; the product's may have changed since. */
function ProductAtItsPrice({ form, index, product }: ProductAtItsPriceProps) {
  const pick = usePick();
  const price = form.field(`items.${index}.unitPrice`);
  const isOutdated = price.value !== product.cashPrice;
  return (
    <Stack gap={2} id={price.id} tabIndex={-1} className={classes.product}>
      <Text as="span" size={3} weight={600}>
        {pick(labels['items.*.unitPrice'])}
      </Text>
      <Row gap={2} align="center">
        <span className={classes.picture}>
          <ProductPicture product={product} />
        </span>
        <div>
          <Text weight={600}>
            <Money amount={Number(price.value)} />
          </Text>
          <Offer product={product} />
        </div>
      </Row>
      {isOutdated && (
        <div>
          <p>{pick(priceIsNow)(product.cashPrice)}</p>
          <Button variant="light" size="sm" onClick={() => price.onEdit(product.cashPrice)}>
            {pick(messages.priceToday)}
          </Button>
        </div>
      )}
      {price.problem && <FieldProblem problem={price.problem} />}
    </Stack>
  );
}

interface OfferProps {
  readonly product: Product;
}

/** The monthly installment for one piece, over its longest term with its smallest down payment. */
function Offer({ product }: OfferProps) {
  const pick = usePick();
  const months = Math.max(...product.termsMonths);
  const { cashPrice, downPaymentMinPercent, roundingStep } = product;
  const terms = {
    cashPrice: rupees(cashPrice),
    downPaymentMinPercent,
    roundingStep: rupees(roundingStep),
  };
  const offer = offerOf(terms, months);
  if (offer === null) return null;
  return (
    <Text size={2} tone="muted">
      {pick(offered)(offer.installment, months, offer.downPayment)}
    </Text>
  );
}
