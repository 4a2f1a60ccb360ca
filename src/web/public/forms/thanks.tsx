import type { languageChoiceName } from '#contract/language-choice.ts';
import type { TrackingPath } from '#domain/desk/contact-requests/tracking-code.ts';
import type { Language } from '#domain/language.ts';
import buttons from '#web/ui/button.module.css';
import actions from './form-actions.module.css';
import { messages } from './forms.messages.ts';
import { takeFocus } from './take-focus.ts';
import classes from './thanks.module.css';

export interface ThanksProps {
  readonly titleId: string;
  /** The level that the form's own heading has. */
  readonly heading: 'h2' | 'h3';
  readonly language: Language;
  /** The code of the request; null if the answer had none. */
  readonly code: string | null;
  readonly nextLabel: string;
  readonly onNext: () => void;
}

/** Replaces the form once it has arrived. */
export function Thanks({ titleId, heading: Heading, language, code, nextLabel, onNext }: ThanksProps) {
  return (
    <div className={classes.thanks}>
      <ThanksStar />
      <Heading id={titleId} ref={takeFocus} tabIndex={-1}>
        {messages.thanksTitle[language]}
      </Heading>
      <p>
        <span>{messages.thanksArrived[language]}</span> <span>{messages.thanksPromise[language]}</span>
      </p>
      {code !== null && (
        <p>
          <a href={followAddress(code, language)}>{messages.follow[language]}</a>
          <span dir="ltr">{code}</span>
        </p>
      )}
      <button type="button" className={buttons.primary} onClick={onNext}>
        <span className={actions.label}>{nextLabel}</span>
      </button>
    </div>
  );
}

/** Written out, and held by the compiler to what the server reads: an import of it would bring more of the domain along. */
function followAddress(code: string, language: Language): string {
  const path: TrackingPath = `/a/${code}`;
  const parameter: typeof languageChoiceName = 'language';
  return `${path}?${parameter}=${language}`;
}

/** The khatam star of the logo, complete. */
function ThanksStar() {
  return (
    <svg width="112" height="112" viewBox="-56 -56 112 112" aria-hidden="true" focusable="false">
      <path className={classes.ground} d={starPath(56)} />
      <path className={classes.line} d={starPath(42)} />
      <circle className={classes.seal} r="30" />
      <path className={classes.check} d="M-12.5 1.5l8.5 8.5L12.5 -8" />
    </svg>
  );
}

/** Two squares over each other: eight points, the inner corners at 0.765 of the outer ones. */
function starPath(radius: number): string {
  const corners = Array.from({ length: 16 }, (_, corner) => {
    const reach = corner % 2 === 0 ? radius : radius * 0.765;
    const angle = (corner * Math.PI) / 8;
    return `${(reach * Math.sin(angle)).toFixed(1)} ${(-reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}
