import { usePick } from '#web/i18n/language.ts';
import { PencilIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { CheckIcon } from '#web/office/kit/ui/office-icons.tsx';
import { stateNames } from './manage-blog.messages.ts';

interface PostStateBadgeProps {
  readonly isPublished: boolean;
}

/** Shows whether a post is published. */
export function PostStateBadge({ isPublished }: PostStateBadgeProps) {
  const pick = usePick();
  return isPublished ? (
    <Badge tone="good" icon={CheckIcon} text={pick(stateNames.published)} />
  ) : (
    <Badge tone="quiet" icon={PencilIcon} text={pick(stateNames.draft)} />
  );
}
