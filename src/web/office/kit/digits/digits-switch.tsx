import { usePick } from '#web/i18n/language.ts';
import classes from '#web/office/kit/language/language-switch.module.css';
import { Row } from '../layout/row.tsx';
import { digitsNames, messages } from './digits.messages.ts';
import { chooseDigits, useDigits } from './digits.ts';

const kinds = ['urdu', 'latin'] as const;

/** Both kinds of digits side by side, each shown in itself. */
export function DigitsSwitch() {
  const pick = usePick();
  const chosen = useDigits();
  return (
    <Row as="fieldset" className={classes.switch} aria-label={pick(messages.title)}>
      {kinds.map((digits) => (
        <button
          key={digits}
          type="button"
          translate="no"
          aria-pressed={digits === chosen}
          onClick={() => chooseDigits(digits)}
        >
          {digitsNames[digits]}
        </button>
      ))}
    </Row>
  );
}
