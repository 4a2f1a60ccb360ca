import type { ReactNode } from 'react';
import { customerDocumentEndpoints } from '#contract/lending/customer-documents.ts';
import { type Customer, customerEndpoints } from '#contract/lending/customers.ts';
import { pictureFile } from '#contract/picture.ts';
import { consentWays } from '#domain/lending/agreements/consent/consent-ways.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import type { InputTo } from '#web/api/endpoint-call.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { PictureField } from '#web/office/kit/form/fields/picture-field.tsx';
import { SelectField } from '#web/office/kit/form/fields/select-field.tsx';
import { SwitchField } from '#web/office/kit/form/fields/switch-field.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { useLeadOn } from '#web/office/shell/use-lead-on.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import type { Arrival } from '../ground/customer/arrival.ts';
import { consentWayNames } from '../ground/labels/customer-words.messages.ts';
import { CustomerFields } from './customer-fields.tsx';
import { labels, messages } from './customer-form.messages.ts';
import {
  askedDocuments,
  type CustomerValues,
  type NewCustomer,
  newCustomerForm,
  newValues,
} from './customer-values.ts';
import classes from './new-customer-page.module.css';

/** The record of another wing that the customer is made of. */
interface CustomerOrigin {
  /** The initial values of the form. */
  readonly values: Partial<CustomerValues>;
  /** The record itself, to be read while the form is filled in. */
  readonly beside: ReactNode;
  /** Puts the customer on record and says so there. */
  readonly convert: (
    body: InputTo<typeof customerEndpoints.createCustomer>['body'],
  ) => Promise<Pick<Customer, 'id'>>;
}

/** The result of adding a customer: the customer, and the pictures that could not be sent. */
interface Added {
  readonly id: string;
  readonly notSent: Arrival['notSent'];
}

/** Saves a customer and then the pictures. The account says which picture was refused. */
function useAddCustomer(origin: CustomerOrigin | undefined) {
  const create = useAction(customerEndpoints.createCustomer);
  const add = useAction(customerDocumentEndpoints.addCustomerDocument);
  return async ({ documents, ...body }: NewCustomer, key: string): Promise<Added> => {
    const { id } =
      origin === undefined
        ? (await create.send({ body, idempotencyKey: key })).data
        : await origin.convert(body);
    const notSent: Arrival['notSent'][number][] = [];
    for (const kind of askedDocuments) {
      const picture = documents[kind];
      if (picture === null) continue;
      try {
        await add.send({ params: { id }, body: { kind, picture } });
      } catch (thrown) {
        if (!(thrown instanceof ApiFailure)) throw thrown;
        notSent.push({ kind, why: thrown.message });
      }
    }
    return { id, notSent };
  };
}

interface NewCustomerPageProps {
  readonly origin: CustomerOrigin | undefined;
}

export function NewCustomerPage({ origin }: NewCustomerPageProps) {
  const pick = usePick();
  const { title } = usePage();
  const area = useArea();
  const leadOn = useLeadOn();
  const branches = useBranchesToChoose();
  const onlyBranch = branches.length === 1 ? (branches[0]?.value ?? null) : null;
  const form = useOfficeForm({
    initial: { ...newValues, ...origin?.values },
    labels,
    schema: newCustomerForm,
    bodyOf: (values) => ({ ...values, branchId: values.branchId ?? onlyBranch }),
    send: useAddCustomer(origin),
    onSaved: ({ id, notSent }) =>
      leadOn(area.customerBalance(id), {
        replace: true,
        state: { notSent } satisfies Arrival,
      }),
  });
  return (
    <>
      <BackLink {...usePageLink()('customers')} />
      <PageHeader title={title} help={pick(messages.newLead)} />
      <div className={origin && classes.split}>
        {origin?.beside}
        <OfficeForm form={form} verb={messages.create} back={area.customers()}>
          <CustomerFields
            form={form}
            customer={null}
            belongsTo={
              branches.length > 1 && (
                <SelectField
                  {...form.field('branchId')}
                  isRequired
                  none={messages.choose}
                  choices={branches}
                />
              )
            }
          />
          <FormSection title={pick(messages.documents)} lead={pick(messages.newDocumentsLead)}>
            {askedDocuments.map((kind) => (
              <PictureField
                key={kind}
                {...form.field(`documents.${kind}`)}
                types={pictureFile.mediaTypes}
                isSending={form.isSending && form.values.documents[kind] !== null}
              />
            ))}
          </FormSection>
          <FormSection title={pick(messages.consent)} lead={pick(messages.consentLead)}>
            <SwitchField {...form.field('hasPrivacyConsent')} hint={messages.consentHint} />
            <SelectField
              {...form.field('privacyConsentHow')}
              isRequired
              none={messages.choose}
              choices={consentWays.map((value) => ({ value, label: pick(consentWayNames[value]) }))}
            />
          </FormSection>
        </OfficeForm>
      </div>
    </>
  );
}

/** The branches that a customer may belong to, for those who reach all. A clerk's customers belong to the clerk's branch. */
function useBranchesToChoose() {
  const branches = useBranchChoices();
  return useExtent('customers.write') === 'all' ? branches : [];
}
