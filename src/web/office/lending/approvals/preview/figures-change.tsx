import type { ReactNode } from 'react';
import type { PreviewedAgreement } from '#contract/lending/approval.ts';
import type { Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { ArrowEndIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { agreementStatusNames } from '../../ground/labels/agreement-labels.messages.ts';
import classes from './figures-change.module.css';
import { messages } from './preview.messages.ts';

type Figures = Pick<PreviewedAgreement, 'outstanding' | 'overpaid' | 'status'>;

interface FiguresChangeProps {
  /** Undefined when it is no longer known. */
  readonly current: Figures | undefined;
  readonly after: Figures;
}

/** The outstanding amount now and after, and the other figures of an agreement that change. */
export function FiguresChange({ current, after }: FiguresChangeProps) {
  const pick = usePick();
  const isOverpaid = (current?.overpaid ?? 0) > 0 || after.overpaid > 0;
  return (
    <div className={classes.changes}>
      <Change
        labels={{ now: messages.outstandingNow, after: messages.outstandingAfter }}
        now={current && <Money amount={current.outstanding} />}
        after={<Money amount={after.outstanding} />}
      />
      {isOverpaid && (
        <Change
          labels={{ now: messages.overpaidNow, after: messages.overpaidAfter }}
          now={current && <Money amount={current.overpaid} />}
          after={<Money amount={after.overpaid} />}
        />
      )}
      {current?.status !== after.status && (
        <Change
          labels={{ now: messages.statusNow, after: messages.statusAfter }}
          now={current && pick(agreementStatusNames[current.status])}
          after={pick(agreementStatusNames[after.status])}
        />
      )}
    </div>
  );
}

interface ChangeProps {
  readonly labels: { readonly now: Phrase; readonly after: Phrase };
  readonly now: ReactNode;
  readonly after: ReactNode;
}

function Change({ labels, now, after }: ChangeProps) {
  const pick = usePick();
  return (
    <Stack gap={3} pad={[3, 4]} className={classes.change}>
      {now !== undefined && (
        <>
          <div>
            <Text size={2} tone="muted">
              {pick(labels.now)}
            </Text>
            <Text size={5} weight={600}>
              {now}
            </Text>
          </div>
          <ArrowEndIcon className="mirrored" />
        </>
      )}
      <div>
        <Text size={2} tone="muted">
          {pick(labels.after)}
        </Text>
        <Text size={5} weight={600}>
          {after}
        </Text>
      </div>
    </Stack>
  );
}
