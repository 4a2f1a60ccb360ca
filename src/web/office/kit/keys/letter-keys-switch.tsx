import { usePick } from '#web/i18n/language.ts';
import classes from '#web/office/kit/language/language-switch.module.css';
import { Row } from '../layout/row.tsx';
import { messages } from './keys.messages.ts';
import { turnLetterKeys, useLetterKeys } from './letter-keys.ts';

/** On and off side by side; the choice is kept on this device. */
export function LetterKeysSwitch() {
  const pick = usePick();
  const isOn = useLetterKeys();
  return (
    <Row as="fieldset" className={classes.switch} aria-label={pick(messages.title)}>
      {[true, false].map((on) => (
        <button key={String(on)} type="button" aria-pressed={on === isOn} onClick={() => turnLetterKeys(on)}>
          {pick(on ? messages.on : messages.off)}
        </button>
      ))}
    </Row>
  );
}
