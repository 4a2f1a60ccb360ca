import { Link } from 'react-router';
import classes from './back-link.module.css';
import { ChevronEndIcon } from './office-icons.tsx';

interface BackLinkProps {
  readonly to: string;
  readonly label: string;
}

/** The list or page that this one belongs to. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link to={to} className={classes.back}>
      <ChevronEndIcon size={18} className={classes.chevron} />
      <span>{label}</span>
    </Link>
  );
}
