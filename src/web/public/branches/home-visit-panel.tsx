import button from '#web/site-parts/button.module.css';
import { Icon } from '#web/site-parts/icon.tsx';
import door from '../art/door.svg';
import { DialogOpener } from '../parts/dialog-opener.tsx';
import { useSite } from '../site-context.ts';
import { branchMessages } from './branches.messages.ts';
import styles from './home-visit-panel.module.css';

export function HomeVisitPanel() {
  const { content, say } = useSite();
  return (
    <div id="home-visit" className={`${styles.panel} screen-only`}>
      <img src={door} alt="" width={400} height={300} loading="lazy" className={styles.door} />
      <div className={styles.text}>
        <h3 className={styles.title}>{content.texts.homeVisitHeading}</h3>
        <p className={styles.explanation}>{content.texts.homeVisitExplanation}</p>
        <DialogOpener
          opens="visit"
          className={`${button.button} ${button.primary} ${button.large} ${styles.open}`}
        >
          <Icon name="home" />
          <span>{say(branchMessages.requestHomeVisit)}</span>
        </DialogOpener>
      </div>
    </div>
  );
}
