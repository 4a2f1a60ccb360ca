import type { SiteGood } from '#contract/site/site-content.ts';
import { Pictogram } from '#web/goods/pictogram.tsx';

interface GoodPictureProps {
  readonly good: SiteGood<string>;
}

/** The lender's own picture of a thing, or its drawing, beside its name. */
export function GoodPicture({ good: { picture, pictogram } }: GoodPictureProps) {
  if (picture === null) return <Pictogram name={pictogram} />;
  const { url, width, height } = picture;
  return <img src={url} alt="" width={width} height={height} loading="lazy" data-photo="" />;
}
