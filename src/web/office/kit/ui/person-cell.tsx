import { Link, type LinkProps } from 'react-router';
import { Row } from '../layout/row.tsx';
import { SecondLine } from '../layout/second-line.tsx';
import { Avatar } from './avatar.tsx';
import classes from './person-cell.module.css';
import { WrittenText } from './written-text.tsx';

interface PersonCellProps extends Pick<LinkProps, 'id' | 'to' | 'preventScrollReset'> {
  readonly name: string;
  /** The second line, which distinguishes people of the same name or shows their role: the Urdu name, a designation. */
  readonly second: string | null;
  /** A circle is one of the staff, a rounded square a customer or visitor. */
  readonly shape: 'circle' | 'square';
}

/** A person in a row of a list. The whole row opens the name's link. */
export function PersonCell({ name, second, shape, ...opened }: PersonCellProps) {
  return (
    <Row gap={3} align="center" className={classes.person}>
      <Avatar name={name} shape={shape} />
      <div className={classes.words}>
        <Link {...opened} className={classes.name}>
          <WrittenText>{name}</WrittenText>
        </Link>
        {second !== null && (
          <SecondLine>
            <WrittenText>{second}</WrittenText>
          </SecondLine>
        )}
      </div>
    </Row>
  );
}
