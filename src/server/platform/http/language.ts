import { type Language, languages } from '#domain/language.ts';

/** The first of our languages that `Accept-Language` names; English when it names none. Quality values are read. */
export function requestedLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .slice(0, 20)
    .map((range, position) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { primary: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality), position };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.position - b.position);
  for (const { primary } of wanted) {
    const known = languages.find((language) => language === primary);
    if (known !== undefined) return known;
  }
  return 'en';
}
