import { Text } from '#web/office/kit/layout/text.tsx';
import classes from './post-text.module.css';

interface PostTextProps {
  /** The server's HTML for the Markdown: nothing in it runs or fetches anything. */
  readonly html: string;
}

/** The text of a post, set to be read on a phone in either script. */
export function PostText({ html }: PostTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets only a few harmless elements through
  return <Text as="div" size={4} className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
