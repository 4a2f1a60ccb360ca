import { agreementEndpoints } from '#contract/lending/agreements.ts';
import type { Phrase } from '#domain/language.ts';
import { needsReason } from '#domain/lending/agreements/burden-grade.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { gradeTexts } from './assessment.messages.ts';

/** The weight of a burden that needs a written reason; null if none is needed, and until that is known. */
export function useHeavyBurden(agreementId: string): Phrase | null {
  const { data } = useEndpoint(agreementEndpoints.assessAgreement, { params: { id: agreementId } });
  return data !== undefined && needsReason(data.burden.grade) ? gradeTexts[data.burden.grade] : null;
}
