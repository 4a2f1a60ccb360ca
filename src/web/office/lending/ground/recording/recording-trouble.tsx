import { useEffect, useId, useRef } from 'react';
import type { Phrase } from '#domain/language.ts';
import type { EntryWarning } from '#domain/lending/ledger/check-entry.ts';
import { type ApiFailure, isAnswerLost, noAnswer } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import type { FieldOf, FramedForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { FormSummary } from '#web/office/kit/form/form-summary.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { messages } from './recording.messages.ts';
import classes from './recording-trouble.module.css';
import { isUnconfirmed } from './use-recording.ts';

interface RecordingTroubleProps {
  readonly form: FramedForm;
  /** The failure from `useRecording`. */
  readonly failure: ApiFailure | null;
  /** The warnings that were confirmed. */
  readonly confirmed: Pick<FieldOf<readonly EntryWarning[]>, 'value' | 'onEdit'>;
  readonly refused: Phrase;
}

/** The reason why nothing is recorded yet, and the next step: confirm a warning, retry after a lost answer, or correct the input. */
export function RecordingTrouble({ form, failure, confirmed, refused }: RecordingTroubleProps) {
  const pick = usePick();
  const checkId = useId();
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus again, even to the same text
  useEffect(() => place.current?.focus(), [form.failures]);
  if (failure?.code === 'not_confirmed') {
    const { warnings } = failure;
    const others = confirmed.value.filter((warning) => !warnings.includes(warning));
    return (
      <section ref={place} tabIndex={-1} className={classes.trouble}>
        <Banner tone="warning" title={pick(messages.warned)}>
          <p>{failure.message}</p>
          <Row as="label" htmlFor={checkId} gap={2} align="center" weight={600} className={classes.confirm}>
            <input
              id={checkId}
              type="checkbox"
              checked={!isUnconfirmed(failure, confirmed.value)}
              onChange={({ currentTarget: { checked } }) =>
                confirmed.onEdit(checked ? [...others, ...warnings] : others)
              }
            />
            {pick(messages.confirm)}
          </Row>
        </Banner>
      </section>
    );
  }
  if (failure !== null && isAnswerLost(failure))
    return (
      <section ref={place} tabIndex={-1} className={classes.trouble}>
        <Banner tone="warning" title={pick(noAnswer)}>
          <p>{failure.message}</p>
          <p>{pick(messages.lostText)}</p>
        </Banner>
      </section>
    );
  return <FormSummary form={form} refused={refused} />;
}
