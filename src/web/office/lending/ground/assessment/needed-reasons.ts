import type { AgreementAssessment } from '#contract/lending/agreement-assessment.ts';
import type { Agreement } from '#contract/lending/agreements.ts';
import type { Language } from '#domain/language.ts';
import { needsReason } from '#domain/lending/agreements/burden-grade.ts';
import { pickWritten } from '#domain/written.ts';
import { gradeTexts, owedBeyond, vouchedBeyond } from './assessment.messages.ts';

type Guarantors = Pick<Agreement, 'guarantors'>;

/** Says each limit that an agreement goes beyond, with both figures. */
export function exceededTexts(
  exceeded: AgreementAssessment['exceeded'],
  { guarantors }: Guarantors,
  language: Language,
): readonly string[] {
  return exceeded.map(({ limit, guarantorId, figure, most }) => {
    if (limit !== 'guarantor') return owedBeyond[limit][language](figure, most);
    const guarantor = guarantors.find(({ id }) => id === guarantorId);
    const name = guarantor === undefined ? '' : pickWritten(guarantor.fullName, language);
    return vouchedBeyond[language](name, figure, most);
  });
}

/** The findings for which an agreement needs a written reason, one sentence each. */
export function neededReasons(
  { burden, exceeded }: AgreementAssessment,
  agreement: Guarantors,
  language: Language,
): readonly string[] {
  const weight = needsReason(burden.grade) ? gradeTexts[burden.grade] : null;
  const texts = exceededTexts(exceeded, agreement, language);
  return weight === null ? texts : [weight[language], ...texts];
}
