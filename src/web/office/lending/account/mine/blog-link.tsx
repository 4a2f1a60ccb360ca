import { Link } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { BlogIcon, ChevronEndIcon } from '#web/office/kit/ui/office-icons.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { messages } from './my-account.messages.ts';
import classes from './my-agreement-cards.module.css';

/** A link to the lender's blog, for which the menu has no room. */
export function BlogLink() {
  const pick = usePick();
  return (
    <Link to={useArea().blog()} className={classes.card}>
      <BlogIcon size={28} className={classes.sign} />
      <span className={classes.text}>
        <span className={classes.title}>{pick(messages.blog)}</span>
        <span>{pick(messages.blogText)}</span>
      </span>
      <ChevronEndIcon className={classes.chevron} />
    </Link>
  );
}
