import { Link } from 'react-router';
import classes from './back-link.module.css';
import { ChevronStartIcon } from './office-icons.tsx';

export interface BackLinkProps {
  readonly to: string;
  readonly label: string;
}

/** The list or page that this one belongs to. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link to={to} className={`${classes.back} touch`}>
      <ChevronStartIcon size={18} className="mirrored" />
      <span>{label}</span>
    </Link>
  );
}
