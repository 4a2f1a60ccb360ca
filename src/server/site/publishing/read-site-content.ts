import type { Pool } from 'pg';
import type { SiteOfferForm } from '#contract/lender/site-offer.ts';
import type { BlogPost } from '#contract/site/blog.ts';
import type {
  ComplaintPromise,
  LenderProfile,
  SiteContent,
  SitePost,
  SiteService,
} from '#contract/site/site-content.ts';
import { listPublicBranches } from '#server/lender/branches/branches.queries.ts';
import { lenderContent } from '#server/platform/rules/lender-content.ts';
import { type LenderSections, readSection } from '#server/platform/rules/stored-content.ts';
import { listPublishedPosts } from '../blog/blog.queries.ts';
import { articleView } from '../blog/blog.view.ts';
import { sitePictureUrl } from '../pictures/site-picture-url.ts';
import { listGoods } from './list-goods.ts';

/**
 * The present content of the public site: the lender's, or else the product's default, and the branches. A preview has it as if
 * it were published.
 */
export async function readSiteContent(pool: Pool, { isPreview = false } = {}): Promise<SiteContent> {
  const [profile, texts, offer, publication, complaintRules, branches, goods, posts] = await Promise.all([
    readSection(pool, 'lender_profile'),
    readSection(pool, 'site_texts'),
    readSection(pool, 'site_offer'),
    readSection(pool, 'site_publication'),
    readSection(pool, 'complaint_rules'),
    listPublicBranches(pool),
    listGoods(pool),
    listPublishedPosts(pool),
  ]);
  const isPublished = isPreview || publication.content.isPublished;
  return {
    isPublished,
    lender: siteProfile(profile.content),
    texts: isPublished ? texts.content : { ...texts.content, ...lenderContent.unpublished },
    ...siteOffer(offer.content, branches.length),
    complaints: complaintPromise(complaintRules.content),
    branches,
    goods,
    posts: posts.map(articleView).map(sitePost),
  };
}

function complaintPromise({
  acknowledgeDays,
  answerDays,
  regulatorContact,
}: LenderSections['complaint_rules']): ComplaintPromise {
  return { acknowledgeDays, answerDays, regulatorContact };
}

/** The site leaves out a social network without an account. */
function siteProfile({ social, ...profile }: LenderSections['lender_profile']): LenderProfile {
  const accounts = Object.entries(social).filter(([, account]) => account !== null);
  return { ...profile, social: Object.fromEntries(accounts) };
}

function sitePost({ cover, ...post }: BlogPost): SitePost {
  if (cover === null) return { ...post, cover };
  const { hash, ...drawn } = cover;
  return { ...post, cover: { ...drawn, url: sitePictureUrl(hash) } };
}

/** The services in the order of their cards, each with the scene that is drawn for it. */
const scenes: readonly Pick<SiteService, 'type' | 'scene'>[] = [
  { type: 'dowry', scene: 'dowry' },
  { type: 'business', scene: 'business' },
  { type: 'installments', scene: 'home' },
];

type SiteOffer = Omit<
  SiteContent,
  'isPublished' | 'lender' | 'texts' | 'complaints' | 'branches' | 'goods' | 'posts'
>;

/** The site's offer and figures. If the lender gives no number of branches, they are counted. */
export function siteOffer(offer: SiteOfferForm, branchCount: number): SiteOffer {
  const { headline, promise, services, showsPrices, reliefExample, badges, stats } = offer;
  return {
    headline,
    promise,
    services: scenes.map((service) => ({ ...service, ...services[service.type] })),
    showsPrices,
    relief: reliefExample,
    badges: [
      { sign: 'regulator', ...badges.regulator },
      { sign: 'no-interest', ...badges.noInterest },
      { sign: 'families', ...badges.families },
    ],
    stats: [
      stats.families,
      stats.years,
      { ...stats.branches, figure: stats.branches.figure ?? String(branchCount) },
      stats.interest,
    ],
  };
}
