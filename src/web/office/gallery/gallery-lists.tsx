import { useState } from 'react';
import type { Written } from '#domain/written.ts';
import { usePick } from '#web/i18n/language.ts';
import { Money } from '#web/office/kit/ui/money.tsx';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import { ProductCell } from '#web/office/lending/ground/product/product-cell.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { type Column, DataTable } from '../kit/list/data-table.tsx';
import { FilterTabs } from '../kit/list/filter-tabs.tsx';
import { Section } from '../kit/record/section.tsx';
import { messages } from './gallery.messages.ts';

interface Row {
  readonly name: Written;
  readonly product: Written;
  readonly outstanding: number;
  readonly daysPastDue: number;
}

const rows: readonly Row[] = [
  {
    name: { own: 'Shabana Kausar', ur: 'شبانہ کوثر' },
    product: { own: 'Refrigerator, 12 cubic feet', ur: 'فریج، 12 مکعب فٹ' },
    outstanding: 61_200,
    daysPastDue: 97,
  },
  {
    name: { own: 'Muhammad Abdul-Rehman Siddiqui', ur: 'محمد عبدالرحمٰن صدیقی' },
    product: { own: 'Sewing machine', ur: null },
    outstanding: 143_700,
    daysPastDue: 0,
  },
];

/** Rows with their filters and their order. */
export function GalleryLists() {
  const pick = usePick();
  const [sort, setSort] = useState('-daysPastDue');
  const direction = sort.startsWith('-') ? -1 : 1;
  const sorted = rows.toSorted((one, other) => direction * (one.daysPastDue - other.daysPastDue));
  return (
    <Section title={pick(messages.lists)}>
      <FilterTabs
        label={pick(messages.state)}
        tabs={[
          { label: pick(messages.all), count: 1_067, to: { search: '' }, isCurrent: true },
          { label: pick(messages.onTime), count: 869, to: { search: '?on-time' }, isCurrent: false },
          { label: pick(messages.late), count: 0, to: { search: '?late' }, isCurrent: false },
        ]}
      />
      <DataTable
        label={pick(messages.lists)}
        columns={useColumns()}
        rows={sorted}
        keyOf={({ name }) => name.own}
        isSelected={() => false}
        isStale={false}
        sort={sort}
        onSort={setSort}
      />
    </Section>
  );
}

function useColumns(): readonly Column<Row>[] {
  const pick = usePick();
  return [
    {
      key: 'customer',
      header: pick(messages.customer),
      priority: 1,
      cell: ({ name }) => <PersonCell name={name.own} second={name.ur} shape="square" to="." />,
    },
    {
      key: 'product',
      header: pick(messages.product),
      priority: 3,
      cell: ({ product, outstanding }) => (
        <ProductCell
          product={{
            id: product.own,
            name: product,
            category: 'business_asset',
            pictogram: null,
            picture: null,
          }}
          second={<Money amount={outstanding} />}
        />
      ),
    },
    {
      key: 'days',
      header: pick(messages.daysPastDue),
      priority: 1,
      isFigure: true,
      sort: '-daysPastDue',
      cell: ({ daysPastDue }) => <Ltr>{daysPastDue}</Ltr>,
    },
  ];
}
