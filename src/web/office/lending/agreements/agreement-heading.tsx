import type { Agreement } from '#contract/lending/agreements.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { pickWritten } from '#domain/written.ts';
import { formatMoment, formatTime, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { serviceNames } from '../ground/labels/agreement-labels.messages.ts';
import { goodsInARow } from '../ground/labels/goods.messages.ts';
import { pieces } from '../ground/labels/pieces.messages.ts';
import { draftSaved } from './draft/draft.messages.ts';

interface AgreementLeadProps {
  readonly agreement: Agreement;
}

/** The customer of the agreement, its service, and its goods. */
export function AgreementLead({ agreement }: AgreementLeadProps) {
  const pick = usePick();
  const language = useLanguage();
  const { customerName, service, items } = agreement;
  return (
    <FactLine>
      <WrittenText>{pickWritten(customerName, language)}</WrittenText>
      {pick(serviceNames[service])}
      <WrittenText>
        {pick(goodsInARow)(
          items.map(({ quantity, description }) => pick(pieces)(quantity, pick(description))),
        )}
      </WrittenText>
    </FactLine>
  );
}

/** When the draft was saved last, by anyone. */
export function SavedAt({ agreement }: AgreementLeadProps) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const at = instantOf(agreement.termsMadeAt);
  const isToday = businessDateOf(at) === businessDateOf(now);
  return (
    <Row gap={2} align="center" tone="good" weight={600} className="screen-only">
      <CheckIcon size={18} />
      <span>{pick(draftSaved)(isToday ? formatTime(at, language) : formatMoment(at, language, now))}</span>
    </Row>
  );
}
