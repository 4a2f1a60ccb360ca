import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type Product, productEndpoints, productStates } from '#contract/lending/products.ts';
import { productCategories } from '#domain/lending/products/pictogram.ts';
import { formatCount } from '#web/format/count.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { ListBar } from '#web/office/kit/list/bar/list-bar.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { ListCount } from '#web/office/kit/list/head/list-count.tsx';
import type { ListQuery } from '#web/office/kit/list/list-address.ts';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { SearchField } from '#web/office/kit/list/search-field.tsx';
import { type ListAddress, useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { ButtonKey } from '#web/office/kit/ui/keys.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { categoryNames, productLabels } from '../ground/labels/product-labels.messages.ts';
import { ProductCell } from '../ground/product/product-cell.tsx';
import { ProductCards } from './product-cards.tsx';
import { ProductState } from './product-state.tsx';
import { longestOfferOf } from './product-values.ts';
import { messages, shownOf, stateNames } from './products.messages.ts';
import { type ProductView, ViewSwitch } from './view-switch.tsx';

export function ProductsPage() {
  const pick = usePick();
  const { title } = usePage();
  const mayWrite = useMay('products.write');
  const area = useArea();
  const [view, setView] = useState<ProductView>('cards');
  const address = useListAddress(productEndpoints.listProducts.query);
  // Employees see the products on sale. Retired products are for superadmins, who decide on them.
  const query = mayWrite ? address.query : { ...address.query, state: 'active' as const };
  const list = useListPage(endpointQuery(productEndpoints.listProducts, { query }));
  const linkTo = mayWrite ? area.editProduct : undefined;
  return (
    <>
      <PageHeader
        title={title}
        help={pick(messages.lead)}
        lead={<ListCount list={list.data} />}
        actions={mayWrite && <NewProductButton />}
      />
      <ListPanel
        label={title}
        list={list}
        columns={useColumns(linkTo)}
        keyOf={({ id }) => id}
        tools={
          <Tools address={address}>
            <ViewSwitch view={view} onChoose={setView} />
          </Tools>
        }
        showAs={view === 'cards' ? (rows) => <ProductCards products={rows} linkTo={linkTo} /> : undefined}
        empty={<NoProducts address={address} />}
        summaryOf={pick(shownOf)}
        address={address}
      />
    </>
  );
}

function NewProductButton() {
  const { to, label, icon: Sign } = usePageLink()('newProduct');
  return (
    <Button
      as={Link}
      to={to}
      leftSection={<Sign size={18} />}
      rightSection={<ButtonKey>N</ButtonKey>}
      aria-keyshortcuts="N"
    >
      {label}
    </Button>
  );
}

interface ListPartProps {
  readonly address: ListAddress<ListQuery<typeof productEndpoints.listProducts.query>>;
}

interface ToolsProps extends ListPartProps {
  readonly children: ReactNode;
}

function Tools({ address: { query, link, narrow }, children }: ToolsProps) {
  const pick = usePick();
  const mayWrite = useMay('products.write');
  const tabs = [undefined, ...productStates].map((state) => ({
    ...link({ state }),
    label: pick(stateNames[state ?? 'all']),
    isCurrent: state === query.state,
    isWhole: state === undefined,
  }));
  return (
    <ListBar
      tabs={mayWrite && <FilterTabs label={pick(messages.byState)} tabs={tabs} />}
      search={
        <SearchField
          label={pick(messages.search)}
          value={query.search ?? ''}
          onSearch={(search) => narrow({ search }, 'replace')}
        />
      }
      chosen={[query.category]}
      filters={
        <FilterSelect
          label={pick(productLabels.category)}
          value={query.category}
          choices={productCategories.map((value) => ({ value, label: pick(categoryNames[value]) }))}
          onChoose={(category) => narrow({ category: category as Product['category'] | undefined })}
        />
      }
    >
      {children}
    </ListBar>
  );
}

function NoProducts({ address: { isNarrowed, only } }: ListPartProps) {
  const pick = usePick();
  const mayWrite = useMay('products.write');
  return isNarrowed ? (
    <NoMatch text={pick(messages.noMatchText)} wholeLink={only({})} />
  ) : (
    <EmptyState
      drawing={<OpenRegister />}
      title={pick(messages.emptyTitle)}
      text={pick(messages.emptyText)}
      action={mayWrite && <NewProductButton />}
    />
  );
}

function useColumns(linkTo: ((id: string) => string) | undefined): readonly Column<Product>[] {
  const pick = usePick();
  const status: Column<Product> = {
    key: 'status',
    header: pick(messages.status),
    priority: 2,
    cell: ({ isActive }) => <ProductState isActive={isActive} />,
  };
  return [
    {
      key: 'product',
      header: pick(messages.product),
      priority: 1,
      sort: 'name',
      cell: (product) => (
        <ProductCell
          product={product}
          second={pick(categoryNames[product.category])}
          {...(linkTo && { to: linkTo(product.id) })}
        />
      ),
    },
    {
      key: 'price',
      header: pick(messages.cashPrice),
      priority: 1,
      sort: 'cashPrice',
      isFigure: true,
      cell: ({ cashPrice }) => <Ltr>{formatCount(cashPrice)}</Ltr>,
    },
    {
      key: 'down-payment',
      header: pick(messages.downPayment),
      priority: 3,
      isFigure: true,
      cell: (product) => <Ltr>{figure(longestOfferOf(product)?.downPayment)}</Ltr>,
    },
    {
      key: 'monthly',
      header: pick(messages.monthly),
      priority: 2,
      isFigure: true,
      cell: (product) => <Ltr>{figure(longestOfferOf(product)?.installment)}</Ltr>,
    },
    {
      key: 'terms',
      header: pick(messages.terms),
      priority: 3,
      cell: ({ termsMonths }) => <Ltr>{termsMonths.join(', ')}</Ltr>,
    },
    ...(linkTo === undefined ? [] : [status]),
  ];
}

function figure(amount: number | undefined): string {
  return amount === undefined ? '–' : formatCount(amount);
}
