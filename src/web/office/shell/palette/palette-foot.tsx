import { usePick } from '#web/i18n/language.ts';
import { messages } from './palette.messages.ts';
import classes from './palette-foot.module.css';

const keys = [
  { key: '↑ ↓', does: messages.toMove },
  { key: '↵', does: messages.toOpen },
  { key: 'Esc', does: messages.toClose },
] as const;

/** The keys that work here, for devices with a keyboard. */
export function PaletteFoot() {
  const pick = usePick();
  return (
    <div className={classes.foot} aria-hidden="true">
      {keys.map(({ key, does }) => (
        <span key={key}>
          <kbd className={classes.key} dir="ltr">
            {key}
          </kbd>
          {pick(does)}
        </span>
      ))}
    </div>
  );
}
