import { usePick } from '#web/i18n/language.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { PencilIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { stateNames } from './manage-blog.messages.ts';

interface PostStateProps {
  readonly isPublished: boolean;
}

/** Shows whether a post is published. */
export function PostState({ isPublished }: PostStateProps) {
  const pick = usePick();
  return isPublished ? (
    <Text as="span" tone="muted">
      {pick(stateNames.published)}
    </Text>
  ) : (
    <Badge tone="quiet" icon={PencilIcon} text={pick(stateNames.draft)} />
  );
}
