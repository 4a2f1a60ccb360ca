import { usePick } from '#web/i18n/language.ts';
import classes from '#web/office/kit/language/language-switch.module.css';
import { Row } from '../layout/row.tsx';
import { messages } from './keys.messages.ts';
import { letterKeys } from './letter-keys.ts';

/** On and off side by side; the choice is kept on this device. */
export function LetterKeysSwitch() {
  const pick = usePick();
  const isOn = letterKeys.use();
  return (
    <Row as="fieldset" className={classes.switch} aria-label={pick(messages.title)}>
      {[true, false].map((on) => (
        <button key={String(on)} type="button" aria-pressed={on === isOn} onClick={() => letterKeys.set(on)}>
          {pick(on ? messages.on : messages.off)}
        </button>
      ))}
    </Row>
  );
}
