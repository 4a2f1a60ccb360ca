import type { AgreementAssessment as Assessment } from '#contract/lending/agreement-assessment.ts';
import { needsReason } from '#domain/lending/agreements/burden-grade.ts';
import { formatPercent } from '#web/format/rate.ts';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import {
  burdenMarks,
  gradeTexts,
  assessmentMessages as messages,
  shareOfMonth,
} from '../../ground/assessment/assessment.messages.ts';
import classes from './agreement-assessment.module.css';
import { Part } from './part.tsx';
import reasonClasses from './request-details.module.css';

interface AgreementAssessmentProps {
  readonly assessment: Assessment;
}

/** The share of the family's income that the installments take, and the reason that was written for the approver. */
export function AgreementAssessment({ assessment: { burden, reason } }: AgreementAssessmentProps) {
  const pick = usePick();
  const { total, own, others, monthlyIncome, percent, grade, warningPercent, reasonPercent } = burden;
  const warning = gradeTexts[grade];
  return (
    <>
      <Part title={pick(messages.burden)}>
        <Row gap={[1, 3]} align="center" wraps>
          <FactLine>
            <Money amount={total} />
            {monthlyIncome !== null &&
              percent !== null &&
              pick(shareOfMonth)(monthlyIncome, formatPercent(percent.toFixed(1)))}
          </FactLine>
          {warning !== null && (
            <Badge tone={needsReason(grade) ? 'bad' : 'warning'} icon={AlertIcon} text={pick(warning)} />
          )}
        </Row>
        {percent !== null && <BurdenBar burden={burden} percent={percent} />}
        <Text as="div" size={2} tone="muted">
          {others > 0 && (
            <FactLine>
              <span>
                {pick(messages.ofOthers)} <Money amount={others} />
              </span>
              <span>
                {pick(messages.ofThis)} <Money amount={own} />
              </span>
            </FactLine>
          )}
          {pick(burdenMarks)(formatPercent(String(warningPercent)), formatPercent(String(reasonPercent)))}
        </Text>
      </Part>
      {reason !== null && (
        <Part title={pick(messages.reason)}>
          <p className={reasonClasses.reason}>
            <WrittenText>{reason}</WrittenText>
          </p>
        </Part>
      )}
    </>
  );
}

interface BurdenBarProps {
  readonly burden: Assessment['burden'];
  readonly percent: number;
}

/** The same as a bar of the whole income: pale what other agreements take, strong this one. */
function BurdenBar({ burden, percent }: BurdenBarProps) {
  const { own, total, others, grade, warningPercent, reasonPercent } = burden;
  const whole = Math.max(100, percent);
  const widthOf = (amount: number) => `${((total === 0 ? 0 : amount / total) * percent * 100) / whole}%`;
  return (
    <div className={classes.bar} data-grade={grade} aria-hidden="true">
      <span data-of="others" style={{ inlineSize: widthOf(others) }} />
      <span data-of="own" style={{ inlineSize: widthOf(own) }} />
      {[warningPercent, reasonPercent].map((mark) => (
        <i key={mark} style={{ insetInlineStart: `${(mark * 100) / whole}%` }} />
      ))}
    </div>
  );
}
