import type { SiteBranch } from '#contract/lender/site-branch.ts';
import type { OfficeHours, PageContent } from '#contract/site/site-content.ts';
import { type SitePage, type SitePlace, sitePagePath } from '#contract/site/site-pages.ts';
import type { Language } from '#domain/language.ts';
import { internationalPhone } from '#domain/person/phone.ts';

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

function openingHours({ weekdays, opensAt, closesAt }: OfficeHours<string>) {
  const dayOfWeek = weekdays.map((weekday) => dayNames[weekday]);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: opensAt, closes: closesAt };
}

function placeOf(branch: SiteBranch<string>, language: Language) {
  return {
    '@type': 'PostalAddress',
    streetAddress: branch.address,
    addressLocality: branch.city[language],
    addressCountry: 'PK',
  };
}

/** A product with its price, which is all that is ever paid. */
function productData(content: PageContent, language: Language, publicUrl: string, place: SitePlace) {
  const good = content.goods.find(({ slug }) => slug === place.slug);
  if (good === undefined) return null;
  const url = publicUrl + sitePagePath(place, language);
  return {
    '@type': 'Product',
    name: good.name,
    url,
    ...(good.picture !== null && { image: publicUrl + good.picture.url }),
    ...(content.showsPrices && {
      offers: {
        '@type': 'Offer',
        url,
        price: String(good.cashPrice),
        priceCurrency: 'PKR',
        availability: 'https://schema.org/InStock',
        seller: { '@id': `${publicUrl}/#lender` },
      },
    }),
  };
}

/** The lender and its branches. */
function lenderData(content: PageContent, language: Language, publicUrl: string) {
  const { branches, lender } = content;
  const name = lender.name[language];
  const headOffice = branches.find((branch) => branch.isHeadOffice);
  return {
    '@type': ['LocalBusiness', 'FinancialService'],
    '@id': `${publicUrl}/#lender`,
    name,
    url: `${publicUrl}/`,
    image: `${publicUrl}/share-card.jpg`,
    telephone: `+${internationalPhone(lender.phone)}`,
    email: lender.email,
    sameAs: Object.values(lender.social),
    address: headOffice && placeOf(headOffice, language),
    openingHoursSpecification: lender.officeHours.map(openingHours),
    department: branches.map((branch) => ({
      '@type': 'LocalBusiness',
      name: `${name}, ${branch.city[language]}`,
      telephone: `+${internationalPhone(branch.phone)}`,
      address: placeOf(branch, language),
      ...(branch.mapUrl !== null && { hasMap: branch.mapUrl }),
    })),
  };
}

/** The questions that families ask first. */
function guideData({ texts }: PageContent) {
  const asked = [
    [texts.questionLate, texts.answerLate],
    [texts.questionEarly, texts.answerEarly],
    [texts.questionGuarantor, texts.answerGuarantor],
    [texts.questionRelief, texts.answerRelief],
    [texts.questionInterest, texts.answerInterest],
  ] as const;
  return {
    '@type': 'FAQPage',
    mainEntity: asked.map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

/** A post by the lender. */
function postData(content: PageContent, language: Language, publicUrl: string, place: SitePlace) {
  const post = content.posts.find(({ slug }) => slug === place.slug);
  if (post === undefined) return null;
  const lender = { '@id': `${publicUrl}/#lender` };
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.summary,
    mainEntityOfPage: publicUrl + sitePagePath(place, language),
    datePublished: post.publishedOn,
    inLanguage: language,
    ...(post.cover !== null && { image: publicUrl + post.cover.url }),
    author: lender,
    publisher: lender,
  };
}

type DataOf = (
  content: PageContent,
  language: Language,
  publicUrl: string,
  place: SitePlace,
) => object | null;

const dataOf: Readonly<Partial<Record<SitePage, DataOf>>> = {
  home: lenderData,
  product: productData,
  post: postData,
  guide: guideData,
};

/** The data of a page for search engines, in the vocabulary of schema.org; null if it has none. */
export function structuredData(
  content: PageContent,
  language: Language,
  publicUrl: string,
  place: SitePlace,
): string | null {
  const data = dataOf[place.page]?.(content, language, publicUrl, place) ?? null;
  return data && JSON.stringify({ '@context': 'https://schema.org', ...data });
}
