import { useId } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import type { Language } from '#domain/language.ts';
import { amountInWords } from '#domain/money/amount-in-words.ts';
import { rupees } from '#domain/money/rupees.ts';
import { formatCount } from '#web/format/count.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import table from '../../ground/sheet/paper-table.module.css';
import { messages } from './agreement-paper.messages.ts';

interface AgreementGoodsProps {
  readonly agreement: Pick<Agreement, 'items' | 'price'>;
  readonly language: Language;
}

/** The goods with their prices, which add up to the agreement's price. */
export function AgreementGoods({ agreement: { items, price }, language }: AgreementGoodsProps) {
  const titleId = useId();
  return (
    <section>
      <h3 id={titleId}>{messages.goods[language]}</h3>
      <table className={table.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{messages.row[language]}</th>
            <th scope="col">{messages.description[language]}</th>
            {(['quantity', 'unitPrice', 'amount'] as const).map((column) => (
              <th key={column} scope="col" className={table.figure}>
                {messages[column][language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ description, quantity, unitPrice }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same goods may be listed twice, and their order is the agreement's
            <tr key={index}>
              <td className={table.second}>
                <Ltr>{index + 1}</Ltr>
              </td>
              <th scope="row" className={table.words}>
                <bdi>{description[language]}</bdi>
              </th>
              <td className={table.figure}>
                <Ltr>{formatCount(quantity)}</Ltr>
              </td>
              <td className={table.figure}>
                <Ltr>{formatCount(unitPrice)}</Ltr>
              </td>
              <td className={table.figure}>
                <Ltr>{formatCount(quantity * unitPrice)}</Ltr>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row" colSpan={3}>
              {messages.price[language]}
            </th>
            <td className={table.figure}>
              <Ltr>{formatCount(price)}</Ltr>
            </td>
          </tr>
        </tfoot>
      </table>
      <p>
        {messages.inWords[language]} {amountInWords(rupees(price))[language]}
      </p>
    </section>
  );
}
