import { sitePagePath } from '#contract/site/site-pages.ts';
import button from '#web/site-parts/button.module.css';
import layout from '../parts/layout.module.css';
import { useSite } from '../site-context.ts';
import { checkMessages as messages } from './check.messages.ts';
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
        </div>
        <p id="check-hint" className={styles.hint}>
          {say(messages.hint)}
        </p>
      </form>
    </div>
  );
}
