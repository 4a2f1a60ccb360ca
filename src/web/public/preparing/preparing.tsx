import { signInPathIn } from '#web/paths.ts';
import button from '#web/site-parts/button.module.css';
import door from '../art/door.svg';
import panel from '../branches/home-visit-panel.module.css';
import layout from '../parts/layout.module.css';
import { partMessages } from '../parts/parts.messages.ts';
import { useSite } from '../site-context.ts';

/** The page of a lender whose site is not public yet. It claims nothing and asks for nothing, and those with an account can sign in. */
export function Preparing() {
  const { content, language, say } = useSite();
  return (
    <main id="main" tabIndex={-1} className={`${layout.container} ${layout.section} first-screen`}>
      <div className={panel.panel}>
        <img src={door} alt="" width={400} height={300} className={panel.door} />
        <div className={panel.text}>
          <h1 className={panel.title}>{content.texts.title}</h1>
          <p className={panel.explanation}>{content.texts.description}</p>
          <a
            href={signInPathIn(language)}
            className={`${button.button} ${button.primary} ${button.large} ${panel.open}`}
          >
            <span>{say(partMessages.signIn)}</span>
          </a>
        </div>
      </div>
    </main>
  );
}
