import { Link, useLocation } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { PlusIcon } from '../kit/ui/action-icons.tsx';
import { SearchIcon } from '../kit/ui/office-icons.tsx';
import classes from './bottom-bar.module.css';
import { messages } from './shell.messages.ts';
import { useRole } from './use-area.ts';
import { usePageLink } from './use-page-link.ts';

interface BottomBarProps {
  readonly onSearch: () => void;
}

/** On a phone, the pages that an employee on the road opens most, within reach of the thumb. */
export function BottomBar({ onSearch }: BottomBarProps) {
  const pick = usePick();
  const pageLink = usePageLink();
  const { pathname } = useLocation();
  if (useRole() !== 'employee') return null;
  const place = (name: 'due' | 'myContactRequests' | 'myDay', label: string) => {
    const { to, icon: PlaceIcon } = pageLink(name);
    return (
      <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
        <PlaceIcon size={22} />
        {label}
      </Link>
    );
  };
  return (
    <nav className={classes.bar} aria-label={pick(messages.onTheRoad)}>
      {place('due', pick(messages.due))}
      {place('myContactRequests', pick(messages.requests))}
      <Link to={pageLink('newPayment').to} className={classes.first}>
        <span className={classes.plus}>
          <PlusIcon size={22} />
        </span>
        {pick(messages.payment)}
      </Link>
      <button type="button" onClick={onSearch}>
        <SearchIcon size={22} />
        {pick(messages.find)}
      </button>
      {place('myDay', pick(messages.myDay))}
    </nav>
  );
}
