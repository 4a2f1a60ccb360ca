import type { ReactNode } from 'react';
import { usePick } from '#web/i18n/language.ts';
import { focusLate } from '#web/ui/focus-late.ts';
import { ActionIcon } from '../controls/action-icon.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { CloseIcon } from '../ui/office-icons.tsx';
import classes from './drawer-frame.module.css';
import { messages } from './overlay.messages.ts';

export interface DrawerFrameProps {
  readonly titleId: string;
  readonly title: ReactNode;
  /** The kind of the item, or the progress of the task. */
  readonly lead?: ReactNode;
  readonly sign?: ReactNode;
  /** Beside the close button. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
  /** The buttons that end the task, always visible. */
  readonly foot?: ReactNode;
  readonly onClose: () => void;
}

/** Heading, content and foot of a panel beside a page. The heading takes the focus. */
export function DrawerFrame({
  titleId,
  title,
  lead,
  sign,
  tools,
  children,
  foot,
  onClose,
}: DrawerFrameProps) {
  const pick = usePick();
  return (
    <div className={classes.frame}>
      <Row as="header" gap={2} align="center" wraps pad={[3, 4]} className={classes.head}>
        {sign}
        <Stack className={classes.title}>
          <h2 id={titleId} tabIndex={-1} ref={takeFocus}>
            {title}
          </h2>
          {lead !== undefined && <Text tone="muted">{lead}</Text>}
        </Stack>
        {tools}
        <ActionIcon aria-label={pick(messages.close)} onClick={onClose}>
          <CloseIcon />
        </ActionIcon>
      </Row>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too, also where nothing in it takes the focus */}
      <section className={classes.content} aria-labelledby={titleId} tabIndex={0}>
        {children}
      </section>
      {foot !== undefined && (
        <Row as="footer" gap={2} justify="space-between" wraps pad={[3, 5]} className={classes.foot}>
          {foot}
        </Row>
      )}
    </div>
  );
}

/** Reading begins at the heading. A modal dialog moves the focus itself, by the `autofocus` attribute. */
function takeFocus(heading: HTMLHeadingElement | null) {
  heading?.setAttribute('autofocus', '');
  focusLate(heading);
}
