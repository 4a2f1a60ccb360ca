import { Link } from 'react-router';
import type { SimilarCustomer } from '#contract/lending/customers.ts';
import type { Phrase } from '#domain/language.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { usePick } from '#web/i18n/language.ts';
import section from '#web/office/kit/form/form-section.module.css';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { someoneOf } from './customer-form.messages.ts';
import classes from './similar-customers.module.css';

interface SimilarCustomersProps {
  /** What they share. */
  readonly title: Phrase;
  readonly found: readonly SimilarCustomer[];
}

/** The others who have a number of the form, told while it is filled in. The place is always there, so that it is read out. */
export function SimilarCustomers({ title, found }: SimilarCustomersProps) {
  const pick = usePick();
  return (
    <div role="status" className={`${section.wide} ${classes.place}`}>
      {found.length > 0 && (
        <Banner tone="warning" title={pick(title)}>
          <ul className={classes.list}>
            {found.map(({ customer, branch }, index) => (
              <li key={customer?.id ?? index}>
                <SimilarPerson customer={customer} branch={pick(branch)} />
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}

interface SimilarPersonProps {
  readonly customer: SimilarCustomer['customer'];
  readonly branch: string;
}

function SimilarPerson({ customer, branch }: SimilarPersonProps) {
  const pick = usePick();
  const area = useArea();
  if (customer === null) return pick(someoneOf)(branch);
  const { id, fullName, cnicMasked, phone } = customer;
  return (
    <>
      <Link to={area.editCustomer(id)}>
        <WrittenText>{fullName}</WrittenText>
      </Link>{' '}
      · <Ltr>{cnicMasked}</Ltr> · <Ltr>{formatStoredPhone(phone)}</Ltr> · {branch}
    </>
  );
}
