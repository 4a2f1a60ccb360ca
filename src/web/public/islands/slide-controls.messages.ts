import type { Phrase } from '#domain/language.ts';

export const slideMessages = {
  pictures: { en: 'Pictures', ur: 'تصویریں' },
  pause: { en: 'Pause', ur: 'روکیں' },
  play: { en: 'Play', ur: 'چلائیں' },
} as const satisfies Record<string, Phrase>;
