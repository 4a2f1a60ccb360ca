import type { CatalogueEntry } from './catalogue-entry.ts';

/** Refusals of files that can't be kept as pictures. */
export const pictureErrors = {
  not_a_picture: {
    status: 415,
    text: {
      en: 'This is not a JPEG, PNG or WebP picture, or it is damaged. Take the picture again or choose another one.',
      ur: 'یہ \u2066JPEG\u2069، \u2066PNG\u2069 یا \u2066WebP\u2069 تصویر نہیں، یا خراب ہے۔ تصویر دوبارہ کھینچیے یا کوئی اور چنیے۔',
    },
  },
  picture_too_large: {
    status: 413,
    text: {
      en: 'This picture is larger than 8 MB, 50 megapixels or 10,000 pixels along one side. Take it again at a lower resolution.',
      ur: 'یہ تصویر 8 میگا بائٹ، 50 میگا پکسل یا ایک طرف سے 10,000 پکسل سے بڑی ہے۔ کیمرے کی ریزولوشن کم کر کے دوبارہ کھینچیے۔',
    },
  },
  picture_not_opened: {
    status: 422,
    text: {
      en: 'This picture could not be opened. Take it again at a lower resolution or choose another one.',
      ur: 'یہ تصویر کھولی نہیں جا سکی۔ کیمرے کی ریزولوشن کم کر کے دوبارہ کھینچیے یا کوئی اور تصویر چنیے۔',
    },
  },
  too_many_documents: {
    status: 409,
    text: {
      en: ({ max }: { max: number }) =>
        `At most ${max} documents are kept here. Remove one that is no longer needed, then add this one.`,
      ur: ({ max }: { max: number }) =>
        `یہاں زیادہ سے زیادہ \u2066${max}\u2069 دستاویزات رکھی جاتی ہیں۔ جس کی ضرورت نہ ہو اسے ہٹائیے، پھر یہ شامل کیجیے۔`,
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
