import { goodsPartMax, postsPartMax } from '#contract/site/goods-parts.ts';
import type { SiteContent, SiteGood } from '#contract/site/site-content.ts';
import type { SitePlace } from '#contract/site/site-pages.ts';

/** The address in whose place a product that is no longer shown answers. */
export const gonePlace: SitePlace = { page: 'products', isGone: true };

/** The parts of the list of all products, or of those of one service. */
function partsOf(goods: readonly SiteGood[], service: SiteGood['service'] | undefined): SitePlace[] {
  const count = Math.ceil(goods.length / goodsPartMax);
  return Array.from({ length: count }, (_, index) => ({
    page: 'products' as const,
    part: index + 1,
    ...(service !== undefined && { service }),
  }));
}

/** The addresses of the site without their language, in groups whose pages share their fonts. */
export function placeGroups({
  isPublished,
  goods,
  posts,
  services,
  showsPrices,
}: SiteContent): SitePlace[][] {
  const home: SitePlace = { page: 'home' };
  if (!isPublished) return [[home]];
  const lists = [undefined, ...services.map(({ type }) => type)].flatMap((service) =>
    partsOf(service === undefined ? goods : goods.filter((good) => good.service === service), service),
  );
  const products = goods.map(({ slug }): SitePlace => ({ page: 'product', slug }));
  const calculator: SitePlace[] = showsPrices && goods.length > 0 ? [{ page: 'calculator' }] : [];
  const guide: SitePlace[] = [{ page: 'guide' }, { page: 'check' }];
  const complaints: SitePlace[] = [{ page: 'complaints' }];
  // Prose has many words: a part of the list has letters of its own, and the posts share the others.
  const blog = Array.from({ length: Math.ceil(posts.length / postsPartMax) }, (_, index): SitePlace[] => [
    { page: 'blog', part: index + 1 },
  ]);
  const read = posts.map(({ slug }): SitePlace => ({ page: 'post', slug }));
  return [[home], guide, complaints, ...blog, read, calculator, [...lists, ...products, gonePlace]].filter(
    (group) => group.length > 0,
  );
}
