import { Icon } from '#web/site-parts/icon.tsx';
import { useSite } from '../site-context.ts';
import styles from './bring-list.module.css';
import { guideMessages as messages } from './guide.messages.ts';

/** The papers that a family brings along, and those that nobody asks for. */
export function BringList() {
  const { content, say } = useSite();
  const { bringFirst, bringSecond, bringThird, bringFourth, bringFifth, notNeeded } = content.texts;
  return (
    <>
      <h2 className={styles.heading}>{say(messages.bring)}</h2>
      <ul className={styles.list}>
        {[bringFirst, bringSecond, bringThird, bringFourth, bringFifth].map((line) => (
          <li key={line}>
            <Icon name="bullet" size={16} />
            {line}
          </li>
        ))}
      </ul>
      <p className={styles.notNeeded}>{notNeeded}</p>
    </>
  );
}
