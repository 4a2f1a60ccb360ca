import { Link } from 'react-router';
import classes from './filter-tabs.module.css';

export interface FilterTab {
  readonly label: string;
  readonly to: string;
  /** What goes with the history entry. */
  readonly state?: unknown;
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
        <Link key={tab.to} to={tab.to} state={tab.state} aria-current={tab.isCurrent ? 'true' : undefined}>
          <span>{tab.label}</span>
        </Link>
      ))}
    </nav>
  );
}
