import { useParams } from 'react-router';
import { type BlogPostRecord, blogEndpoints, blogPostChanges } from '#contract/site/blog.ts';
import { pickWritten } from '#domain/written.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { AfterSave } from '#web/office/kit/form/after-save.tsx';
import { useRecordForm } from '#web/office/kit/form/engine/use-record-form.ts';
import { RecordForm } from '#web/office/kit/form/record-form.tsx';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { postLabels } from '../ground/post-labels.messages.ts';
import { messages } from './manage-blog.messages.ts';
import { PostCoverSection } from './post-cover-section.tsx';
import { PostFields } from './post-fields.tsx';
import { PostStateSection } from './post-state-section.tsx';
import { valuesOf } from './post-values.ts';

export function EditPostPage() {
  const language = useLanguage();
  const { title } = usePage();
  const { id = '' } = useParams();
  return (
    <RecordPage
      back={usePageLink()('manageBlog')}
      title={title}
      head={(post: BlogPostRecord) => ({ title: pickWritten(post.title, language) })}
      item={useEndpoint(blogEndpoints.getBlogPost, { params: { id } }, forEditing)}
      notOpened={messages.loadError}
    >
      {(post, askAgain) => <EditPost key={post.id} post={post} askAgain={askAgain} />}
    </RecordPage>
  );
}

interface EditPostProps {
  readonly post: BlogPostRecord;
  readonly askAgain: () => Promise<BlogPostRecord | undefined>;
}

function EditPost({ post, askAgain }: EditPostProps) {
  const pick = usePick();
  const area = useArea();
  const edit = useAction(blogEndpoints.editBlogPost);
  const editing = useRecordForm({
    record: post,
    askAgain,
    valuesOf,
    labels: postLabels,
    schema: blogPostChanges,
    bodyOf: (values, version) => ({ ...values, version }),
    send: (body) => edit.send({ params: { id: post.id }, body }),
  });
  const { form } = editing;
  return (
    <>
      <AfterSave saves={form.saves}>
        {form.saves > 0 && !form.isChanged && <Banner tone="good" title={pick(messages.saved)} />}
      </AfterSave>
      <PostStateSection post={editing.record} isChanged={form.isChanged} onDone={editing.follow} />
      <PostCoverSection post={post} />
      <RecordForm of={editing} back={area.manageBlog()}>
        <PostFields form={form} />
      </RecordForm>
    </>
  );
}
