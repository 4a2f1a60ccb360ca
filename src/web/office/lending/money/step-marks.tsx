import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './step-marks.module.css';

interface StepMarksProps {
  readonly done: 0 | 1 | 2;
}

/** The progress of the two steps. The words beside the heading say it too. */
export function StepMarks({ done }: StepMarksProps) {
  return (
    <Row gap={6} className={classes.marks} aria-hidden="true">
      {[1, 2].map((step) => (
        <Text
          as="span"
          key={step}
          size={2}
          tone="muted"
          weight={600}
          className={classes.mark}
          data-done={step <= done}
          data-current={step === done + 1}
        >
          {step <= done ? <CheckIcon size={14} /> : <Ltr>{step}</Ltr>}
        </Text>
      ))}
    </Row>
  );
}
