import { Fragment } from 'react';
import type { Approval, PreviewedAgreement } from '#contract/lending/approval.ts';
import { usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FiguresChange } from './figures-change.tsx';
import { messages } from './preview.messages.ts';
import { ScheduleChange } from './schedule-change.tsx';

interface PreviewChangeProps {
  /** The current agreements, in the order of the preview; none when they are no longer known. */
  readonly current: readonly PreviewedAgreement[];
  readonly preview: NonNullable<Approval['preview']>;
}

/** The changes that granting a request makes: the figures of each agreement, and its changed installments. */
export function PreviewChange({ current, preview }: PreviewChangeProps) {
  const pick = usePick();
  return (
    <Stack gap={3}>
      {preview.agreements.map((after, index) => {
        const now = current[index];
        return (
          <Fragment key={after.agreementId}>
            {index > 0 && (
              <Text tone="muted" weight={600}>
                {pick(messages.otherAgreement)}
              </Text>
            )}
            <FiguresChange current={now} after={after} />
            {now !== undefined && <ScheduleChange current={now.rows} after={after.rows} />}
          </Fragment>
        );
      })}
    </Stack>
  );
}
