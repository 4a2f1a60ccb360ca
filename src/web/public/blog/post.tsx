import { sitePagePath } from '#contract/site/site-pages.ts';
import { formatDate } from '#web/format/date-time.ts';
import layout from '../parts/layout.module.css';
import { useSite } from '../site-context.ts';
import { blogMessages as messages } from './blog.messages.ts';
import styles from './post.module.css';

/** One post to be read. */
export function Post() {
  const { content, language, place, say } = useSite();
  const post = content.posts.find(({ slug }) => slug === place.slug);
  if (post === undefined) return null;
  const { title, summary, cover, html, publishedOn } = post;
  return (
    <article className={`${layout.container} ${styles.page}`}>
      <p className={`${styles.path} screen-only`}>
        <a href={sitePagePath('blog', language)}>{say(messages.title)}</a>
      </p>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.date}>
        <time dateTime={publishedOn}>{formatDate(publishedOn, language)}</time>
      </p>
      <p className={styles.summary}>{summary}</p>
      {cover !== null && (
        <img
          src={cover.url}
          alt={cover.alt}
          width={cover.width}
          height={cover.height}
          className={styles.cover}
        />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own rendering of Markdown, sanitized */}
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
