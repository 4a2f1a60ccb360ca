import type { Phrase } from '#domain/language.ts';

export const reassignTo: Phrase = { en: 'Reassign to', ur: 'کس کے سپرد ہو' };

export const messages = {
  chooseSuccessor: { en: 'Choose a colleague', ur: 'ساتھی چنیں' },
  successorRequired: { en: 'Choose who takes this over', ur: 'چنیے کہ یہ کس کے سپرد ہو' },
  noSuccessor: {
    en: 'No one can take this over yet: there is no other active colleague at the branch.',
    ur: 'ابھی یہ کام کسی کے سپرد نہیں ہو سکتا: برانچ میں کوئی اور فعال ساتھی نہیں۔',
  },
  openWork: { en: 'Open work to reassign', ur: 'باقی کام جو سپرد کرنا ہے' },
  nothingOpen: {
    en: 'They have no open work, so there is nothing to reassign.',
    ur: 'ان کا کوئی کام باقی نہیں، اس لیے کچھ سپرد نہیں کرنا۔',
  },
  counting: { en: 'The open work is being counted', ur: 'باقی کام شمار ہو رہا ہے' },
  loadError: { en: 'The open work could not be counted', ur: 'باقی کام معلوم نہیں ہو سکا' },

  deactivate: { en: 'Deactivate', ur: 'غیر فعال کریں' },
  deactivateHint: {
    en: 'They are signed out at once and can no longer sign in. They stay on record.',
    ur: 'فوراً سائن آؤٹ ہو جائیں گے اور آئندہ سائن اِن نہیں کر سکیں گے۔ ریکارڈ برقرار رہے گا۔',
  },
  deactivateText: {
    en: 'They are signed out at once and cannot sign in again. Everything they recorded stays.',
    ur: 'وہ فوراً سائن آؤٹ ہو جائیں گے اور دوبارہ سائن اِن نہیں کر سکیں گے۔ ان کے تمام اندراجات برقرار رہیں گے۔',
  },
  reactivate: { en: 'Reactivate', ur: 'دوبارہ فعال کریں' },
  inactive: { en: 'This account is deactivated', ur: 'یہ اکاؤنٹ غیر فعال ہے' },
  inactiveText: {
    en: 'They cannot sign in. Everything they recorded stays.',
    ur: 'یہ سائن اِن نہیں کر سکتے۔ ان کے اندراجات برقرار ہیں۔',
  },
  changeRole: { en: 'Change role', ur: 'کردار تبدیل کریں' },
  changeRoleText: {
    en: 'The new role applies from their next action.',
    ur: 'نیا کردار ان کے اگلے ہی کام سے لاگو ہوگا۔',
  },
  moveText: {
    en: 'From then on they work with that branch’s customers and requests only.',
    ur: 'اس کے بعد وہ صرف نئی برانچ کے صارفین اور درخواستوں کا کام کریں گے۔',
  },
} as const satisfies Record<string, Phrase>;

export const deactivateTitle: Phrase<(name: string) => string> = {
  en: (name) => `Deactivate ${name}?`,
  ur: (name) => `${name} کا اکاؤنٹ غیر فعال کریں؟`,
};

export const deactivated: Phrase<(name: string) => string> = {
  en: (name) => `${name} is deactivated and signed out`,
  ur: (name) => `${name} کا اکاؤنٹ غیر فعال ہو گیا اور وہ سائن آؤٹ ہو گئے`,
};

export const reactivated: Phrase<(name: string) => string> = {
  en: (name) => `${name} can sign in again`,
  ur: (name) => `${name} اب دوبارہ سائن اِن کر سکتے ہیں`,
};

interface Change {
  readonly name: string;
  /** The role or the branch that is new. */
  readonly to: string;
}

export const changeRoleTitle: Phrase<(change: Change) => string> = {
  en: ({ name, to }) => `Change ${name}’s role to ${to}?`,
  ur: ({ name, to }) => `${name} کو ${to} بنائیں؟`,
};

export const roleChanged: Phrase<(change: Change) => string> = {
  en: ({ name, to }) => `${name}’s role is now ${to}`,
  ur: ({ name, to }) => `${name} اب ${to} ہیں`,
};

export const moveTitle: Phrase<(change: Change) => string> = {
  en: ({ name, to }) => `Move ${name} to ${to}?`,
  ur: ({ name, to }) => `${name} کو ${to} برانچ میں منتقل کریں؟`,
};

export const moveVerb: Phrase<(branch: string) => string> = {
  en: (branch) => `Move to ${branch}`,
  ur: (branch) => `${branch} میں منتقل کریں`,
};
