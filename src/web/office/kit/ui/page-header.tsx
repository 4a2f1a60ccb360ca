import type { ReactNode } from 'react';
import { usePageTitle } from '#web/ui/page-title.ts';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { Code } from './code.tsx';
import classes from './page-header.module.css';

/** The numbers of agreements and receipts in a title. */
const numbers = /\b([A-Z]{3}-\d[\d-]*)\b/;

interface PageHeaderProps {
  readonly title: string;
  /** The content or purpose of the page, in one line. */
  readonly lead?: ReactNode;
  /** The actions that can be started here. */
  readonly actions?: ReactNode;
}

/** The page's one main heading, which takes the focus when the page is opened, and the title of the tab. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  usePageTitle(title);
  return (
    <Row gap={[3, 6]} align="end" justify="space-between" wraps className={classes.header}>
      <Stack>
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
        {lead !== undefined && <Text tone="muted">{lead}</Text>}
      </Stack>
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
