import type { CatalogueEntry } from './catalogue-entry.ts';

/** Refusals of importing a file and of undoing an import. */
export const importErrors = {
  import_too_large: {
    status: 413,
    text: {
      en: 'This file is larger than 10 MB. Split it into several files and send them one after the other.',
      ur: 'یہ فائل \u206610\u2069 میگا بائٹ سے بڑی ہے۔ اسے کئی فائلوں میں تقسیم کر کے باری باری بھیجیے۔',
    },
  },
  not_a_table: {
    status: 415,
    text: {
      en: 'This is not an Excel workbook (.xlsx) or a CSV file in UTF-8. Open it in your spreadsheet program, save it as .xlsx and send that file.',
      ur: 'یہ ایکسل فائل \u2066(.xlsx)\u2069 یا \u2066UTF-8\u2069 میں \u2066CSV\u2069 فائل نہیں۔ اسے ایکسل یا ایسے ہی کسی پروگرام میں کھولیے، \u2066.xlsx\u2069 کے طور پر محفوظ کیجیے اور وہ فائل بھیجیے۔',
    },
  },
  import_not_opened: {
    status: 422,
    text: {
      en: 'This file is damaged, or takes too much memory to open. Copy its rows into the template and send that file.',
      ur: 'یہ فائل خراب ہے، یا اسے کھولنے میں بہت زیادہ میموری لگتی ہے۔ اس کی سطریں نمونے کی فائل میں نقل کر کے وہ فائل بھیجیے۔',
    },
  },
  import_empty: {
    status: 422,
    text: {
      en: 'There are no rows in this file. The first line holds the headings; put one row below it for each record.',
      ur: 'اس فائل میں کوئی سطر نہیں۔ پہلی سطر میں سرخیاں ہوتی ہیں؛ اس کے نیچے ہر اندراج کے لیے ایک سطر لکھیے۔',
    },
  },
  import_too_long: {
    status: 422,
    text: {
      en: ({ rowsMax, columnsMax }: { rowsMax: number; columnsMax: number }) =>
        `A file has at most ${rowsMax.toLocaleString('en')} rows and ${columnsMax} columns. Split it into several files.`,
      ur: ({ rowsMax, columnsMax }: { rowsMax: number; columnsMax: number }) =>
        `ایک فائل میں زیادہ سے زیادہ \u2066${rowsMax.toLocaleString('en')}\u2069 سطریں اور \u2066${columnsMax}\u2069 کالم ہو سکتے ہیں۔ اسے کئی فائلوں میں تقسیم کیجیے۔`,
    },
  },
  import_cells_merged: {
    status: 422,
    text: {
      en: ({ where }: { where: string }) =>
        `The cells ${where} are merged, so it is not clear which row they belong to. Unmerge them, fill in each row and send the file again.`,
      ur: ({ where }: { where: string }) =>
        `خانے \u2066${where}\u2069 ضم ہیں، اس لیے واضح نہیں کہ وہ کس سطر کے ہیں۔ انہیں الگ کیجیے، ہر سطر بھریے اور فائل دوبارہ بھیجیے۔`,
    },
  },
  import_has_begun: {
    status: 409,
    text: {
      en: 'This file is being imported or was imported already, so nothing was changed.',
      ur: 'یہ فائل امپورٹ ہو رہی ہے یا پہلے ہی امپورٹ ہو چکی ہے، اس لیے کچھ نہیں بدلا گیا۔',
    },
  },
  nothing_to_import: {
    status: 409,
    text: {
      en: 'No row of this file can be imported. Correct the marked rows, then send the file again.',
      ur: 'اس فائل کی کوئی سطر امپورٹ نہیں ہو سکتی۔ نشان زدہ سطریں درست کیجیے، پھر فائل دوبارہ بھیجیے۔',
    },
  },
  nothing_to_take_over: {
    status: 409,
    text: {
      en: 'None of these values may be taken over: each says why it stays.',
      ur: 'ان میں سے کوئی تبدیلی لاگو نہیں ہو سکتی: ہر ایک کے ساتھ وجہ لکھی ہے۔',
    },
  },
  import_not_done: {
    status: 409,
    text: {
      en: 'Only a completed import can be undone.',
      ur: 'صرف مکمل ہو چکی امپورٹ ہی واپس لی جا سکتی ہے۔',
    },
  },
  nothing_to_undo: {
    status: 409,
    text: {
      en: 'This import created nothing that could be undone. Values that it took over stay: correct them on the customer or agreement.',
      ur: 'اس امپورٹ سے کوئی نیا اندراج نہیں بنا جو واپس لیا جا سکے۔ لاگو کی گئی تبدیلیاں برقرار رہتی ہیں: انہیں صارف یا معاہدے کے اندراج میں درست کیجیے۔',
    },
  },
  import_built_on: {
    status: 409,
    text: {
      en: ({ count, lines }: { count: number; lines: string }) =>
        `This import can no longer be undone: entries have been recorded since then on ${count} of its rows (line ${lines} of the file). Correct these records one by one instead.`,
      ur: ({ count, lines }: { count: number; lines: string }) =>
        `یہ امپورٹ اب واپس نہیں لی جا سکتی: اس کی \u2066${count}\u2069 سطروں پر بعد میں کچھ درج ہو چکا ہے (فائل کی سطر \u2066${lines}\u2069)۔ ان اندراجات کو ایک ایک کر کے درست کیجیے۔`,
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
