import { postsPartMax } from '#contract/site/goods-parts.ts';
import type { SitePost } from '#contract/site/site-content.ts';
import { sitePagePath } from '#contract/site/site-pages.ts';
import { formatDate } from '#web/format/date-time.ts';
import layout from '../parts/layout.module.css';
import { ListParts } from '../parts/list-parts.tsx';
import { useSite } from '../site-context.ts';
import { blogMessages as messages } from './blog.messages.ts';
import styles from './blog.module.css';

/** The first screen: what the posts are about. */
export function BlogHead() {
  const { say } = useSite();
  return (
    <header className={`${layout.container} ${styles.head} first-screen`}>
      <h1 className={styles.title} tabIndex={-1}>
        {say(messages.title)}
      </h1>
      <p className={styles.lead}>{say(messages.lead)}</p>
    </header>
  );
}

/** The posts, the newest first and large. */
export function Blog() {
  const { content, place } = useSite();
  const { part = 1 } = place;
  const { posts } = content;
  return (
    <div className={styles.page}>
      <BlogHead />
      <div className={layout.container}>
        <ul className={styles.posts}>
          {posts.slice((part - 1) * postsPartMax, part * postsPartMax).map((post, index) => (
            <li key={post.slug} className={part === 1 && index === 0 ? styles.newest : undefined}>
              <Teaser post={post} />
            </li>
          ))}
        </ul>
        <ListParts count={Math.ceil(posts.length / postsPartMax)} label={messages.parts} />
      </div>
    </div>
  );
}

interface TeaserProps {
  readonly post: SitePost<string>;
}

function Teaser({ post: { slug, title, summary, cover, publishedOn } }: TeaserProps) {
  const { language } = useSite();
  return (
    <article className={styles.post}>
      {cover !== null && (
        <img
          src={cover.url}
          alt=""
          width={cover.width}
          height={cover.height}
          loading="lazy"
          className={styles.cover}
        />
      )}
      <div className={styles.text}>
        <h2 className={styles.name}>
          <a href={sitePagePath({ page: 'post', slug }, language)}>{title}</a>
        </h2>
        <p>{summary}</p>
        <p className={styles.date}>
          <time dateTime={publishedOn}>{formatDate(publishedOn, language)}</time>
        </p>
      </div>
    </article>
  );
}
