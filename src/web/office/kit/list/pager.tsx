import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '../controls/button.tsx';
import { Row } from '../layout/row.tsx';
import { messages } from './list.messages.ts';
import { nextTrail, type PageTrail, previousCursor, previousTrail, trailIn } from './page-trail.ts';
import classes from './pager.module.css';
import type { ListLink } from './use-list-address.ts';

interface PagerProps {
  /** The number of rows on this page. */
  readonly summary: ReactNode;
  /** The start of this page; undefined for the first. */
  readonly cursor: string | undefined;
  readonly next: string | null;
  readonly pageLink: (cursor: string | undefined) => ListLink;
}

/** The foot of a list. A page is an address. A link that would lead nowhere is hidden. */
export function Pager({ summary, cursor, next, pageLink }: PagerProps) {
  const pick = usePick();
  const trail = trailIn(useLocation().state);
  return (
    <Row
      gap={[2, 4]}
      align="center"
      justify="space-between"
      wraps
      pad={[2, 5]}
      tone="muted"
      className={classes.pager}
    >
      <p aria-live="polite">{summary}</p>
      <Row as="nav" aria-label={pick(messages.pages)} gap={2} className="screen-only">
        {cursor !== undefined && (
          <PageButton link={pageLink(previousCursor(trail))} trail={previousTrail(trail)}>
            {pick(messages.previous)}
          </PageButton>
        )}
        {next !== null && (
          <PageButton link={pageLink(next)} trail={nextTrail(trail, cursor)}>
            {pick(messages.next)}
          </PageButton>
        )}
      </Row>
    </Row>
  );
}

interface PageButtonProps {
  readonly link: ListLink;
  readonly trail: PageTrail;
  readonly children: string;
}

function PageButton({ link: { to, state }, trail, children }: PageButtonProps) {
  return (
    <Button as={Link} variant="default" to={to} state={{ ...state, ...trail }}>
      {children}
    </Button>
  );
}
