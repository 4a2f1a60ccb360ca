import type { Pictogram as PictogramName } from '#domain/lending/products/pictogram.ts';

const files = import.meta.glob<string>('./pictograms/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a drawing; '' if there is none. */
export const pictogramUrl = (name: PictogramName): string => files[`./pictograms/${name}.svg`] ?? '';

interface PictogramProps {
  readonly name: PictogramName;
}

/** A drawing of the goods, beside their name, which says the same to those who do not see it. */
export function Pictogram({ name }: PictogramProps) {
  return <img src={pictogramUrl(name)} alt="" width="96" height="96" loading="lazy" data-pictogram />;
}
