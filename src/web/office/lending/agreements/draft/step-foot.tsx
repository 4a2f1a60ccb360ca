import type { ReactNode } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '#web/office/kit/ui/office-icons.tsx';
import { backTo, continueTo, messages, nextIs } from './draft.messages.ts';
import classes from './step-foot.module.css';
import { type Step, stepAfter, steps } from './steps.ts';

interface StepFootProps {
  readonly step: Step;
  readonly isSending?: boolean;
  /** The form that continuing sends. */
  readonly formId?: string;
  /** The action of the button in a step that submits no form. */
  readonly onContinue?: () => void;
  readonly onBack?: (step: Step) => void;
  /** Replaces the button to the next step. */
  readonly children?: ReactNode;
}

/** The back button, the name of the next step, and the button that leads there and saves the draft. */
export function StepFoot({ step, isSending = false, formId, onContinue, onBack, children }: StepFootProps) {
  const pick = usePick();
  const before = steps[steps.indexOf(step) - 1];
  const next = nextIs[step];
  return (
    <Row gap={[2, 4]} align="center" wraps className={`screen-only ${classes.foot}`}>
      {before !== undefined && (
        <Button
          variant="default"
          size="lg"
          leftSection={<ChevronStartIcon size={18} className="mirrored" />}
          onClick={() => onBack?.(before)}
        >
          {pick(backTo[before])}
        </Button>
      )}
      <Text tone="muted" role="status">
        {isSending ? pick(messages.saving) : next && pick(next)}
      </Text>
      {children ?? (
        // Not disabled, because a disabled button loses the focus. A form that is being sent is not sent again.
        <Button
          {...(onContinue === undefined ? { type: 'submit', form: formId } : { onClick: onContinue })}
          size="lg"
          aria-disabled={isSending}
          rightSection={<ChevronEndIcon size={18} className="mirrored" />}
        >
          {pick(continueTo[stepAfter(step)])}
        </Button>
      )}
    </Row>
  );
}
