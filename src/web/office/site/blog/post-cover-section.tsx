import { useId } from 'react';
import { pictureFile } from '#contract/picture.ts';
import { type BlogPostRecord, blogEndpoints } from '#contract/site/blog.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { PictureField } from '#web/office/kit/form/fields/picture-field.tsx';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { messages } from './manage-blog.messages.ts';

interface PostCoverSectionProps {
  readonly post: BlogPostRecord;
}

/** The cover of a post, separate from its form: it is sent as soon as it is chosen. */
export function PostCoverSection({ post: { id: postId, cover } }: PostCoverSectionProps) {
  const pick = usePick();
  const id = useId();
  const params = { id: postId };
  const { data: kept } = useEndpoint(
    blogEndpoints.showWrittenCover,
    { params: { id: postId, hash: cover?.hash ?? '' } },
    { enabled: cover !== null, staleTime: Number.POSITIVE_INFINITY },
  );
  const set = useAction(blogEndpoints.setBlogCover);
  const remove = useAction(blogEndpoints.removeBlogCover);
  const failure = set.failure ?? remove.failure;
  const said = failure?.errors[0]?.message ?? failure?.message;
  return (
    <FormSection title={pick(messages.cover)} lead={pick(messages.coverLead)}>
      <PictureField
        id={id}
        name="picture"
        label={messages.cover}
        value={(cover && kept) ?? null}
        problem={said === undefined ? undefined : { en: said, ur: said }}
        types={pictureFile.mediaTypes}
        isSending={set.isRunning}
        isWide
        onEdit={(picture) =>
          picture === null
            ? void remove.run({ params }, () =>
                showToast({ tone: 'good', title: pick(messages.coverRemoved) }),
              )
            : void set.run({ params, body: { picture } }, () =>
                showToast({ tone: 'good', title: pick(messages.coverSaved) }),
              )
        }
      />
    </FormSection>
  );
}
