import { type MouseEventHandler, useLayoutEffect, useRef } from 'react';
import { Link, type To } from 'react-router';
import { formatCount } from '#web/format/count.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './filter-tabs.module.css';

export interface FilterTab {
  readonly label: string;
  /** How many rows it leaves; undefined while that is not known. */
  readonly count?: number | undefined;
  readonly to: To;
  /** What goes with the history entry. */
  readonly state?: object;
  readonly onClick?: MouseEventHandler;
  readonly isCurrent: boolean;
  /** With it the list is whole, of which paper need not tell. */
  readonly isWhole?: boolean;
}

interface FilterTabsProps {
  readonly label: string;
  readonly tabs: readonly FilterTab[];
}

/** One filter of a list as a row of links, because each choice is an address. */
export function FilterTabs({ label, tabs }: FilterTabsProps) {
  const row = useRef<HTMLElement>(null);
  const chosen = tabs.find(({ isCurrent }) => isCurrent)?.label;
  const isCounted = tabs.every(({ count }) => count !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs get wider when their counts arrive
  useLayoutEffect(() => {
    // With the next frame, whose layout it needs: asked for at once, the page would be laid out twice.
    const frame = requestAnimationFrame(() => showChosen(row.current));
    return () => cancelAnimationFrame(frame);
  }, [chosen, isCounted]);
  return (
    <nav ref={row} aria-label={label} className={classes.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          to={tab.to}
          state={tab.state}
          onClick={tab.onClick}
          aria-current={tab.isCurrent ? 'true' : undefined}
          data-whole={tab.isWhole || undefined}
        >
          <span className="lowered">{tab.label}</span>
          {tab.count !== undefined && (
            <span className={classes.count} data-tone={tab.isCurrent ? 'blue' : 'quiet'}>
              <Ltr>{formatCount(tab.count)}</Ltr>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** A row that is wider than the screen begins where the chosen tab is seen; the page itself stays where it is. */
function showChosen(row: HTMLElement | null) {
  const tab = row?.querySelector('[aria-current]');
  if (!row || !tab) return;
  const [own, around] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
}
