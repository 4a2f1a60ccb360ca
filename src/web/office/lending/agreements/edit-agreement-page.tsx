import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import { type Customer, customerEndpoints } from '#contract/lending/customers.ts';
import { productEndpoints } from '#contract/lending/products.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import { usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { AgreementLead, SavedAt } from './agreement-heading.tsx';
import { messages, newTitle } from './draft/draft.messages.ts';

// A draft needs no actions before delivery, and an agreement before delivery no form.
const DraftSteps = latePart(async () => (await import('./draft/draft-steps.tsx')).DraftSteps);
const AgreementBeforeDelivery = latePart(
  async () => (await import('./waiting/agreement-before-delivery.tsx')).AgreementBeforeDelivery,
);

/** A draft in its steps, or an agreement before delivery with its next actions. */
export function EditAgreementPage() {
  const pick = usePick();
  const { title } = usePage();
  const { id = '', agreementId = '' } = useParams();
  const asked = useEndpoint(agreementEndpoints.getAgreement, { params: { id: agreementId } }, forEditing);
  // The address may name another customer of the branch; the statement is for the agreement's own.
  const ownerId = asked.data?.customerId ?? id;
  const owner = useEndpoint(customerEndpoints.getCustomer, { params: { id: ownerId } }, forEditing);
  const [openedAs, setOpenedAs] = useState<AgreementStatus>();
  if (openedAs === undefined && asked.data !== undefined) setOpenedAs(asked.data.status);
  const { data: products } = useEndpoint(productEndpoints.listProducts, { query: { state: 'active' } });
  const refetch = async () => {
    const [agreement, customer] = await Promise.all([asked.refetch(), owner.refetch()]);
    return { data: openedOf(agreement.data, customer.data) };
  };
  return (
    <RecordPage
      back={usePageLink()('customerBalance', id)}
      title={title}
      head={({ agreement }: Opened) => ({
        title: agreement.status === 'draft' ? pick(newTitle) : agreement.number,
        lead: <AgreementLead agreement={agreement} />,
        ...(agreement.status === 'draft' && { actions: <SavedAt agreement={agreement} /> }),
      })}
      item={{ data: openedOf(asked.data, owner.data), error: asked.error ?? owner.error, refetch }}
      notOpened={messages.agreementLoadError}
    >
      {({ agreement, customer }) => {
        if (agreement.status !== 'draft')
          return (
            <Suspense fallback={<Skeleton height={360} radius="lg" />}>
              <AgreementBeforeDelivery
                agreement={agreement}
                customer={customer}
                openedAs={openedAs ?? agreement.status}
              />
            </Suspense>
          );
        if (products === undefined) return <Skeleton height={360} radius="lg" />;
        const askAgain = async () => (await asked.refetch()).data;
        return (
          <Suspense fallback={<Skeleton height={360} radius="lg" />}>
            <DraftSteps
              key={agreement.id}
              agreement={agreement}
              customer={customer}
              products={products}
              askAgain={askAgain}
            />
          </Suspense>
        );
      }}
    </RecordPage>
  );
}

interface Opened {
  readonly agreement: Agreement;
  readonly customer: Customer;
}

/** Both, once both have loaded. */
function openedOf(agreement: Agreement | undefined, customer: Customer | undefined): Opened | undefined {
  return agreement && customer?.id === agreement.customerId ? { agreement, customer } : undefined;
}
