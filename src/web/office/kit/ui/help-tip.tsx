import { type ReactNode, useId } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { Icon, type IconProps } from '#web/ui/icon.tsx';
import { plainWords } from '../language/plain-words.messages.ts';
import classes from './help-tip.module.css';
import { useTip } from './use-tip.ts';

interface HelpTipProps {
  /** One or two sentences: the content of the page, and the work that is done on it. */
  readonly children: ReactNode;
}

/** The question mark beside a page's title. Its text opens on focus, under the pointer and by touch, and stands on paper. */
export function HelpTip({ children }: HelpTipProps) {
  const pick = usePick();
  const id = useId();
  const tip = useTip(true);
  return (
    <span className={classes.help} {...tip.ofAnchor}>
      <button
        type="button"
        className={`${classes.mark} touch`}
        aria-label={pick(plainWords.aboutPage)}
        aria-describedby={id}
      >
        <QuestionIcon size={18} />
      </button>
      <span {...tip.ofTip} id={id} role="tooltip" className={classes.tip}>
        <span>{children}</span>
      </span>
    </span>
  );
}

function QuestionIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.8 9.6a2.3 2.3 0 1 1 3.4 2c-.8.5-1.2 1-1.2 1.9M12 16.5v.1" />
    </Icon>
  );
}
