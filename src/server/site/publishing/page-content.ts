import type { PageContent, SiteContent, SiteTexts } from '#contract/site/site-content.ts';
import type { Language, Phrase } from '#domain/language.ts';

/** The content for one page: texts in its language, and in both languages only if the page shows both. */
export function pageContent(content: SiteContent, language: Language): PageContent {
  const say = (phrase: Phrase) => phrase[language];
  const { lender, texts, badges, services, stats, branches, goods, posts } = content;
  return {
    ...content,
    lender: {
      ...lender,
      officeHours: lender.officeHours.map((hours) => ({ ...hours, days: say(hours.days) })),
    },
    texts: Object.fromEntries(
      Object.entries<Phrase>({ ...texts }).map(([name, text]) => [name, say(text)]),
    ) as unknown as SiteTexts<string>,
    badges: badges.map((badge) => ({ ...badge, claim: say(badge.claim), note: say(badge.note) })),
    services: services.map((service) => ({
      ...service,
      shortName: say(service.shortName),
      summary: say(service.summary),
      items: service.items.map(say),
    })),
    stats: stats.map((stat) => ({ ...stat, label: say(stat.label) })),
    branches: branches.map((branch) => ({
      ...branch,
      area: say(branch.area),
      address: say(branch.address),
      manager: say(branch.manager),
    })),
    goods: goods.map((good) => ({ ...good, name: say(good.name) })),
    posts: posts.map((post) => ({
      ...post,
      title: say(post.title),
      summary: say(post.summary),
      html: say(post.html),
      cover: post.cover && { ...post.cover, alt: say(post.cover.alt) },
    })),
  };
}
