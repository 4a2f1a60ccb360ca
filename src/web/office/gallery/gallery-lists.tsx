import { useState } from 'react';
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
  readonly name: string;
  readonly nameUr: string;
  readonly product: string;
  readonly productUr: string | null;
  readonly outstanding: number;
  readonly daysPastDue: number;
}

const rows: readonly Row[] = [
  {
    name: 'Shabana Kausar',
    nameUr: 'شبانہ کوثر',
    product: 'Refrigerator, 12 cubic feet',
    productUr: 'فریج، 12 مکعب فٹ',
    outstanding: 61_200,
    daysPastDue: 97,
  },
  {
    name: 'Muhammad Abdul-Rehman Siddiqui',
    nameUr: 'محمد عبدالرحمٰن صدیقی',
    product: 'Sewing machine',
    productUr: null,
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
        keyOf={({ name }) => name}
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
      cell: ({ name, nameUr }) => <PersonCell name={name} second={nameUr} shape="square" to="." />,
    },
    {
      key: 'product',
      header: pick(messages.product),
      priority: 3,
      cell: ({ product, productUr, outstanding }) => (
        <ProductCell
          product={{ id: product, name: { own: product, ur: productUr }, picture: null }}
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
