import { useEffect, useId, useRef } from 'react';
import type { Phrase } from '#domain/language.ts';
import type { ApiFailure } from '#web/api/api-failure.ts';
import { usePick } from '#web/i18n/language.ts';
import type { FramedForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { FormSummary } from '#web/office/kit/form/form-summary.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { isAnswerLost } from '../use-money-form.ts';
import { reviewMessages } from './review.messages.ts';
import classes from './review.module.css';

interface ReviewTroubleProps {
  readonly form: FramedForm;
  readonly failure: ApiFailure | null;
  readonly refused: Phrase;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** Why there is no receipt yet, and what to do: confirm what was warned of, send again what was not answered, or correct it. */
export function ReviewTrouble({ form, failure, refused, isConfirmed, onConfirm }: ReviewTroubleProps) {
  const pick = usePick();
  const checkId = useId();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus again, even to the same text
  useEffect(() => place.current?.focus(), [form.failures]);
  if (failure === null) return null;
  if (failure.code === 'not_confirmed')
    return (
      <div ref={place} tabIndex={-1} className={classes.trouble}>
        <Banner tone="warning" title={pick(reviewMessages.warned)}>
          <p>{failure.message}</p>
          <label htmlFor={checkId} className={classes.confirm}>
            <input
              id={checkId}
              type="checkbox"
              checked={isConfirmed}
              onChange={(event) => onConfirm(event.currentTarget.checked)}
            />
            {pick(reviewMessages.confirm)}
          </label>
        </Banner>
      </div>
    );
  if (isAnswerLost(failure))
    return (
      <div ref={place} tabIndex={-1} className={classes.trouble}>
        <Banner tone="warning" title={pick(reviewMessages.lost)}>
          <p>{failure.message}</p>
          <p>{pick(reviewMessages.lostText)}</p>
        </Banner>
      </div>
    );
  return <FormSummary form={form} refused={refused} />;
}
