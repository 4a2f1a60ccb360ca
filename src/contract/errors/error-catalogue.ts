import type { Phrase } from '#domain/language.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { deskErrors } from './desk-errors.ts';
import { identityErrors } from './identity-errors.ts';
import { importErrors } from './import-errors.ts';
import { lenderErrors } from './lender-errors.ts';
import { lendingErrors } from './lending-errors.ts';
import { monthErrors } from './month-errors.ts';
import { requestErrors } from './request-errors.ts';

/**
 * Every refusal of a call: its HTTP status and its message in both languages. A message says what to do next, and nothing about
 * the internals of the server.
 */
export const errorCatalogue = {
  malformed_json: {
    status: 400,
    text: {
      en: 'The request could not be read. Reload the page and try again.',
      ur: 'درخواست پڑھی نہیں جا سکی۔ صفحہ دوبارہ کھول کر پھر کوشش کیجیے۔',
    },
  },
  unsupported_media_type: {
    status: 415,
    text: {
      en: 'The request must be sent as JSON.',
      ur: 'درخواست JSON کی صورت میں بھیجنا ضروری ہے۔',
    },
  },
  body_too_large: {
    status: 413,
    text: {
      en: 'This is too large to send. Shorten it and try again.',
      ur: 'یہ بہت بڑا ہے، بھیجا نہیں جا سکتا۔ مختصر کر کے دوبارہ بھیجیے۔',
    },
  },
  body_incomplete: {
    status: 400,
    text: {
      en: 'The request did not arrive complete. Please send it again.',
      ur: 'درخواست پوری نہیں پہنچی۔ دوبارہ بھیجیے۔',
    },
  },
  body_too_slow: {
    // Not 408: a browser sends what is answered so again by itself.
    status: 400,
    text: {
      en: 'The request took too long to arrive. Check your connection and try again.',
      ur: 'درخواست پہنچنے میں بہت دیر لگی۔ انٹرنیٹ دیکھ کر دوبارہ کوشش کیجیے۔',
    },
  },
  cross_site: {
    status: 403,
    text: {
      en: 'Another website tried to do this in your name, so nothing was done. Open our own page and try again.',
      ur: 'کسی اور ویب سائٹ نے آپ کے نام سے یہ کرنا چاہا، اس لیے کچھ نہیں کیا گیا۔ ہمارا صفحہ کھول کر دوبارہ کوشش کیجیے۔',
    },
  },
  not_a_form: {
    status: 415,
    text: {
      en: 'The request must be sent as a form with its file (multipart/form-data).',
      ur: 'درخواست فائل کے ساتھ فارم (multipart/form-data) کی صورت میں بھیجنا ضروری ہے۔',
    },
  },
  malformed_form: {
    status: 400,
    text: {
      en: 'The form did not arrive complete. Please send it again.',
      ur: 'فارم پورا نہیں پہنچا۔ دوبارہ بھیجیے۔',
    },
  },
  upload_too_slow: {
    // Not 408: a browser sends what is answered so again by itself.
    status: 400,
    text: {
      en: 'The file took too long to arrive. Check your connection or choose a smaller file, and try again.',
      ur: 'فائل پہنچنے میں بہت دیر لگی۔ انٹرنیٹ دیکھیے یا چھوٹی فائل چنیے، پھر دوبارہ کوشش کیجیے۔',
    },
  },
  uploads_under_way: {
    status: 429,
    text: {
      en: ({ retryAfterSeconds }: RetryLater) =>
        `Your other files are still on their way. Send this one again ${inAWhile.en(retryAfterSeconds)}.`,
      ur: ({ retryAfterSeconds }: RetryLater) =>
        `آپ کی دوسری فائلیں ابھی پہنچ رہی ہیں۔ یہ فائل ${inAWhile.ur(retryAfterSeconds)} بعد دوبارہ بھیجیے۔`,
    },
  },
  uploads_busy: {
    status: 503,
    text: {
      en: ({ retryAfterSeconds }: RetryLater) =>
        `Too many files are arriving right now. Send yours again ${inAWhile.en(retryAfterSeconds)}.`,
      ur: ({ retryAfterSeconds }: RetryLater) =>
        `اس وقت بہت زیادہ فائلیں آ رہی ہیں۔ اپنی فائل ${inAWhile.ur(retryAfterSeconds)} بعد دوبارہ بھیجیے۔`,
    },
  },
  invalid_input: {
    status: 422,
    text: {
      en: 'Please correct the marked fields.',
      ur: 'براہِ کرم نشان زدہ خانے درست کیجیے۔',
    },
  },
  invalid_cursor: {
    status: 422,
    text: {
      en: 'This page of the list is no longer available. Open the list again.',
      ur: 'فہرست کا یہ صفحہ اب دستیاب نہیں۔ فہرست دوبارہ کھولیے۔',
    },
  },
  idempotency_key_invalid: {
    status: 400,
    text: {
      en: 'The request carries no valid Idempotency-Key. Reload the page and try again.',
      ur: 'درخواست کی شناختی کلید درست نہیں۔ صفحہ دوبارہ کھول کر پھر کوشش کیجیے۔',
    },
  },
  idempotency_key_reused: {
    status: 422,
    text: {
      en: 'This was already recorded with different details. Check what was recorded. To record something else as well, reload the page and enter it again.',
      ur: 'یہ پہلے ہی درج ہو چکا ہے، مگر دوسری تفصیلات کے ساتھ۔ پہلے دیکھیے کہ کیا درج ہوا۔ کچھ اور بھی درج کرنا ہو تو صفحہ دوبارہ کھول کر نئے سرے سے لکھیے۔',
    },
  },
  idempotency_key_expired: {
    status: 422,
    text: {
      en: 'This was recorded more than 90 days ago and was sent again. Nothing was recorded this time. To record it once more, reload the page and enter it again.',
      ur: 'یہ 90 دن سے زیادہ پہلے درج ہو چکا ہے اور دوبارہ بھیجا گیا ہے۔ اس بار کچھ درج نہیں ہوا۔ نئے سرے سے درج کرنا ہو تو صفحہ دوبارہ کھول کر لکھیے۔',
    },
  },
  wrong_credentials: {
    status: 401,
    text: {
      en: 'The phone number, email or password is incorrect. Please try again.',
      ur: 'فون، ای میل یا پاس ورڈ درست نہیں۔ دیکھ کر دوبارہ کوشش کیجیے۔',
    },
  },
  not_signed_in: {
    status: 401,
    text: {
      en: 'Your session has ended. Please sign in again.',
      ur: 'آپ کا سیشن ختم ہو گیا ہے۔ دوبارہ سائن اِن کیجیے۔',
    },
  },
  not_allowed: {
    status: 403,
    text: {
      en: 'You do not have permission to do this.',
      ur: 'آپ کے اکاؤنٹ کو اس کی اجازت نہیں۔',
    },
  },
  not_found: {
    status: 404,
    text: {
      en: 'This was not found. It may have been removed, or the address is wrong.',
      ur: 'یہ نہیں ملا۔ شاید ہٹا دیا گیا ہے یا پتہ غلط ہے۔',
    },
  },
  method_not_allowed: {
    status: 405,
    text: {
      en: 'This address does not accept this kind of request.',
      ur: 'یہ پتہ اس قسم کی درخواست قبول نہیں کرتا۔',
    },
  },
  too_many_requests: {
    status: 429,
    text: {
      en: ({ retryAfterSeconds }: RetryLater) =>
        `Too many attempts. Try again ${inAWhile.en(retryAfterSeconds)}.`,
      ur: ({ retryAfterSeconds }: RetryLater) =>
        `بہت زیادہ کوششیں ہو گئیں۔ ${inAWhile.ur(retryAfterSeconds)} بعد دوبارہ کوشش کیجیے۔`,
    },
  },
  internal: {
    status: 500,
    text: {
      en: 'Something went wrong on our side. If you were saving, see whether it is there before you try again.',
      ur: 'ہمارے نظام میں کوئی خرابی آ گئی ہے۔ کچھ درج کر رہے تھے تو پہلے دیکھ لیجیے کہ وہ درج ہوا یا نہیں، پھر دوبارہ کوشش کیجیے۔',
    },
  },
  ...identityErrors,
  ...lendingErrors,
  ...importErrors,
  ...monthErrors,
  ...deskErrors,
  ...requestErrors,
  ...lenderErrors,
  busy: {
    status: 503,
    text: {
      en: ({ retryAfterSeconds }: RetryLater) =>
        `The service is very busy right now. Try again ${inAWhile.en(retryAfterSeconds)}.`,
      ur: ({ retryAfterSeconds }: RetryLater) =>
        `اس وقت نظام پر بہت رش ہے۔ ${inAWhile.ur(retryAfterSeconds)} بعد دوبارہ کوشش کیجیے۔`,
    },
  },
  clock_behind: {
    status: 503,
    text: {
      en: 'Nothing was recorded, because the server’s clock is behind the last recorded change. Ask the administrator of the server to set the clock right, then try again.',
      ur: 'کچھ درج نہیں ہوا، کیونکہ سرور کی گھڑی پچھلے اندراج کے وقت سے پیچھے ہے۔ سرور کے منتظم سے گھڑی درست کروائیے، پھر دوبارہ کوشش کیجیے۔',
    },
  },
  unavailable: {
    status: 503,
    text: {
      en: 'The service is not reachable right now. Please try again in a few seconds.',
      ur: 'نظام اس وقت دستیاب نہیں۔ چند سیکنڈ بعد دوبارہ کوشش کیجیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;

export interface RetryLater {
  readonly retryAfterSeconds: number;
}

const inAWhile: Phrase<(seconds: number) => string> = {
  en: (seconds) => {
    const [amount, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
    return `in ${amount} ${unit}${amount === 1 ? '' : 's'}`;
  },
  ur: (seconds) => (seconds < 60 ? `${seconds} سیکنڈ` : `${Math.ceil(seconds / 60)} منٹ`),
};

export type ErrorCode = keyof typeof errorCatalogue;

/** The figures a refusal's text needs, or nothing. */
export type ErrorDetails<Code extends ErrorCode> = (typeof errorCatalogue)[Code]['text']['en'] extends (
  details: infer Details,
) => string
  ? Details
  : undefined;

/** All codes, for tests and the OpenAPI document. */
export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];
