import type { SiteBranch } from '#contract/lender/site-branch.ts';
import type { OfficeHours, PageContent } from '#contract/site/site-content.ts';
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

/** The data on the lender and its branches for search engines, in the vocabulary of schema.org. */
export function structuredData(content: PageContent, language: Language, publicUrl: string): string {
  const { branches, lender } = content;
  const name = lender.name[language];
  const headOffice = branches.find((branch) => branch.isHeadOffice);
  return JSON.stringify({
    '@context': 'https://schema.org',
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
  });
}
