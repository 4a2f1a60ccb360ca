import type { ReactNode } from 'react';
import { usePageTitle } from '#web/ui/page-title.ts';
import classes from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** What the page holds or promises, in one line. */
  readonly lead?: ReactNode;
  /** What one may begin here. */
  readonly actions?: ReactNode;
}

/** The page's one main heading, which takes the focus when the page is opened, and the title of the tab. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  usePageTitle(title);
  return (
    <div className={classes.header}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
