import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages, stepNames } from './draft.messages.ts';
import { type Step, steps } from './steps.ts';
import classes from './steps-strip.module.css';

interface StepsStripProps {
  readonly current: Step;
  /** The last step that is done. Done steps can be opened again. */
  readonly doneUntil: Step;
  readonly onGo?: (step: Step) => void;
}

/** The progress of the agreement, as a strip. A step that is done links back to it. */
export function StepsStrip({ current, doneUntil, onGo }: StepsStripProps) {
  const pick = usePick();
  const reached = steps.indexOf(doneUntil);
  return (
    <nav aria-label={pick(messages.steps)} className={`screen-only ${panel.panel} ${classes.strip}`}>
      <Row as="ol">
        {steps.map((step, index) => (
          <li key={step} data-current={step === current || undefined}>
            <Row
              as="button"
              gap={2}
              align="center"
              pad={[1, 4]}
              type="button"
              aria-current={step === current ? 'step' : undefined}
              disabled={index > reached}
              onClick={() => onGo?.(step)}
            >
              <Text
                as="span"
                size={2}
                weight={600}
                className={classes.sign}
                data-done={(index < reached && step !== current) || undefined}
              >
                {index < reached && step !== current ? <CheckIcon size={16} /> : <Ltr>{index + 1}</Ltr>}
              </Text>
              <span className={classes.name}>{pick(stepNames[step])}</span>
              {index < reached && <span className="visually-hidden">{pick(messages.done)}</span>}
            </Row>
          </li>
        ))}
      </Row>
    </nav>
  );
}
