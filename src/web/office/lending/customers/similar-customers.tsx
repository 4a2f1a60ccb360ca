import { Link } from 'react-router';
import { customerEndpoints, type SimilarCustomer } from '#contract/lending/customers.ts';
import { parseCnic } from '#domain/person/cnic.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useSettled } from '#web/office/kit/data/use-settled.ts';
import section from '#web/office/kit/form/form-section.module.css';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { CustomerPhone } from '#web/office/kit/ui/customer-phone.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { atBranch, messages } from './similar.messages.ts';

/** A number that is being corrected is not asked about at every key. */
const pauseMs = 300;

interface SimilarCustomersProps {
  readonly shares: SimilarCustomer['shares'];
  /** The number as entered. It is searched once it is complete. */
  readonly entered: string | null;
  /** The customer of this form. */
  readonly exceptId: string | null;
}

/** Other customers with the entered CNIC or phone: seen before anything is saved. */
export function SimilarCustomers({ shares, entered, exceptId }: SimilarCustomersProps) {
  const pick = usePick();
  const settled = useSettled(entered, pauseMs);
  const number = shares === 'cnic' ? parseCnic(settled ?? '') : parsePhone(settled ?? '');
  const { data: others = [] } = useEndpoint(
    customerEndpoints.findSimilarCustomers,
    { body: { [shares]: number, exceptId } },
    { enabled: number !== null, staleTime: 0, gcTime: 0 },
  );
  const isAsked = number !== null && settled === entered;
  return (
    <Stack role="status" gap={2} className={section.said}>
      {isAsked && others.length > 0 && (
        <Banner tone="warning" title={pick(shares === 'cnic' ? messages.sameCnic : messages.samePhone)}>
          <ul>
            {others.map((other) => (
              <li key={other.customer?.id ?? other.branch.en}>
                <Other other={other} />
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </Stack>
  );
}

interface OtherProps {
  readonly other: SimilarCustomer;
}

function Other({ other: { customer, branch } }: OtherProps) {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  if (customer === null) return pick(atBranch)(pick(branch));
  return (
    <>
      {/* A new tab keeps the text typed here. */}
      <Link to={area.editCustomer(customer.id)} target="_blank">
        <WrittenText>{pickWritten(customer.fullName, language)}</WrittenText>
        <span className="visually-hidden"> {pick(messages.newTab)}</span>
      </Link>
      <FactLine>
        <Ltr>{customer.cnicMasked}</Ltr>
        <CustomerPhone phone={customer.phone} />
        {pick(branch)}
      </FactLine>
    </>
  );
}
