import { Link } from 'react-router';
import { usePick } from '#web/i18n/language.ts';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { BlogIcon, ChevronEndIcon } from '#web/office/kit/ui/office-icons.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useArea } from '#web/office/shell/use-area.ts';
import { messages } from './my-account.messages.ts';
import classes from './my-agreement-cards.module.css';

/** A link to the lender's blog, for which the menu has no room. */
export function BlogLink() {
  const pick = usePick();
  return (
    <Row
      as={Link}
      gap={4}
      align="center"
      pad={4}
      to={useArea().blog()}
      className={`${panel.panel} ${classes.card}`}
    >
      <BlogIcon size={28} className={classes.sign} />
      <Stack as="span" className={classes.text}>
        <Text as="span" size={4} weight={600} className={classes.title}>
          {pick(messages.blog)}
        </Text>
        <span>{pick(messages.blogText)}</span>
      </Stack>
      <ChevronEndIcon className="mirrored" />
    </Row>
  );
}
