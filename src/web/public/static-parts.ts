import type { SitePage } from '#contract/site/site-pages.ts';
import tokens from '#web/styles/tokens.css?inline';
import base from './base.css?inline';
import blogCss from './blog/blog.module.css?inline';
import postCss from './blog/post.module.css?inline';
import checkCss from './check/check.module.css?inline';
import complaintsCss from './complaints/complaints.module.css?inline';
import fonts from './fonts.css?inline';
import bringCss from './guide/bring-list.module.css?inline';
import guideCss from './guide/guide.module.css?inline';
import productCss from './products/product.module.css?inline';
import productsCss from './products/products.module.css?inline';
import requestsCss from './requests/requests.module.css?inline';
import fieldsCss from './tracked/form-fields.module.css?inline';
import stepsCss from './tracked/step-list.module.css?inline';

/**
 * The styles and pictures of components that only the server renders. The browser's build does not include them, so publishing
 * takes them from here. The parts come first, so that their users can override them.
 */
const parts = import.meta.glob<string>(['../site-parts/*.module.css', './parts/*.module.css'], {
  eager: true,
  query: '?inline',
  import: 'default',
});
const styles = [
  parts,
  import.meta.glob<string>(
    [
      '../branch-card/*.module.css',
      './*/*.module.css',
      '!./parts/*',
      '!./islands/*',
      '!./forms/*',
      '!./calculator/*',
      '!./products/*',
      '!./guide/*',
      '!./blog/*',
      '!./check/*',
      '!./complaints/*',
      '!./requests/*',
      '!./tracked/*',
    ],
    {
      eager: true,
      query: '?inline',
      import: 'default',
    },
  ),
];

const joined = (sheets: readonly Readonly<Record<string, string>>[]) =>
  sheets.flatMap((each) => Object.values(each)).join('');

/** Of the pages that are not hydrated: the frame of each page, without the parts of its own. */
const frame = `${tokens}${fonts}${base}${joined([
  parts,
  import.meta.glob<string>(
    ['./top-bar/*.module.css', './footer/*.module.css', './chat-button/*.module.css'],
    { eager: true, query: '?inline', import: 'default' },
  ),
])}`;

const calculator = joined([
  import.meta.glob<string>('./calculator/*.module.css', { eager: true, query: '?inline', import: 'default' }),
]);

const tracked = `${fieldsCss}${stepsCss}`;

/** Of each page. The landing page gets the rest from the browser's build. */
export const staticCss: Readonly<Record<SitePage, string>> = {
  home: joined(styles),
  calculator: `${frame}${calculator}`,
  guide: `${frame}${bringCss}${guideCss}`,
  check: `${frame}${checkCss}`,
  complaints: `${frame}${tracked}${complaintsCss}`,
  complaint: `${frame}${tracked}${complaintsCss}`,
  request: `${frame}${tracked}${requestsCss}`,
  blog: `${frame}${blogCss}`,
  post: `${frame}${postCss}`,
  products: `${frame}${productsCss}`,
  product: `${frame}${calculator}${bringCss}${productCss}`,
};

/** Addresses of the pictures, by their files as seen from this folder. */
export const pictureAddresses = import.meta.glob<string>(
  [
    '../branch-card/art/**',
    '../goods/pictograms/*.svg',
    '../site-parts/*.svg',
    './art/*.svg',
    './art/pictures/*',
  ],
  {
    eager: true,
    query: '?url',
    import: 'default',
  },
);
