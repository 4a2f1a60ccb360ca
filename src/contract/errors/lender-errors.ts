import type { CatalogueEntry } from './catalogue-entry.ts';

/** Refusals of changes to employees, branches and settings, and of exports. */
export const lenderErrors = {
  changed_meanwhile: {
    status: 409,
    text: {
      en: 'Someone else changed this in the meantime. Reload the page to see the changes, then make yours again.',
      ur: 'اس دوران کسی اور نے یہاں تبدیلیاں محفوظ کر دیں۔ صفحہ دوبارہ کھول کر انہیں دیکھیے، پھر اپنی تبدیلی کیجیے۔',
    },
  },
  site_incomplete: {
    status: 409,
    text: {
      en: 'The site cannot be published yet. It needs the license number, the lender’s own phone, WhatsApp and email, and a branch that is shown on it.',
      ur: 'ویب سائٹ ابھی شائع نہیں ہو سکتی۔ اس کے لیے لائسنس نمبر، ادارے کا اپنا فون، واٹس ایپ اور ای میل، اور ویب سائٹ پر نظر آنے والی ایک برانچ ضروری ہے۔',
    },
  },
  licence_on_site: {
    status: 409,
    text: {
      en: 'The public site shows the license number. Take the site back first.',
      ur: 'لائسنس نمبر ویب سائٹ پر نظر آتا ہے۔ پہلے ویب سائٹ کی اشاعت واپس لیجیے۔',
    },
  },
  branch_on_site: {
    status: 409,
    text: {
      en: 'This is the last branch on the public site. Show another one on it, or take the site back first.',
      ur: 'ویب سائٹ پر یہی ایک برانچ رہ گئی ہے۔ پہلے کوئی اور برانچ ویب سائٹ پر دکھائیے یا ویب سائٹ کی اشاعت واپس لیجیے۔',
    },
  },
  designation_in_use: {
    status: 409,
    text: {
      en: 'Employees still have a designation that you removed. Give them another one first.',
      ur: 'جو عہدہ آپ نے ہٹایا، وہ ابھی کچھ ملازمین کے نام درج ہے۔ پہلے انہیں کوئی اور عہدہ دیجیے۔',
    },
  },
  own_user: {
    status: 403,
    text: {
      en: 'You cannot do this to your own account. Ask another superadmin.',
      ur: 'آپ اپنے اکاؤنٹ کے ساتھ یہ نہیں کر سکتے۔ کسی اور سپر ایڈمن سے کہیے۔',
    },
  },
  last_superadmin: {
    status: 409,
    text: {
      en: 'This is the last active superadmin. Make someone else a superadmin first.',
      ur: 'یہ آخری فعال سپر ایڈمن ہیں۔ پہلے کسی اور کو سپر ایڈمن بنائیے۔',
    },
  },
  open_work_remains: {
    status: 409,
    text: {
      en: 'This employee is still in charge of customers, agreements or contact requests. Choose who takes them over.',
      ur: 'صارفین، معاہدے یا رابطے کی درخواستیں ابھی اس ملازم کے ذمے ہیں۔ چنیے کہ وہ کس کے سپرد ہوں۔',
    },
  },
  employee_inactive: {
    status: 409,
    text: {
      en: 'This employee is not active. Reactivate the account first.',
      ur: 'یہ ملازم فعال نہیں۔ پہلے اکاؤنٹ دوبارہ فعال کیجیے۔',
    },
  },
  employee_has_password: {
    status: 409,
    text: {
      en: 'This employee already has a password. Issue a code for a new password instead.',
      ur: 'اس ملازم کا پاس ورڈ پہلے سے موجود ہے۔ اس کے بجائے نئے پاس ورڈ کا کوڈ جاری کیجیے۔',
    },
  },
  employee_totp_off: {
    status: 409,
    text: {
      en: 'Two-step sign-in is already off for this employee. They can sign in with the password alone.',
      ur: 'اس ملازم کا دو مرحلہ سائن اِن پہلے ہی بند ہے۔ وہ صرف پاس ورڈ سے سائن اِن کر سکتے ہیں۔',
    },
  },
  employee_google_off: {
    status: 409,
    text: {
      en: 'Google sign-in is already off for this employee. They sign in with the password.',
      ur: 'اس ملازم کا گوگل سائن اِن پہلے ہی بند ہے۔ وہ پاس ورڈ سے سائن اِن کرتے ہیں۔',
    },
  },
  employee_active: {
    status: 409,
    text: {
      en: 'This employee is already active. Nothing needs to be done.',
      ur: 'یہ ملازم پہلے ہی فعال ہے۔ کچھ کرنے کی ضرورت نہیں۔',
    },
  },
  export_too_large: {
    status: 422,
    text: {
      en: 'Too many rows for one file. Choose a shorter period or more filters.',
      ur: 'ایک فائل کے لیے سطریں بہت زیادہ ہیں۔ کم دن یا مزید فلٹر چنیے۔',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;
