import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { PrintIcon } from '../ui/action-icons.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { messages, type Paper, paperNames } from './print.messages.ts';
import classes from './print-frame.module.css';

interface PrintFrameProps {
  readonly back: { readonly to: string; readonly label: string };
  readonly title: string;
  /** What it may be printed on; the first is proposed. */
  readonly papers: readonly [Paper, ...Paper[]];
  readonly children: (paper: Paper) => ReactNode;
}

/** A page that is there to be printed: a preview in the width of the paper, and on paper nothing else. */
export function PrintFrame({ back, title, papers, children }: PrintFrameProps) {
  const pick = usePick();
  const [paper, setPaper] = useState<Paper>(papers[0]);
  return (
    <div className={classes.page}>
      <div className={classes.tools}>
        <BackLink {...back} />
        <PageHeader
          title={title}
          actions={
            <>
              {papers.length > 1 && (
                <fieldset className={classes.papers} aria-label={pick(messages.paper)}>
                  {papers.map((each) => (
                    <button
                      key={each}
                      type="button"
                      aria-pressed={each === paper}
                      onClick={() => setPaper(each)}
                    >
                      <span>{pick(paperNames[each])}</span>
                    </button>
                  ))}
                </fieldset>
              )}
              <Button leftSection={<PrintIcon size={18} />} onClick={() => window.print()}>
                {pick(messages.print)}
              </Button>
            </>
          }
        />
      </div>
      <article className={classes.sheet} data-paper={paper} aria-label={title}>
        {children(paper)}
      </article>
    </div>
  );
}
