import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { messages } from './list.messages.ts';
import { nextTrail, previousCursor, previousTrail, trailIn } from './page-trail.ts';
import classes from './pager.module.css';

interface PagerProps {
  /** How much of the list is on this page. */
  readonly summary: ReactNode;
  /** Where this page begins; undefined for the first. */
  readonly cursor: string | undefined;
  readonly next: string | null;
  readonly pathOf: (cursor: string | undefined) => string;
}

/** The foot of a list. A page is an address; a way that leads nowhere is not shown. */
export function Pager({ summary, cursor, next, pathOf }: PagerProps) {
  const pick = usePick();
  const { state } = useLocation();
  const trail = trailIn(state);
  return (
    <div className={classes.pager}>
      <p aria-live="polite">{summary}</p>
      <nav aria-label={pick(messages.pages)} className={classes.ways}>
        {cursor !== undefined && (
          <Button
            component={Link}
            variant="default"
            to={pathOf(previousCursor(trail))}
            state={{ ...state, ...previousTrail(trail) }}
          >
            {pick(messages.previous)}
          </Button>
        )}
        {next !== null && (
          <Button
            component={Link}
            variant="default"
            to={pathOf(next)}
            state={{ ...state, ...nextTrail(trail, cursor) }}
          >
            {pick(messages.next)}
          </Button>
        )}
      </nav>
    </div>
  );
}
