import { Link, useLocation } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { useLender } from '#web/office/use-lender.ts';
import { paths } from '#web/paths.ts';
import { knownRole, useSession } from '#web/session/session.ts';
import { productName } from '#web/ui/brand.messages.ts';
import { QistMark } from '#web/ui/qist-mark.tsx';
import { isCurrent, menus } from './menus.ts';
import { OfficeHours } from './office-hours.tsx';
import { messages } from './shell.messages.ts';
import classes from './sidebar.module.css';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';

/** Whose house this is, the workspace, and the menu of the signed-in role. */
export function Sidebar() {
  const pick = usePick();
  const { pathname } = useLocation();
  const { name } = useLender();
  const role = knownRole(useSession().user);
  const entries = role === undefined ? [] : menus[role];
  return (
    <nav aria-label={pick(messages.mainMenu)} className={classes.sidebar}>
      <Link to={paths.dashboard} className={classes.brand}>
        <QistMark size={34} />
        <span>
          <span className={classes.product}>{productName}</span>
          <span className={classes.lender}>{pick(name)}</span>
        </span>
      </Link>
      <WorkspaceSwitcher />
      <ul className={classes.menu}>
        {entries.map((entry) => {
          const current = role !== undefined && isCurrent(entry, role, pathname);
          return (
            <li key={entry.to}>
              <Link to={entry.to} className={classes.entry} aria-current={current ? 'page' : undefined}>
                <entry.icon />
                <span>{pick(entry.label)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <OfficeHours />
    </nav>
  );
}
