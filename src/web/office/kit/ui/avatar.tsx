import classes from './avatar.module.css';
import { initialsOf, tintOf } from './initials.ts';

interface AvatarProps {
  readonly name: string;
  /** A circle is one of the staff, a rounded square a customer or visitor. */
  readonly shape: 'circle' | 'square';
}

/** A person's initials; their name is always beside it. */
export function Avatar({ name, shape }: AvatarProps) {
  return (
    <span className={classes.avatar} data-tone={tintOf(name)} data-shape={shape} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
