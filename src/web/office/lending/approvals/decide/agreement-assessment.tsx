import type { AgreementAssessment as Assessment } from '#contract/lending/agreement-assessment.ts';
import { formatPercent } from '#web/format/rate.ts';
import { usePick } from '#web/i18n/language.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import {
  gradeTexts,
  assessmentMessages as messages,
  shareOfMonth,
} from '../../ground/assessment/assessment.messages.ts';

interface AgreementAssessmentProps {
  readonly assessment: Assessment;
}

/** The facts to weigh beside the terms: what the installments take of the family's income, and the reason that was written for it. */
export function AgreementAssessment({ assessment }: AgreementAssessmentProps) {
  const pick = usePick();
  const { burden, reason } = assessment;
  const { total, others, monthlyIncome, percent, grade } = burden;
  const warning = gradeTexts[grade];
  return (
    <Facts
      facts={[
        {
          label: pick(messages.burden),
          value: (
            <>
              <FactLine>
                <Money amount={total} />
                {monthlyIncome !== null &&
                  percent !== null &&
                  pick(shareOfMonth)(monthlyIncome, formatPercent(percent.toFixed(1)))}
              </FactLine>
              {warning !== null && <Badge tone="warning" icon={AlertIcon} text={pick(warning)} />}
            </>
          ),
        },
        ...(others > 0 ? [{ label: pick(messages.ofOthers), value: <Money amount={others} /> }] : []),
        ...(reason === null
          ? []
          : [{ label: pick(messages.reason), value: <WrittenText>{reason}</WrittenText> }]),
      ]}
    />
  );
}
