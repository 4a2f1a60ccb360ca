import { useParams } from 'react-router';
import { guarantorEndpoints, type KeptGuarantor } from '#contract/lending/guarantors.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { UserIcon } from '#web/office/kit/ui/office-icons.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { memberOfStaff } from '../ground/labels/customer-words.messages.ts';
import { EditGuarantor } from './edit-guarantor.tsx';
import { messages } from './guarantor.messages.ts';
import { VouchedAgreements } from './vouched-agreements.tsx';

/** A guarantor: the details, to correct, and all agreements that they vouch for. */
export function GuarantorPage() {
  const pick = usePick();
  const language = useLanguage();
  const { title } = usePage();
  const { id = '' } = useParams();
  return (
    <RecordPage
      back={usePageLink()('customers')}
      title={title}
      head={({ fullName, cnicMasked, isColleague }: KeptGuarantor) => ({
        title: pickWritten(fullName, language),
        lead: (
          <FactLine>
            {title}
            <Ltr>{cnicMasked}</Ltr>
            {isColleague && <Badge tone="purple" icon={UserIcon} text={pick(memberOfStaff)} />}
          </FactLine>
        ),
      })}
      item={useEndpoint(guarantorEndpoints.getGuarantor, { params: { id } }, forEditing)}
      notOpened={messages.loadError}
    >
      {(guarantor, askAgain) => (
        <>
          <EditGuarantor key={guarantor.id} guarantor={guarantor} askAgain={askAgain} />
          <VouchedAgreements guarantor={guarantor} />
        </>
      )}
    </RecordPage>
  );
}
