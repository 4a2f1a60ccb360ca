import { useState } from 'react';
import { type BlogPostRecord, blogEndpoints } from '#contract/site/blog.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { labelAt } from '#web/office/kit/form/engine/form-paths.ts';
import section from '#web/office/kit/form/form-section.module.css';
import { FormSection } from '#web/office/kit/form/form-section.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { postLabels } from '../ground/post-labels.messages.ts';
import { messages } from './manage-blog.messages.ts';
import { PostState } from './post-state.tsx';
import classes from './post-state-section.module.css';

interface PostStateSectionProps {
  /** The post as it was last saved. */
  readonly post: BlogPostRecord;
  /** True while the form has unsaved changes: only saved text can be published. */
  readonly isChanged: boolean;
  readonly onDone: (post: BlogPostRecord) => void;
}

/** Shows whether the post is published, with the buttons to publish and unpublish it. */
export function PostStateSection({ post, isChanged, onDone }: PostStateSectionProps) {
  const pick = usePick();
  const { id, version, isPublished, slug } = post;
  const publish = useAction(blogEndpoints.publishBlogPost);
  const unpublish = useAction(blogEndpoints.unpublishBlogPost);
  const { run, isRunning, failure } = isPublished ? unpublish : publish;
  const [askedVersion, setAskedVersion] = useState<number>();
  const isOff = isChanged || isRunning;
  const publishOrUnpublish = () => {
    setAskedVersion(version);
    void run({ params: { id }, body: { version } }, ({ data }) => {
      onDone(data);
      showToast({
        tone: 'good',
        title: pick(isPublished ? messages.unpublished : messages.published),
      });
    });
  };
  return (
    <FormSection title={pick(messages.status)} lead={pick(messages.statusLead)}>
      <Row gap={[2, 4]} align="center" wraps className={`${section.wide} ${classes.state}`}>
        <PostState isPublished={isPublished} />
        {slug !== null && <Code>{slug}</Code>}
        <Button
          variant={isPublished ? 'default' : 'filled'}
          aria-disabled={isOff}
          onClick={() => isOff || publishOrUnpublish()}
        >
          {pick(isPublished ? messages.unpublish : messages.publish)}
        </Button>
        {isChanged && <p>{pick(messages.saveFirst)}</p>}
      </Row>
      <Stack role="alert" gap={2} className={section.said}>
        {failure !== null && askedVersion === version && (
          <Banner
            tone="bad"
            title={failure.errors.length === 0 ? failure.message : pick(messages.notPublished)}
          >
            <ul>
              {failure.errors.map(({ field, message }) => (
                <li key={field}>
                  {pick(labelAt(field, postLabels) ?? messages.post)}: {message}
                </li>
              ))}
            </ul>
          </Banner>
        )}
      </Stack>
    </FormSection>
  );
}
