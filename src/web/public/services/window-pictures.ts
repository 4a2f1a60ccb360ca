import type { SceneName } from '#contract/site/site-content.ts';
import business from '../art/pictures/business-window.avif';
import businessWebp from '../art/pictures/business-window.webp';
import dowry from '../art/pictures/dowry-window.avif';
import dowryWebp from '../art/pictures/dowry-window.webp';
import home from '../art/pictures/home-window.avif';
import homeWebp from '../art/pictures/home-window.webp';

/** The views of the three scenes through an arch, 264 by 216 CSS px. */
export const windowPictures: Record<SceneName, { readonly avif: string; readonly webp: string }> = {
  dowry: { avif: dowry, webp: dowryWebp },
  business: { avif: business, webp: businessWebp },
  home: { avif: home, webp: homeWebp },
};
