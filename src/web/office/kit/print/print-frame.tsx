import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Language, languages, type Phrase } from '#domain/language.ts';
import { usePick } from '#web/i18n/language.ts';
import { languageNames } from '#web/i18n/language-names.messages.ts';
import { Button } from '../controls/button.tsx';
import { Skeleton } from '../controls/skeleton.tsx';
// A paper may be in Urdu while the office is in English.
import '#web/i18n/nastaliq.css';
import { Segments } from '../controls/segments.tsx';
import { Row } from '../layout/row.tsx';
import { MissingRecord } from '../record/missing-record.tsx';
import { PrintIcon } from '../ui/action-icons.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { Banner } from '../ui/banner.tsx';
import { ButtonKey } from '../ui/keys.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import panel from '../ui/panel.module.css';
import { messages, type Paper, paperNames } from './print.messages.ts';
import classes from './print-frame.module.css';

/** The paper size and the language of a print. */
export interface PrintChoices<P extends Paper> {
  readonly paper: P;
  readonly language: Language;
}

/** The callbacks by which a page records its prints. */
export interface PrintRecord<P extends Paper> {
  /** Runs before the browser prints. When it returns false, nothing is printed. */
  readonly before: (choices: PrintChoices<P>) => Promise<boolean>;
  /** Runs when the reader prints by the browser's own command. It cannot stop the print. */
  readonly unasked: (choices: PrintChoices<P>) => void;
  readonly after: () => void;
}

/** The paper is missing: it is still loading, or could not be loaded. */
interface Absence {
  readonly notOpened: Phrase;
  readonly failure: Error | null;
  readonly onRetry: () => void;
}

interface PrintFrameProps<P extends Paper> {
  readonly back: { readonly to: string; readonly label: string };
  readonly title: string;
  /** The paper sizes; the first is the default. */
  readonly papers: readonly [P, ...P[]];
  /** The language that is proposed for the paper. */
  readonly language: Language;
  readonly record?: PrintRecord<P>;
  /** The tabs of the set of queues that the page belongs to. They fill its head and lead back, so the controls are beside the filters. */
  readonly queues?: ReactNode;
  /** The filters of the paper; they are not printed. */
  readonly filters?: ReactNode;
  /** The failure of the last print. */
  readonly failure?: Error | null;
  /** False while the page shows the way to a paper, and no paper yet. */
  readonly isPrintable?: boolean;
  /** Null once there is something to print. The heading is the same before and after, and keeps the focus. */
  readonly absence: Absence | null;
  readonly children: (choices: PrintChoices<P>) => ReactNode;
}

/** A page for printing: a preview in the width of the paper, and on paper nothing else. */
export function PrintFrame<P extends Paper>(props: PrintFrameProps<P>) {
  const { back, title, papers, record, queues, filters, failure = null, absence, children } = props;
  const { isPrintable = true } = props;
  const pick = usePick();
  const [paper, setPaper] = useState<P>(papers[0]);
  const [chosen, setLanguage] = useState<Language | null>(null);
  const language = chosen ?? props.language;
  const choices = { paper, language };

  const isAsked = useRef(false);
  const sheet = useRef<HTMLDivElement>(null);

  async function print(): Promise<void> {
    if (record !== undefined && !(await record.before(choices))) return;
    await document.fonts.ready;
    isAsked.current = true;
    window.print();
  }
  const onBeforePrint = useEffectEvent(() => {
    if (paper === 'roll' && sheet.current !== null) cutRollAfter(sheet.current);
    if (!isAsked.current && absence === null) record?.unasked(choices);
  });
  const onAfterPrint = useEffectEvent(() => {
    isAsked.current = false;
    record?.after();
  });
  useEffect(() => {
    const before = () => onBeforePrint();
    const after = () => onAfterPrint();
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);

  const controls = absence === null && isPrintable && (
    <>
      <Segments
        label={pick(messages.language)}
        options={languages}
        chosen={language}
        onChoose={setLanguage}
        nameOf={(each) => <span lang={each}>{languageNames[each]}</span>}
      />
      {papers.length > 1 && (
        <Segments
          label={pick(messages.paper)}
          options={papers}
          chosen={paper}
          onChoose={setPaper}
          nameOf={(each) => <span>{pick(paperNames[each])}</span>}
        />
      )}
      <Button
        leftSection={<PrintIcon size={18} />}
        rightSection={<ButtonKey>P</ButtonKey>}
        aria-keyshortcuts="P"
        onClick={() => void print()}
      >
        {pick(messages.print)}
      </Button>
    </>
  );

  return (
    <div>
      <div className="screen-only">
        {queues === undefined && <BackLink {...back} />}
        <PageHeader title={title} queues={queues} actions={queues === undefined && controls} />
        {queues === undefined ? (
          filters
        ) : (
          <Row gap={3} align="end" justify="space-between" wraps className={classes.tools}>
            {filters}
            <Row gap={2} wraps>
              {controls}
            </Row>
          </Row>
        )}
        {failure !== null && (
          <div role="alert">
            <Banner tone="bad" title={pick(messages.notPrinted)}>
              <p>{failure.message}</p>
            </Banner>
          </div>
        )}
      </div>
      {absence === null ? (
        <div ref={sheet} className={classes.sheet} data-paper={paper} data-way={!isPrintable}>
          {children(choices)}
        </div>
      ) : absence.failure === null ? (
        <Skeleton height={360} radius="lg" />
      ) : (
        <section className={panel.panel}>
          <MissingRecord
            title={absence.notOpened}
            failure={absence.failure}
            back={back}
            onRetry={absence.onRetry}
          />
        </section>
      )}
    </div>
  );
}

const rollWidth = '80mm';

/** Makes the page of the roll as long as its slip: a printer feeds the whole page, and the rest would be blank paper. */
function cutRollAfter(slip: HTMLElement): void {
  const { width, height } = slip.getBoundingClientRect();
  const lengthMm = Math.ceil((height * Number.parseInt(rollWidth, 10)) / width);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const rule of rules)
    if (rule instanceof CSSPageRule && rule.style.getPropertyValue('size').startsWith(rollWidth))
      rule.style.setProperty('size', `${rollWidth} ${lengthMm}mm`);
}
