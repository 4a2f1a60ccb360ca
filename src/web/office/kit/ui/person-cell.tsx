import { Link } from 'react-router';
import { Avatar } from './avatar.tsx';
import classes from './person-cell.module.css';
import { WrittenText } from './written-text.tsx';

interface PersonCellProps {
  readonly name: string;
  /** What tells two people of one name apart, or what they are: the Urdu name, a designation. */
  readonly second: string | null;
  /** A circle is one of the staff, a rounded square a customer or visitor. */
  readonly shape: 'circle' | 'square';
  /** The whole row opens this. */
  readonly to: string;
}

/** Somebody in a row of a list. */
export function PersonCell({ name, second, shape, to }: PersonCellProps) {
  return (
    <div className={classes.person} data-shape={shape}>
      <Avatar name={name} shape={shape} />
      <div>
        <Link to={to} className={classes.name}>
          <WrittenText>{name}</WrittenText>
        </Link>
        {second !== null && (
          <div className={classes.second}>
            <WrittenText>{second}</WrittenText>
          </div>
        )}
      </div>
    </div>
  );
}
