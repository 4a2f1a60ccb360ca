import type { SceneName } from '#contract/site/site-content.ts';
import type { Language } from '#domain/language.ts';
import businessMirroredPhone from '../art/pictures/business-mirrored-phone.avif';
import businessMirroredPhoneWebp from '../art/pictures/business-mirrored-phone.webp';
import businessMirroredWide from '../art/pictures/business-mirrored-wide.avif';
import businessMirroredWideWebp from '../art/pictures/business-mirrored-wide.webp';
import businessMirroredWidest from '../art/pictures/business-mirrored-widest.avif';
import businessPhone from '../art/pictures/business-phone.avif';
import businessPhoneWebp from '../art/pictures/business-phone.webp';
import businessWide from '../art/pictures/business-wide.avif';
import businessWideWebp from '../art/pictures/business-wide.webp';
import businessWidest from '../art/pictures/business-widest.avif';
import dowryPhone from '../art/pictures/dowry-phone.avif';
import dowryPhoneWebp from '../art/pictures/dowry-phone.webp';
import dowryWide from '../art/pictures/dowry-wide.avif';
import dowryWideWebp from '../art/pictures/dowry-wide.webp';
import dowryWidest from '../art/pictures/dowry-widest.avif';
import homePhone from '../art/pictures/home-phone.avif';
import homePhoneWebp from '../art/pictures/home-phone.webp';
import homeWide from '../art/pictures/home-wide.avif';
import homeWideWebp from '../art/pictures/home-wide.webp';
import homeWidest from '../art/pictures/home-widest.avif';

export interface ScenePicture {
  /** 720 px square: the subject. */
  readonly phone: string;
  readonly phoneWebp: string;
  /** 1280 px across. */
  readonly wide: string;
  readonly wideWebp: string;
  /** 1920 px across. */
  readonly widest: string;
  /** True when CSS mirrors the picture. The one with words on it has a mirrored drawing instead. */
  readonly isTurned: boolean;
}

const dowry = {
  phone: dowryPhone,
  phoneWebp: dowryPhoneWebp,
  wide: dowryWide,
  wideWebp: dowryWideWebp,
  widest: dowryWidest,
};
const home = {
  phone: homePhone,
  phoneWebp: homePhoneWebp,
  wide: homeWide,
  wideWebp: homeWideWebp,
  widest: homeWidest,
};

const pictures: Record<Language, Record<SceneName, ScenePicture>> = {
  en: {
    dowry: { ...dowry, isTurned: false },
    business: {
      phone: businessPhone,
      phoneWebp: businessPhoneWebp,
      wide: businessWide,
      wideWebp: businessWideWebp,
      widest: businessWidest,
      isTurned: false,
    },
    home: { ...home, isTurned: false },
  },
  ur: {
    dowry: { ...dowry, isTurned: true },
    business: {
      phone: businessMirroredPhone,
      phoneWebp: businessMirroredPhoneWebp,
      wide: businessMirroredWide,
      wideWebp: businessMirroredWideWebp,
      widest: businessMirroredWidest,
      isTurned: false,
    },
    home: { ...home, isTurned: true },
  },
};

/** A scene as readers of that language see it: the subject at the end of the line. */
export function scenePicture(scene: SceneName, language: Language): ScenePicture {
  return pictures[language][scene];
}
