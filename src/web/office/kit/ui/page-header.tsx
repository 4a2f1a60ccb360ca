import type { ReactNode } from 'react';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import { BackLink, type BackLinkProps } from './back-link.tsx';
import { Code } from './code.tsx';
import { HelpTip } from './help-tip.tsx';
import classes from './page-header.module.css';

/** The numbers of agreements, receipts and complaints in a title. */
const numbers = /\b((?:C-)?[A-Z]{3}-\d[\d-]*)\b/;

export interface PageHeading {
  /** The page that a list belongs to. */
  readonly back?: BackLinkProps;
  readonly title: string;
  /** One or two sentences behind a question mark: the content of the page, and the work that is done on it. */
  readonly help?: ReactNode;
  /** Facts of this moment beside the title: a date, a number, a count. */
  readonly lead?: ReactNode;
  /** The tabs of the set of queues that the page belongs to. */
  readonly queues?: ReactNode;
  /** The actions that can be started here. */
  readonly actions?: ReactNode;
}

/** The page's one main heading, which takes the focus when the page is opened, and the title of the tab. One row, if there is room. */
export function PageHeader({ back, title, help, lead, queues, actions }: PageHeading) {
  usePageTitle(title);
  return (
    <Row gap={[2, 6]} align="center" justify="space-between" wraps className={classes.header}>
      <Row gap={[1, 2]} align="center" wraps className={classes.words}>
        {back !== undefined && <BackLink {...back} />}
        <h1 tabIndex={-1} ref={keepFocus}>
          {title.split(numbers).map((part, index) =>
            index % 2 === 0 ? (
              part
            ) : (
              <Code key={part} className={classes.number}>
                {part}
              </Code>
            ),
          )}
        </h1>
        {help !== undefined && <HelpTip>{help}</HelpTip>}
        {lead !== undefined && (
          <Text as="div" tone="muted">
            {lead}
          </Text>
        )}
      </Row>
      {queues !== undefined && <div className={classes.queues}>{queues}</div>}
      {actions !== undefined && (
        <Row gap={2} wraps className={classes.actions}>
          {actions}
        </Row>
      )}
    </Row>
  );
}

/** The heading that has just gone had the focus. */
let isFocusLost = false;

/** A heading that replaces another, for example once the data has loaded, takes over its focus too. */
function keepFocus(heading: HTMLHeadingElement) {
  if (isFocusLost && document.activeElement === document.body) heading.focus({ preventScroll: true });
  isFocusLost = false;
  return () => {
    isFocusLost = document.activeElement === heading;
  };
}
