import { Link } from 'react-router';
import { type BlogTeaser, blogEndpoints } from '#contract/site/blog.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { messages, publishedOn } from './blog.messages.ts';
import { BlogCover } from './blog-cover.tsx';
import classes from './blog-page.module.css';

/** The published posts, newest first. */
export function BlogPage() {
  const pick = usePick();
  const { title } = usePage();
  const { data: posts, error, refetch } = useEndpoint(blogEndpoints.listBlog);
  return (
    <>
      <PageHeader title={title} help={pick(messages.lead)} />
      {posts === undefined ? (
        error === null ? (
          <Skeleton height={320} radius="lg" />
        ) : (
          <section className={panel.panel}>
            <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
          </section>
        )
      ) : posts.length === 0 ? (
        <section className={panel.panel}>
          <EmptyState
            drawing={<OpenRegister />}
            title={pick(messages.emptyTitle)}
            text={pick(messages.emptyText)}
          />
        </section>
      ) : (
        <ul className={classes.posts}>
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} />
          ))}
        </ul>
      )}
    </>
  );
}

interface PostCardProps {
  readonly post: BlogTeaser;
}

function PostCard({ post }: PostCardProps) {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  return (
    <li className={`${panel.panel} ${classes.post}`}>
      {/* The title beside it names the subject; the cover is described on the post's page. */}
      <BlogCover post={post} alt="" />
      <Stack gap={2} pad={4} className={classes.words}>
        <Text as="h2" size={5}>
          <Link to={area.blogPost(post.slug)} className={classes.open}>
            {pick(post.title)}
          </Link>
        </Text>
        <p>{pick(post.summary)}</p>
        <Text size={3} tone="muted">
          {pick(publishedOn)(formatDate(post.publishedOn, language))}
        </Text>
      </Stack>
    </li>
  );
}
