import { Suspense } from 'react';
import { useParams } from 'react-router';
import { agreementEndpoints, agreementForm } from '#contract/lending/agreements.ts';
import { type Customer, customerEndpoints } from '#contract/lending/customers.ts';
import { type Product, productEndpoints } from '#contract/lending/products.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useLeaveWarning } from '#web/office/kit/form/engine/unsaved-forms.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { messages as formMessages } from '#web/office/kit/form/form.messages.ts';
import { FormSummary } from '#web/office/kit/form/form-summary.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useLenderDay } from '#web/office/shell/lender/use-lender-day.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { useLeadOn } from '#web/office/shell/use-lead-on.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { labels, messages } from './draft/draft.messages.ts';
import { newDraftValues, soldProducts } from './draft/draft-values.ts';
import { ItemsStep } from './draft/items-step.tsx';
import { proposedPlan } from './draft/proposed-plan.ts';
import { StepFoot } from './draft/step-foot.tsx';
import { StepsStrip } from './draft/steps-strip.tsx';

/** Most customers have no draft and no write-off: the first step does not wait for the list of them. */
const OtherAgreements = latePart(async () => (await import('./other-agreements.tsx')).OtherAgreements);

export function NewAgreementPage() {
  const pick = usePick();
  const language = useLanguage();
  const { title } = usePage();
  const { id = '' } = useParams();
  const pageLink = usePageLink();
  const { data: products } = useEndpoint(productEndpoints.listProducts, { query: { state: 'active' } });
  const today = useLenderDay();
  return (
    <RecordPage
      back={pageLink('customerBalance', id)}
      title={title}
      head={(customer: Customer) => ({
        title,
        lead: <WrittenText>{pickWritten(customer.fullName, language)}</WrittenText>,
      })}
      item={useEndpoint(customerEndpoints.getCustomer, { params: { id } }, forEditing)}
      notOpened={messages.customerLoadError}
    >
      {(customer) =>
        customer.status === 'blocked' ? (
          <Banner tone="bad" title={pick(messages.blocked)} />
        ) : products === undefined || today === undefined ? (
          <Skeleton height={360} radius="lg" />
        ) : (
          <>
            <Suspense fallback={null}>
              <OtherAgreements customerId={customer.id} />
            </Suspense>
            <NewAgreement customer={customer} products={products} today={today} />
          </>
        )
      }
    </RecordPage>
  );
}

interface NewAgreementProps {
  readonly customer: Customer;
  readonly products: readonly Product[];
  readonly today: CalendarDate;
}

/** The first step. It makes a draft with a proposed plan, and the draft's own page takes over. */
function NewAgreement({ customer, products, today }: NewAgreementProps) {
  const area = useArea();
  const leadOn = useLeadOn();
  const draft = useAction(agreementEndpoints.draftAgreement);
  const form = useOfficeForm({
    initial: newDraftValues(today),
    labels,
    schema: agreementForm,
    bodyOf: (values) => ({
      ...values,
      ...proposedPlan(values, soldProducts(values.items, products), today),
      customerId: customer.id,
    }),
    send: (body, key) => draft.send({ body, idempotencyKey: key }),
    onSaved: ({ data }) => leadOn(`${area.editAgreement(customer.id, data.id)}?step=plan`, { replace: true }),
  });
  useLeaveWarning(form);
  return (
    <>
      <StepsStrip current="items" doneUntil="items" />
      <form
        id={form.idOf('form')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <FormSummary form={form} refused={formMessages.notSaved} />
        <ItemsStep form={form} products={products} />
        <StepFoot step="items" isSending={form.isSending} formId={form.idOf('form')} />
      </form>
    </>
  );
}
