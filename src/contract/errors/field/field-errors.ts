/** Refusals of the field book. */
export const fieldErrors = {
  field_needs_branch: {
    status: 422,
    text: {
      en: 'The field book is for employees of a branch. Sign in as one.',
      ur: 'فیلڈ بُک برانچ کے ملازموں کے لیے ہے۔ ملازم کے طور پر سائن اِن کیجیے۔',
    },
  },
  field_device_of_other: {
    status: 409,
    text: {
      en: 'This phone is registered for another officer or another branch. Open the field book in another browser profile.',
      ur: 'یہ فون کسی اور افسر یا کسی اور برانچ کے لیے درج ہے۔ فیلڈ بُک براؤزر کی کسی اور پروفائل میں کھولیے۔',
    },
  },
  field_device_of_other_branch: {
    status: 409,
    text: {
      en: 'This phone is registered at the branch you worked for before. Send what is on it, then register it again.',
      ur: 'یہ فون آپ کی پچھلی برانچ میں درج ہے۔ جو اس پر ہے بھیج دیجیے، پھر فون دوبارہ درج کیجیے۔',
    },
  },
  field_device_revoked: {
    status: 409,
    text: {
      en: 'The office revoked this phone. Bring it to the branch.',
      ur: 'دفتر نے اس فون کی اجازت ختم کر دی ہے۔ فون برانچ لے آئیے۔',
    },
  },
  field_item_unreadable: {
    status: 422,
    text: {
      en: 'This item was not written by the field book. Call the branch.',
      ur: 'یہ اندراج فیلڈ بُک کا لکھا ہوا نہیں۔ برانچ کو فون کیجیے۔',
    },
  },
  own_field_item: {
    status: 403,
    text: {
      en: 'You took this cash. Another superadmin decides about it.',
      ur: 'یہ رقم آپ نے وصول کی تھی۔ فیصلہ کوئی دوسرا سپر ایڈمن کرے گا۔',
    },
  },
  field_item_settled: {
    status: 409,
    text: {
      en: 'This slip was decided meanwhile. Look at the list again.',
      ur: 'اس پرچی کا فیصلہ اسی دوران ہو چکا ہے۔ فہرست دوبارہ دیکھیے۔',
    },
  },
  field_way_not_open: {
    status: 422,
    text: {
      en: 'This cannot be done with this slip. Choose one of the ways that are shown.',
      ur: 'اس پرچی کے ساتھ یہ نہیں ہو سکتا۔ دکھائے گئے طریقوں میں سے ایک چنیے۔',
    },
  },
} as const;
