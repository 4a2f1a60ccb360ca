import { blogEndpoints, blogPostForm } from '#contract/site/blog.ts';
import { usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useOfficeForm } from '#web/office/kit/form/engine/use-office-form.ts';
import { OfficeForm } from '#web/office/kit/form/office-form.tsx';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useLeadOn } from '#web/office/shell/use-lead-on.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { postLabels } from '../ground/post-labels.messages.ts';
import { messages } from './manage-blog.messages.ts';
import { PostFields } from './post-fields.tsx';
import { newPostValues } from './post-values.ts';

/** Saves the draft at once, because the next step, its cover, needs a post to belong to. */
export function NewPostPage() {
  const pick = usePick();
  const { title } = usePage();
  const area = useArea();
  const leadOn = useLeadOn();
  const create = useAction(blogEndpoints.createBlogPost);
  const form = useOfficeForm({
    initial: newPostValues,
    labels: postLabels,
    schema: blogPostForm,
    send: (body, key) => create.send({ body, idempotencyKey: key }),
    onSaved: ({ data }) => leadOn(area.editPost(data.id), { replace: true }),
  });
  return (
    <>
      <BackLink {...usePageLink()('manageBlog')} />
      <PageHeader title={title} help={pick(messages.newLead)} />
      <OfficeForm form={form} verb={messages.create} back={area.manageBlog()}>
        <PostFields form={form} />
      </OfficeForm>
    </>
  );
}
