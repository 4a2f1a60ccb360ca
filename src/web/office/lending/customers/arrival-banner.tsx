import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { CustomerDocument } from '#contract/lending/customer-documents.ts';
import { usePick } from '#web/i18n/language.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { documentKindNames } from '../ground/labels/customer-words.messages.ts';
import { messages } from './customer-form.messages.ts';

/** The result of adding a customer, passed from the page of the new customer to the edit page. */
export interface Arrival {
  /** The pictures that could not be sent, and why. */
  readonly notSent: readonly { readonly kind: CustomerDocument['kind']; readonly why: string }[];
}

interface ArrivalBannerProps {
  readonly arrival: Arrival;
  readonly customerId: string;
}

/** Says that the customer is on record, and which picture is not. It leads on to the first agreement. */
export function ArrivalBanner({ arrival: { notSent }, customerId }: ArrivalBannerProps) {
  const pick = usePick();
  const { to, label } = usePageLink()('newAgreement', customerId);
  return (
    <AfterSave saves={1}>
      <Banner
        tone="good"
        title={pick(messages.created)}
        action={
          <Button component={Link} to={to} variant="default">
            {label}
          </Button>
        }
      />
      {notSent.map(({ kind, why }) => (
        <Banner
          key={kind}
          tone="warning"
          title={`${pick(documentKindNames[kind])}: ${pick(messages.notSent)}`}
        >
          <p>{why}</p>
        </Banner>
      ))}
    </AfterSave>
  );
}
