import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { parseCalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import { countsOn } from '#domain/lending/periods/counts-on.ts';
import { formatCalendarDay } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { CountedOn } from '../../ground/counted-on.tsx';
import { goodsInARow } from '../../ground/labels/goods.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';
import { rowName } from '../enter/effect.tsx';
import { fieldLabels, formMessages, otherInstallments, ruleNames } from '../enter/money-form.messages.ts';
import { useMoveTargets } from '../enter/move-fields.tsx';
import { type ComingEntry, type Preview, summarizedRows } from '../money-ledger.ts';
import type { StepProps } from '../step-props.ts';
import { reviewMessages } from './review.messages.ts';

interface ReviewFactsProps extends StepProps {
  readonly coming: ComingEntry;
  readonly preview: Preview;
}

/** The entry about to be recorded, line by line. Empty fields are left out. */
export function ReviewFacts({ task, basis, form, coming, preview }: ReviewFactsProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { method, reference, payerPhone, note, rule, toAgreementId } = form.values;
  const target = useMoveTargets(basis, task.isMove === true)?.find(({ id }) => id === toAgreementId);
  const handed = !task.isMove;
  const countedOn = countsOn(coming.valuedOn, parseCalendarDate(basis.closedUntil ?? ''));
  const { told, others, amount } = summarizedRows(preview.pays);
  const facts = [
    {
      label: pick(task.isMove ? reviewMessages.from : reviewMessages.agreement),
      value: <NamedAgreement number={basis.number} goods={basis.goods} />,
    },
    target && {
      label: pick(reviewMessages.to),
      value: <NamedAgreement number={target.number} goods={target.goods} />,
    },
    handed && {
      label: pick(fieldLabels.method),
      value: (
        <>
          {pick(methodNames[method])}
          <SecondLine>{pick(reviewMessages.atBranch)(pick(basis.branchCity))}</SecondLine>
        </>
      ),
    },
    handed && method !== 'cash' && { label: pick(fieldLabels.reference), value: <Code>{reference}</Code> },
    { label: pick(task.texts.day), value: formatCalendarDay(coming.valuedOn, language, now) },
    countedOn !== coming.valuedOn && {
      label: pick(lendingWords.countsOn),
      value: <CountedOn day={countedOn} />,
    },
    payerPhone && {
      label: pick(fieldLabels.payerPhone),
      value: <Ltr>{formatStoredPhone(payerPhone)}</Ltr>,
    },
    note && { label: pick(fieldLabels.note), value: <WrittenText>{note}</WrittenText> },
    rule && { label: pick(fieldLabels.rule), value: pick(ruleNames[rule]) },
    preview.pays.length > 0 && {
      label: pick(reviewMessages.pays),
      value: (
        <ul>
          {told.map(({ number, amount }) => (
            <Row as="li" key={number} gap={[0, 2]} wraps>
              {rowName(number, pick)} <Money amount={amount} />
            </Row>
          ))}
          {others > 0 && (
            <Row as="li" gap={[0, 2]} wraps>
              {pick(otherInstallments)(others)} <Money amount={amount} />
            </Row>
          )}
        </ul>
      ),
    },
    task.entryKind === 'payment' &&
      preview.after.overpaid > preview.before.overpaid && {
        label: pick(formMessages.overpaid),
        value: <Money amount={preview.after.overpaid - preview.before.overpaid} />,
      },
  ];
  return <Facts facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)} />;
}

interface NamedAgreementProps {
  readonly number: string;
  readonly goods: readonly Phrase[];
}

function NamedAgreement({ number, goods }: NamedAgreementProps) {
  const pick = usePick();
  return (
    <>
      <Code>{number}</Code>
      <SecondLine>
        <WrittenText>{pick(goodsInARow)(goods.map(pick))}</WrittenText>
      </SecondLine>
    </>
  );
}
