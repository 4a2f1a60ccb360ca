import layout from '../parts/layout.module.css';
import { useSite } from '../site-context.ts';
import { calculatorMessages as messages } from './calculator.messages.ts';
import styles from './calculator.module.css';
import { chosenGoods } from './chosen-goods.ts';
import { Entry } from './entry.tsx';
import { Examples } from './examples.tsx';
import { Result } from './result.tsx';

/** The first screen: what the page is about. */
export function CalculatorHead() {
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

/** The installments of a thing or a typed price, and without scripts a table of examples. */
export function Calculator() {
  const goods = chosenGoods(useSite().content.goods);
  return (
    <>
      <CalculatorHead />
      <div className={layout.container}>
        <div className={`${styles.work} needs-script screen-only`}>
          <Entry goods={goods} />
          <Result />
        </div>
        <Examples goods={goods} />
      </div>
    </>
  );
}
