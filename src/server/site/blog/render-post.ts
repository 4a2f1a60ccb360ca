import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

/** HTML in the text stays text, and a picture of another site's is never fetched: a post has its cover. */
const markdown = new MarkdownIt({ html: false, typographer: false }).disable('image');

/** The markup that a post may contain. The title is the page's main heading, so headings of the text start one level below. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'hr', 'code'],
  allowedAttributes: { a: ['href', 'rel', 'target'], ol: ['start'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    a: (tagName, { href = '' }) => ({ tagName, attribs: { href, ...(!href.startsWith('/') && elsewhere) } }),
  },
};

/** Another site's page opens in a new tab, and gets no referrer. */
const elsewhere = { target: '_blank', rel: 'noopener noreferrer nofollow' };

/** Markdown as HTML that can be put into a page: a list of harmless elements, and links that open safely. */
export function renderPost(text: string): string {
  return sanitizeHtml(markdown.render(text), allowed);
}
