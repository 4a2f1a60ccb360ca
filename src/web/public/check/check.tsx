import { sitePagePath } from '#contract/site/site-pages.ts';
import button from '#web/site-parts/button.module.css';
import { messages as forms } from '../forms/forms.messages.ts';
import layout from '../parts/layout.module.css';
import { useSite } from '../site-context.ts';
import { checkMessages as messages, saidWhileScanning } from './check.messages.ts';
import styles from './check.module.css';

/** The first screen: what the check tells. */
export function CheckHead() {
  const { say } = useSite();
  return (
    <header className={`${layout.container} ${styles.head} first-screen`}>
      <h1 className={styles.title} tabIndex={-1}>
        {say(messages.title)}
      </h1>
      <p className={styles.lead}>{say(messages.lead)}</p>
    </header>
  );
}

/** One field for the code of a receipt. The server leads to the check itself, so it needs no script. */
export function Check() {
  const { language, say } = useSite();
  return (
    <div className={styles.page}>
      <CheckHead />
      <form
        className={`${layout.container} ${styles.form} screen-only`}
        action={sitePagePath('check', language)}
        method="get"
      >
        <div className={styles.panel}>
          <label htmlFor="check-code" className={styles.label}>
            {say(messages.code)}
          </label>
          <input
            id="check-code"
            name="code"
            dir="ltr"
            required
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby="check-hint"
          />
          <button type="submit" className={`${button.button} ${button.primary}`}>
            <span>{say(messages.check)}</span>
          </button>
          <button
            type="button"
            className={`${button.button} ${button.outline} ${styles.scan}`}
            data-scan
            hidden
          >
            <svg
              viewBox="0 0 18 18"
              width="18"
              height="18"
              fill="none"
              stroke="currentColor"
              aria-hidden="true"
            >
              <path
                strokeWidth="2"
                d="M2 2h5v5H2zM11 2h5v5h-5zM2 11h5v5H2zM11 10v3M14 11h3M11 16h2M16 14v3"
              />
            </svg>
            <span>{say(messages.scan)}</span>
          </button>
        </div>
        <p id="check-hint" className={styles.hint}>
          {say(messages.hint)}
        </p>
      </form>
      <Scanner />
    </div>
  );
}

/** The window of the camera. The script opens it, and says one of its sentences at a time. */
function Scanner() {
  const { language, say } = useSite();
  const said = Object.entries(saidWhileScanning).map(([name, text]) => [`data-${name}`, text[language]]);
  return (
    <dialog className={styles.scanner} aria-labelledby="scan-title" data-scanner>
      <h2 id="scan-title">{say(messages.scanTitle)}</h2>
      <video className={styles.view} muted playsInline />
      <p role="status" {...Object.fromEntries(said)} />
      <form method="dialog">
        <button type="submit" className={`${button.button} ${button.outline}`}>
          <span>{say(forms.close)}</span>
        </button>
      </form>
    </dialog>
  );
}
