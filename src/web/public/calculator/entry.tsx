import type { SiteGood } from '#contract/site/site-content.ts';
import { sitePagePath } from '#contract/site/site-pages.ts';
import type { Language } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';
import { Pictogram } from '#web/goods/pictogram.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { useSite } from '../site-context.ts';
import { filledIn, calculatorMessages as messages } from './calculator.messages.ts';
import styles from './calculator.module.css';
import { filled } from './filled.ts';
import type { CalculatorData } from './work-out.ts';

/** All that the script knows, as an attribute of the form. */
function dataOf(goods: readonly SiteGood<string>[], language: Language): string {
  const data: CalculatorData = {
    goods: goods.map(({ name, service, cashPrice, termsMonths, downPaymentMinPercent, roundingStep }) => ({
      ...{ name, service, cashPrice, termsMonths, downPaymentMinPercent, roundingStep },
    })),
    texts: Object.fromEntries(
      Object.entries(filledIn).map(([key, text]) => [key, text[language]]),
    ) as CalculatorData['texts'],
  };
  return JSON.stringify(data);
}

interface EntryProps {
  readonly goods: readonly SiteGood<string>[];
}

/** The fields. Their names are what the script reads. */
export function Entry({ goods }: EntryProps) {
  const { content, language, say } = useSite();
  return (
    <form className={styles.panel} data-calculator={dataOf(goods, language)} noValidate>
      <fieldset className={styles.goods}>
        <legend className={styles.label}>{say(messages.choose)}</legend>
        {goods.map(({ name, pictogram }, index) => (
          <label key={name} className={styles.good}>
            <input type="radio" name="good" value={index} className="visually-hidden" />
            <Pictogram name={pictogram} />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      {content.goods.length > goods.length && (
        <a href={sitePagePath('products', language)} className={styles.all}>
          {filled(say(messages.allGoods), { count: content.goods.length })}
        </a>
      )}
      <Amount name="price" label={say(messages.orPrice)} />
      <Amount name="down" label={say(messages.downPayment)} hint="least" />
      <Months goods={goods} />
    </form>
  );
}

interface EntryOfOneProps {
  readonly good: SiteGood<string>;
}

/** The same for one thing, whose price stays as it is. */
export function EntryOfOne({ good }: EntryOfOneProps) {
  const { language, say } = useSite();
  return (
    <form className={styles.one} data-calculator={dataOf([good], language)} noValidate>
      <input type="radio" name="good" value="0" defaultChecked hidden />
      <input type="hidden" name="price" value={formatCount(good.cashPrice)} />
      <Months goods={[good]} />
      <Amount name="down" label={say(messages.downPayment)} hint="least" />
    </form>
  );
}

function Months({ goods }: EntryProps) {
  const { say } = useSite();
  const months = [...new Set(goods.flatMap(({ termsMonths }) => termsMonths))].sort((a, b) => a - b);
  return (
    <fieldset className={styles.months}>
      <legend className={styles.label}>{say(messages.months)}</legend>
      {months.map((count) => (
        <label key={count} className={styles.month}>
          <input type="radio" name="months" value={count} className="visually-hidden" />
          <Ltr>{count}</Ltr>
        </label>
      ))}
    </fieldset>
  );
}

interface AmountProps {
  readonly name: string;
  readonly label: string;
  /** The place where the script writes what the field needs. */
  readonly hint?: string;
}

function Amount({ name, label, hint }: AmountProps) {
  const { say } = useSite();
  return (
    <div>
      <div className={styles.labels}>
        <label className={styles.label} htmlFor={`calculator-${name}`}>
          {label}
        </label>
        {hint !== undefined && <span className={styles.hint} data-out={hint} />}
      </div>
      <div className={styles.field}>
        <input
          id={`calculator-${name}`}
          name={name}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          maxLength={20}
          aria-describedby={`calculator-${name}-problem`}
        />
        <span aria-hidden="true">{say(messages.rupees)}</span>
      </div>
      <p id={`calculator-${name}-problem`} className={styles.problem} role="alert" data-problem={name} />
    </div>
  );
}
