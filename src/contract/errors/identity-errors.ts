import type { CatalogueEntry } from './catalogue-entry.ts';

const savedViewErrors = {
  too_many_saved_views: {
    status: 409,
    text: {
      en: 'You have kept as many views as a person can. Remove one, then save this one.',
      ur: 'اس سے زیادہ فہرستیں محفوظ نہیں ہو سکتیں۔ کوئی ایک ہٹائیے، پھر اسے محفوظ کیجیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;

const codeErrors = {
  code_wrong: {
    status: 422,
    text: {
      en: 'This code is incorrect. Compare it with the code from the branch and enter it again.',
      ur: 'یہ کوڈ درست نہیں۔ برانچ سے ملے ہوئے کوڈ سے ملا کر دوبارہ لکھیے۔',
    },
  },
  code_used: {
    status: 410,
    text: {
      en: 'This code has already been used. Sign in, or ask the branch for a new code.',
      ur: 'یہ کوڈ پہلے استعمال ہو چکا ہے۔ سائن اِن کیجیے یا برانچ سے نیا کوڈ لیجیے۔',
    },
  },
  code_expired: {
    status: 410,
    text: {
      en: 'This code is no longer valid. Ask the branch for a new one.',
      ur: 'اس کوڈ کی مدت ختم ہو چکی ہے۔ برانچ سے نیا کوڈ لیجیے۔',
    },
  },
  reset_link_over: {
    status: 410,
    text: {
      en: 'This link has already been used or has expired. Ask for a new one.',
      ur: 'یہ لنک استعمال ہو چکا ہے یا پرانا ہے۔ نیا لنک منگوائیے۔',
    },
  },
  set_up_link_wrong: {
    status: 422,
    text: {
      en: 'This set-up link is not the latest one. Open the one the server printed last.',
      ur: 'پہلا اکاؤنٹ بنانے کا یہ لنک تازہ ترین نہیں۔ وہ لنک کھولیے جو سرور نے سب سے آخر میں دکھایا۔',
    },
  },
  set_up_over: {
    status: 409,
    text: {
      en: 'The first superadmin already exists. Please sign in.',
      ur: 'پہلا سپر ایڈمن بن چکا ہے۔ سائن اِن کیجیے۔',
    },
  },
  user_already_linked: {
    status: 409,
    text: {
      en: 'Your account is already linked to your record at the branch. No code is needed.',
      ur: 'آپ کا اکاؤنٹ پہلے ہی برانچ کے ریکارڈ سے جڑا ہوا ہے۔ کوڈ کی ضرورت نہیں۔',
    },
  },
  phone_or_email_taken: {
    status: 409,
    text: {
      en: 'Another account already signs in with this phone number or email. Sign in with that account, or create one with a phone number of your own and this code.',
      ur: 'اس فون یا ای میل سے ایک اور اکاؤنٹ پہلے سے سائن اِن ہوتا ہے۔ اسی سے سائن اِن کیجیے، یا اپنے الگ فون نمبر اور اسی کوڈ سے نیا اکاؤنٹ بنائیے۔',
    },
  },
  customer_has_sign_in: {
    status: 409,
    text: {
      en: 'This customer already has an account. Issue a code for a new password instead.',
      ur: 'اس صارف کا اکاؤنٹ موجود ہے۔ اس کے بجائے نئے پاس ورڈ کا کوڈ جاری کیجیے۔',
    },
  },
  customer_has_no_sign_in: {
    status: 409,
    text: {
      en: 'This customer has no account yet. Issue an activation code instead.',
      ur: 'اس صارف کا ابھی کوئی اکاؤنٹ نہیں۔ اس کے بجائے ایکٹیویشن کوڈ جاری کیجیے۔',
    },
  },
  customer_is_staff: {
    status: 409,
    text: {
      en: 'This customer works for the lender. A superadmin issues their code on the employee’s page.',
      ur: 'یہ صارف ادارے میں ملازم بھی ہیں۔ ان کا کوڈ سپر ایڈمن ملازم کے صفحے سے جاری کرتا ہے۔',
    },
  },
  second_step_off: {
    status: 409,
    text: {
      en: 'Two-step sign-in is off for this customer. A code for a new password is enough.',
      ur: 'اس صارف کا دو مرحلہ سائن اِن بند ہے۔ نئے پاس ورڈ کا کوڈ کافی ہے۔',
    },
  },
  second_step_changed: {
    status: 409,
    text: {
      en: 'Since this request, the customer has signed in or changed their two-step sign-in. Reject it; the branch can send a new one if it is still needed.',
      ur: 'درخواست کے بعد صارف نے سائن اِن کیا یا اپنے دو مرحلہ سائن اِن میں تبدیلی کی ہے۔ یہ درخواست نامنظور کیجیے؛ ضرورت ہو تو برانچ نئی درخواست دے گی۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;

const totpErrors = {
  totp_required: {
    status: 401,
    text: {
      en: 'Enter the six digits your authenticator app shows now, or one of your recovery codes.',
      ur: 'آپ کی تصدیقی ایپ اس وقت جو چھ ہندسے دکھا رہی ہے وہ لکھیے، یا اپنا کوئی بحالی کوڈ۔',
    },
  },
  wrong_totp_code: {
    status: 401,
    text: {
      en: 'This code is incorrect or was used before. Wait for the next one and enter it.',
      ur: 'یہ کوڈ درست نہیں یا پہلے استعمال ہو چکا ہے۔ اگلے کوڈ کا انتظار کر کے وہ لکھیے۔',
    },
  },
  totp_set_up_required: {
    status: 403,
    text: {
      en: 'Turn on two-step sign-in under Profile first. Superadmins must use it.',
      ur: 'پہلے پروفائل میں دو مرحلہ سائن اِن فعال کیجیے۔ سپر ایڈمن کے لیے یہ لازمی ہے۔',
    },
  },
  totp_not_started: {
    status: 409,
    text: {
      en: 'Start setting up two-step sign-in again. Scan the new code.',
      ur: 'دو مرحلہ سائن اِن فعال کرنے کا عمل دوبارہ شروع کرنا ہوگا۔ نیا کوڈ اسکین کیجیے۔',
    },
  },
  totp_already_on: {
    status: 409,
    text: {
      en: 'Two-step sign-in is already on. Turn it off first, then set it up again.',
      ur: 'دو مرحلہ سائن اِن پہلے سے فعال ہے۔ دوبارہ فعال کرنے کے لیے پہلے اسے بند کیجیے۔',
    },
  },
  proof_required: {
    status: 403,
    text: {
      en: 'This account decides about money. Enter your password, and the code of your authenticator app if you use one.',
      ur: 'یہ اکاؤنٹ رقم کے فیصلے کرتا ہے۔ اپنا پاس ورڈ لکھیے، اور تصدیقی ایپ استعمال کرتے ہوں تو اس کا کوڈ بھی۔',
    },
  },
  wrong_current_password: {
    status: 422,
    text: {
      en: 'Your current password is incorrect. Please try again.',
      ur: 'آپ کا موجودہ پاس ورڈ درست نہیں۔ دیکھ کر دوبارہ کوشش کیجیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;

const googleErrors = {
  google_failed: {
    status: 401,
    text: {
      en: 'Google sign-in did not work. Try again, or use your password.',
      ur: 'گوگل کے ذریعے سائن اِن نہیں ہو سکا۔ دوبارہ کوشش کیجیے یا پاس ورڈ سے سائن اِن کیجیے۔',
    },
  },
  google_email_unknown: {
    status: 403,
    text: {
      en: 'No account uses the email of this Google account. Create an account with that email first.',
      ur: 'اس گوگل اکاؤنٹ کی ای میل سے یہاں کوئی اکاؤنٹ نہیں بنا ہوا۔ پہلے اسی ای میل سے اکاؤنٹ بنائیے۔',
    },
  },
  google_turned_off: {
    status: 403,
    text: {
      en: 'Google sign-in is off for this account. Sign in with your password; you can turn it on again under Profile.',
      ur: 'اس اکاؤنٹ کے لیے گوگل سائن اِن بند ہے۔ پاس ورڈ سے سائن اِن کیجیے؛ پروفائل میں اسے دوبارہ فعال کیا جا سکتا ہے۔',
    },
  },
  password_needed_first: {
    status: 409,
    text: {
      en: 'Google is your only way to sign in. Set a password first: choose “Forgot password?” on the sign-in page.',
      ur: 'آپ صرف گوگل کے ذریعے سائن اِن کر سکتے ہیں۔ پہلے پاس ورڈ رکھیے: سائن اِن کے صفحے پر ”پاس ورڈ بھول گئے؟“ چنیے۔',
    },
  },
  google_email_unverified: {
    status: 403,
    text: {
      en: 'Google has not verified the email of this account. Verify it there, or use your password.',
      ur: 'گوگل نے اس اکاؤنٹ کی ای میل کی تصدیق نہیں کی۔ وہاں تصدیق کیجیے یا پاس ورڈ سے سائن اِن کیجیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;

/** Refusals of accounts: codes, the second step, Google, saved views. None of them tells a stranger who has an account. */
export const identityErrors = { ...codeErrors, ...totpErrors, ...googleErrors, ...savedViewErrors } as const;
