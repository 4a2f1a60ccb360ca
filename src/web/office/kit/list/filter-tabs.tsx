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
  readonly isCurrent: boolean;
}

interface FilterTabsProps {
  readonly label: string;
  readonly tabs: readonly FilterTab[];
}

/** One filter of a list as a row of links, because each choice is an address. */
export function FilterTabs({ label, tabs }: FilterTabsProps) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {tabs.map((tab) => (
        <Link key={tab.label} to={tab.to} state={tab.state} aria-current={tab.isCurrent ? 'true' : undefined}>
          <span>{tab.label}</span>
          {tab.count !== undefined && <Ltr className={classes.count}>{formatCount(tab.count)}</Ltr>}
        </Link>
      ))}
    </nav>
  );
}
