import type { RowFault } from '#domain/lending/screening/read-list-rows.ts';
import type { CatalogueEntry } from '../catalogue-entry.ts';

const faultTexts: Readonly<Record<RowFault, { readonly en: string; readonly ur: string }>> = {
  name_missing: { en: 'it has no name', ur: 'اس میں نام نہیں' },
  text_too_long: { en: 'a text is longer than 200 characters', ur: 'ایک متن 200 حروف سے لمبا ہے' },
  not_a_text: { en: 'a value is not a text', ur: 'ایک قدر متن نہیں' },
  unprintable: {
    en: 'a text has characters that cannot be printed',
    ur: 'ایک متن میں ناقابلِ طباعت حروف ہیں',
  },
  cnic_wrong: { en: 'the CNIC does not have 13 digits', ur: 'شناختی کارڈ نمبر 13 ہندسوں کا نہیں' },
};

/** A row of a list, with its fault. */
export interface RefusedRow {
  readonly row: number;
  readonly fault: RowFault;
}

/** Refusals of screening. Staff are told to ask the head office, and nothing else. */
export const screeningErrors = {
  ask_head_office: {
    status: 409,
    text: {
      en: 'Ask the head office before you go on with this agreement.',
      ur: 'اس معاہدے پر آگے بڑھنے سے پہلے مرکزی دفتر سے پوچھیے۔',
    },
  },
  screening_off: {
    status: 409,
    text: {
      en: 'Screening is turned off in the settings.',
      ur: 'ترتیبات میں جانچ بند ہے۔',
    },
  },
  screening_list_too_large: {
    status: 413,
    text: {
      en: 'This file is larger than 20 MB. Split the list into several, each with a name of its own.',
      ur: 'یہ فائل \u206620\u2069 میگا بائٹ سے بڑی ہے۔ فہرست کو کئی حصوں میں تقسیم کیجیے اور ہر حصے کو الگ نام دیجیے۔',
    },
  },
  screening_list_not_read: {
    status: 415,
    text: {
      en: 'This is not a list in CSV, JSON or XML in the shape that is described here, in UTF-8.',
      ur: 'یہ یہاں بیان کی گئی شکل میں \u2066CSV\u2069، \u2066JSON\u2069 یا \u2066XML\u2069 فہرست نہیں، یا \u2066UTF-8\u2069 میں نہیں۔',
    },
  },
  screening_list_with_entities: {
    status: 422,
    text: {
      en: 'This XML file has a DOCTYPE or entities of its own. Save it without them and send it again.',
      ur: 'اس \u2066XML\u2069 فائل میں \u2066DOCTYPE\u2069 یا اپنی اینٹٹیز ہیں۔ انہیں نکال کر محفوظ کیجیے اور دوبارہ بھیجیے۔',
    },
  },
  screening_list_empty: {
    status: 422,
    text: {
      en: 'There are no entries in this file.',
      ur: 'اس فائل میں کوئی اندراج نہیں۔',
    },
  },
  screening_list_too_long: {
    status: 422,
    text: {
      en: ({ rowsMax }: { rowsMax: number }) =>
        `A list has at most ${rowsMax.toLocaleString('en')} entries. Split it into several, each with a name of its own.`,
      ur: ({ rowsMax }: { rowsMax: number }) =>
        `ایک فہرست میں زیادہ سے زیادہ \u2066${rowsMax.toLocaleString('en')}\u2069 اندراجات ہو سکتے ہیں۔ اسے کئی حصوں میں تقسیم کیجیے اور ہر حصے کو الگ نام دیجیے۔`,
    },
  },
  screening_row_refused: {
    status: 422,
    text: {
      en: ({ row, fault }: RefusedRow) =>
        `Row ${row.toLocaleString('en')}: ${faultTexts[fault].en}. Nothing of the file was taken.`,
      ur: ({ row, fault }: RefusedRow) =>
        `سطر \u2066${row.toLocaleString('en')}\u2069: ${faultTexts[fault].ur}۔ فائل کا کوئی اندراج نہیں لیا گیا۔`,
    },
  },
  screening_list_in_force: {
    status: 409,
    text: {
      en: 'This file is already in force under this name.',
      ur: 'یہ فائل اس نام سے پہلے ہی نافذ ہے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
