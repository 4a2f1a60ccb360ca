import { type MouseEventHandler, useLayoutEffect, useRef } from 'react';
import { Link, type To } from 'react-router';
import { formatCount } from '#web/format/count.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import classes from './filter-tabs.module.css';

export interface FilterTab {
  readonly label: string;
  /** The number of rows under the filter; undefined until it is known. */
  readonly count?: number | undefined;
  readonly to: To;
  /** The state of the history entry. */
  readonly state?: object;
  readonly onClick?: MouseEventHandler;
  readonly isCurrent: boolean;
  /** True for the tab of the whole list, which is not printed. */
  readonly isWhole?: boolean;
}

interface FilterTabsProps {
  readonly label: string;
  readonly tabs: readonly FilterTab[];
}

/** One filter of a list as a row of links, because each choice is an address. */
export function FilterTabs({ label, tabs }: FilterTabsProps) {
  const row = useRef<HTMLElement>(null);
  const at = tabs.findIndex(({ isCurrent }) => isCurrent);
  const chosen = tabs[at]?.label;
  const counted = tabs.filter(({ count }) => count !== undefined).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs get wider and more when their counts arrive
  useLayoutEffect(() => {
    // In the next frame, because it needs the layout: measured at once, the page would be laid out twice.
    const frame = requestAnimationFrame(() => showChosen(row.current));
    return () => cancelAnimationFrame(frame);
  }, [chosen, counted, tabs.length]);
  return (
    <nav ref={row} aria-label={label} className={classes.tabs}>
      {tabs.map((tab, index) => (
        <Link
          key={tab.label}
          to={tab.to}
          state={tab.state}
          onClick={tab.onClick}
          aria-current={tab.isCurrent ? 'true' : undefined}
          aria-keyshortcuts={{ '-1': '[', 1: ']' }[index - at]}
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

/** Scrolls a row that is wider than the screen to the chosen tab, without scrolling the page. */
function showChosen(row: HTMLElement | null) {
  const tab = row?.querySelector('[aria-current]');
  if (!row || !tab) return;
  const [own, around] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
}
