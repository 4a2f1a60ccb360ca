import { Link } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import type { Arrival } from '../ground/customer/arrival.ts';
import { documentKindNames } from '../ground/labels/customer-words.messages.ts';
import { messages } from './account.messages.ts';

interface ArrivalBannerProps {
  readonly arrival: Arrival;
  readonly customerId: string;
}

/** Says that the customer is on record, and which picture is not. The focus is on the next step below. */
export function ArrivalBanner({ arrival: { notSent }, customerId }: ArrivalBannerProps) {
  const pick = usePick();
  const edit = usePageLink()('editCustomer', customerId);
  return (
    <div role="status">
      <Banner tone="good" title={pick(messages.added)} />
      {notSent.map(({ kind, why }) => (
        <Banner
          key={kind}
          tone="warning"
          title={`${pick(documentKindNames[kind])}: ${pick(messages.notSent)}`}
          action={
            <Button as={Link} to={edit.to} variant="default">
              {pick(messages.change)}
            </Button>
          }
        >
          <p>{why}</p>
        </Banner>
      ))}
    </div>
  );
}
