import type { AgreementAssessment } from '#contract/lending/agreement-assessment.ts';
import type { Agreement } from '#contract/lending/agreements.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { assessmentMessages } from '../../ground/assessment/assessment.messages.ts';
import { exceededTexts } from '../../ground/assessment/needed-reasons.ts';

interface ExceededLimitsProps {
  readonly exceeded: AgreementAssessment['exceeded'];
  readonly agreement: Agreement;
}

/** The limits that an agreement goes beyond, each with both figures; nothing without one. */
export function ExceededLimits({ exceeded, agreement }: ExceededLimitsProps) {
  const pick = usePick();
  const language = useLanguage();
  if (exceeded.length === 0) return null;
  return (
    <Banner tone="warning" title={pick(assessmentMessages.beyond)}>
      {exceededTexts(exceeded, agreement, language).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Banner>
  );
}
