import { WrittenText } from '../ui/written-text.tsx';
import classes from './brief-text.module.css';

interface BriefTextProps {
  readonly children: string;
}

/** The beginning of a text that somebody wrote. The page that the row opens has the whole text. */
export function BriefText({ children }: BriefTextProps) {
  return <WrittenText className={classes.brief}>{children}</WrittenText>;
}
