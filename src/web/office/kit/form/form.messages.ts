import type { Phrase } from '#domain/language.ts';
import { countNoun } from '#web/format/count.ts';
import { plainWords } from '../language/plain-words.messages.ts';

/** The texts of every form. */
export const messages = {
  notSaved: plainWords.nothingSaved,
  mayHaveArrived: {
    en: 'It may already have arrived. Send it again: nothing will be done twice.',
    ur: 'ممکن ہے یہ پہنچ چکا ہو۔ دوبارہ بھیجیے: کوئی کام دو بار نہیں ہوگا۔',
  },
  save: { en: 'Save', ur: 'محفوظ کریں' },
  saving: plainWords.saving,
  cancel: plainWords.cancel,
  conflict: {
    en: 'Someone else has changed this record. What you entered is still here.',
    ur: 'اس دوران کسی اور نے یہ ریکارڈ تبدیل کر دیا۔ آپ کا لکھا ہوا برقرار ہے۔',
  },
  takeOver: { en: 'Add their changes', ur: 'ان کی تبدیلیاں شامل کریں' },
  unsaved: { en: 'Not saved yet', ur: 'ابھی محفوظ نہیں' },
  leaveTitle: { en: 'Leave without saving?', ur: 'محفوظ کیے بغیر جائیں؟' },
  leaveText: {
    en: 'What you changed on this page is not saved yet and will be lost.',
    ur: 'اس صفحے پر آپ کی تبدیلیاں ابھی محفوظ نہیں ہوئیں اور ضائع ہو جائیں گی۔',
  },
  leave: { en: 'Leave without saving', ur: 'محفوظ کیے بغیر جائیں' },
  stay: { en: 'Keep editing', ur: 'ترمیم جاری رکھیں' },
  chooseTime: { en: 'Choose a time', ur: 'وقت چنیں' },
  chooseDay: { en: 'Choose from the calendar:', ur: 'کیلنڈر سے چنیں:' },
  show: plainWords.show,
  hide: { en: 'Hide', ur: 'چھپائیں' },
  removeRow: { en: 'Remove', ur: 'ہٹائیں:' },
  choosePicture: { en: 'Choose a picture', ur: 'تصویر چنیں' },
  replacePicture: { en: 'Replace', ur: 'بدلیں' },
  takePicture: { en: 'Take a picture', ur: 'تصویر کھینچیں' },
  removePicture: { en: 'Remove it', ur: 'ہٹائیں' },
  sendingPicture: { en: 'Sending the picture', ur: 'تصویر بھیجی جا رہی ہے' },
} as const satisfies Record<string, Phrase>;

/** Shown only when little is left. */
export const roomLeft: Phrase<(characters: number) => string> = {
  en: (characters) => `${characters} ${countNoun(characters, 'character', 'characters')} left`,
  ur: (characters) => `مزید \u2066${characters}\u2069 ${characters === 1 ? 'حرف' : 'حروف'} کی گنجائش ہے`,
};

export const correctFields: Phrase<(count: number) => string> = {
  en: (count) => `Please correct ${count} ${countNoun(count, 'field', 'fields')}`,
  ur: (count) => `براہِ کرم \u2066${count}\u2069 ${count === 1 ? 'خانہ' : 'خانے'} درست کیجیے`,
};

/** The fields to check again before saving. */
export const theyChanged: Phrase<(fields: readonly string[]) => string> = {
  en: (fields) =>
    fields.length === 0
      ? 'The record is up to date. Check it and save.'
      : `They changed: ${fields.join(', ')}. What you entered is kept. Look through it and save.`,
  ur: (fields) =>
    fields.length === 0
      ? 'ریکارڈ اب تازہ ہے۔ دیکھ کر محفوظ کیجیے۔'
      : `انہوں نے یہ بدلا: ${fields.join('، ')}۔ آپ کا لکھا ہوا برقرار ہے۔ دیکھ کر محفوظ کیجیے۔`,
};
