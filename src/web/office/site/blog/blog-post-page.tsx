import { useParams } from 'react-router';
import { type BlogPost, blogEndpoints } from '#contract/site/blog.ts';
import { formatDate } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { RecordPage } from '#web/office/kit/record/record-page.tsx';
import panel from '#web/office/kit/ui/panel.module.css';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages, publishedOn } from './blog.messages.ts';
import { BlogCover } from './blog-cover.tsx';
import classes from './blog-post-page.module.css';
import { PostText } from './post-text.tsx';

/** A post, to be read. */
export function BlogPostPage() {
  const pick = usePick();
  const language = useLanguage();
  const { title } = usePage();
  const { slug = '' } = useParams();
  return (
    <RecordPage
      back={usePageLink()('blog')}
      title={title}
      head={(post: BlogPost) => ({
        title: pick(post.title),
        lead: pick(publishedOn)(formatDate(post.publishedOn, language)),
      })}
      item={useEndpoint(blogEndpoints.readBlogPost, { params: { slug } })}
      notOpened={messages.postNotOpened}
    >
      {(post) => (
        <article className={`${panel.panel} ${classes.post}`}>
          {post.cover !== null && <BlogCover post={post} alt={pick(post.cover.alt)} />}
          <div className={classes.words}>
            <PostText html={pick(post.html)} />
          </div>
        </article>
      )}
    </RecordPage>
  );
}
