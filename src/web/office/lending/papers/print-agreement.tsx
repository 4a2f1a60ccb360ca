import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { type Agreement, agreementEndpoints } from '#contract/lending/agreements.ts';
import { type Customer, customerEndpoints } from '#contract/lending/customers.ts';
import { myAccountEndpoints } from '#contract/lending/my-account.ts';
import type { Language } from '#domain/language.ts';
import { authAddresses } from '#web/api/auth-addresses.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { PrintFrame } from '#web/office/kit/print/print-frame.tsx';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { paperLender } from '../ground/sheet/paper-lender.ts';
import type { PaperSubject } from '../ground/sheet/paper-sheet.tsx';
import { messages, paperTitle } from './print-agreement.messages.ts';

export interface OpenedAgreement {
  readonly agreement: Agreement;
  /** For staff only. */
  readonly customer: Customer | null;
  readonly language: Language;
  readonly subject: PaperSubject;
}

interface PrintAgreementProps {
  /** The choices of the reader beside the language. */
  readonly choices?: (agreement: Agreement) => ReactNode;
  readonly isPrintable?: boolean;
  readonly children: (opened: OpenedAgreement, language: Language) => ReactNode;
}

/** The page of a paper about the agreement in the address, in the customer's language by default. */
export function PrintAgreement({ choices, isPrintable, children }: PrintAgreementProps) {
  const pick = usePick();
  const { title } = usePage();
  const { agreementId = '' } = useParams();
  const back = useWayBack(agreementId);
  const { opened, failure, ask } = useOpened(agreementId);
  return (
    <PrintFrame
      key={agreementId}
      back={back(opened?.agreement.customerId)}
      title={opened === undefined ? title : pick(paperTitle)(title, opened.agreement.number)}
      papers={['a4']}
      {...(isPrintable !== undefined && { isPrintable })}
      filters={opened !== undefined && choices?.(opened.agreement)}
      language={opened?.language ?? 'ur'}
      absence={opened === undefined ? { notOpened: messages.notOpened, failure, onRetry: ask } : null}
    >
      {({ language }) => opened !== undefined && children(opened, language)}
    </PrintFrame>
  );
}

/** The agreement with its own customer, even if the address names another, and the lender. */
function useOpened(agreementId: string) {
  const asked = useEndpoint(agreementEndpoints.getAgreement, { params: { id: agreementId } });
  const agreement = asked.data;
  const owner = useOwner(agreement?.customerId);
  const lender = useEndpoint(authAddresses.getLender, {}, { staleTime: 300_000 });
  const ask = () => {
    for (const question of [asked, owner, lender]) if (question.isError) void question.refetch();
  };
  const opened: OpenedAgreement | undefined = agreement &&
    owner.data &&
    lender.data && {
      agreement,
      customer: 'id' in owner.data ? owner.data : null,
      language: owner.data.language,
      subject: {
        lender: paperLender(lender.data),
        customer: owner.data,
        agreementNumber: agreement.number,
        paymentNumber: agreement.paymentNumber,
      },
    };
  return { opened, failure: asked.error ?? owner.error ?? lender.error, ask };
}

/** Staff fetch the customer's record. A customer may not, and fetches their own account. */
function useOwner(customerId: string | undefined) {
  const isOwn = useExtent('agreements.read') === 'own';
  const record = useEndpoint(
    customerEndpoints.getCustomer,
    { params: { id: customerId ?? '' } },
    { enabled: !isOwn && customerId !== undefined },
  );
  const mine = useEndpoint(myAccountEndpoints.getMyAccount, {}, { enabled: isOwn });
  return isOwn ? mine : record;
}

/** The link to the account of the paper. */
function useWayBack(agreementId: string) {
  const pageLink = usePageLink();
  const isOwn = useExtent('agreements.read') === 'own';
  const { id = '' } = useParams();
  return (customerId = id) =>
    isOwn ? pageLink('myAgreement', agreementId) : pageLink('customerBalance', customerId);
}
