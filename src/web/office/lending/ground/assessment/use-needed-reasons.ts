import { assessmentEndpoints } from '#contract/lending/agreement-assessment.ts';
import type { Agreement } from '#contract/lending/agreements.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { neededReasons } from './needed-reasons.ts';

/** The findings for which an agreement needs a written reason; empty if none is needed, and until that is known. */
export function useNeededReasons(agreement: Pick<Agreement, 'id' | 'guarantors'>): readonly string[] {
  const language = useLanguage();
  const { data } = useEndpoint(assessmentEndpoints.assessAgreement, { params: { id: agreement.id } });
  return data === undefined ? [] : neededReasons(data, agreement, language);
}
