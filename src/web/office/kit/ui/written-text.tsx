import { hasUrduLetters } from '#web/format/urdu-letters.ts';
import classes from './written-text.module.css';

interface WrittenTextProps {
  readonly children: string;
  readonly className?: string | undefined;
}

/** Letters without a space: more than any name has in one word. */
const endlessWord = /\S{25,}/u;

/** Text that somebody wrote, in its own direction and script, whatever the language of the screen. */
export function WrittenText({ children, className }: WrittenTextProps) {
  const names = [className, endlessWord.test(children) && classes.broken].filter(Boolean).join(' ');
  return (
    <bdi dir="auto" lang={hasUrduLetters(children) ? 'ur' : 'en'} className={names || undefined}>
      {children}
    </bdi>
  );
}
