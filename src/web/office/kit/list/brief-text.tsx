import { WrittenText } from '../ui/written-text.tsx';
import classes from './brief-text.module.css';

interface BriefTextProps {
  readonly children: string;
}

/** The beginning of what somebody wrote; the rest is in what the row opens. */
export function BriefText({ children }: BriefTextProps) {
  return <WrittenText className={classes.brief}>{children}</WrittenText>;
}
