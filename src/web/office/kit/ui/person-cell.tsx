import { Link } from 'react-router';
import { Avatar } from './avatar.tsx';
import classes from './person-cell.module.css';

interface PersonCellProps {
  readonly name: string;
  readonly second: string | null;
  /** The whole row opens this. */
  readonly to: string;
}

/** One of the staff in a row of a list. */
export function PersonCell({ name, second, to }: PersonCellProps) {
  return (
    <div className={classes.person}>
      <Avatar name={name} shape="circle" />
      <div>
        <Link to={to} className={classes.name}>
          <bdi dir="auto">{name}</bdi>
        </Link>
        {second !== null && (
          <div className={classes.second}>
            <bdi dir="auto">{second}</bdi>
          </div>
        )}
      </div>
    </div>
  );
}
