import type { Language, Phrase } from '#domain/language.ts';
import type { SiteNeed } from '#domain/lender/site-publication.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { lenderLabels } from '../../ground/lender-labels.messages.ts';

export const messages = {
  lead: {
    en: 'Visitors see the site once you publish it, and not before.',
    ur: 'ویب سائٹ عوام کو اسی وقت نظر آتی ہے جب آپ اسے شائع کریں، اس سے پہلے نہیں۔',
  },
  isPublic: { en: 'Your site is public', ur: 'آپ کی ویب سائٹ شائع ہو چکی ہے' },
  isNotPublic: { en: 'Your site, not published yet', ur: 'آپ کی ویب سائٹ ابھی شائع نہیں ہوئی' },
  isNotPublicText: {
    en: 'Visitors read that it is being prepared. No form is open and no license is named.',
    ur: 'دیکھنے والوں کو بتایا جاتا ہے کہ ویب سائٹ تیار ہو رہی ہے۔ کوئی فارم کھلا نہیں اور کسی لائسنس کا ذکر نہیں۔',
  },
  preview: { en: 'See the site as visitors will', ur: 'ویب سائٹ ویسے دیکھیں جیسے سب کو نظر آئے گی' },
  needs: { en: 'Before it can be published', ur: 'شائع کرنے سے پہلے' },
  there: { en: 'Done', ur: 'ہو گیا' },
  says: { en: 'The site will say', ur: 'ویب سائٹ پر یہ لکھا ہوگا' },
  saysNow: { en: 'The site says', ur: 'ویب سائٹ پر یہ لکھا ہے' },
  noLicence: { en: 'No license number yet', ur: 'ابھی کوئی لائسنس نمبر نہیں' },
  claimsTrue: {
    en: 'The figures came with the product. Change each one that is not true of your lender, and save.',
    ur: 'یہ اعداد پروگرام کے ساتھ آئے تھے۔ جو آپ کے ادارے کے بارے میں درست نہ ہو اسے تبدیل کیجیے، پھر محفوظ کیجیے۔',
  },
  changeClaims: { en: 'Change the figures', ur: 'اعداد تبدیل کریں' },
  publish: { en: 'Publish the site', ur: 'ویب سائٹ شائع کریں' },
  publishTitle: { en: 'Publish the site now?', ur: 'ویب سائٹ ابھی شائع کریں؟' },
  publishText: {
    en: 'Everyone can read it at once, and visitors can write to you. You can take it back at any time.',
    ur: 'سب لوگ اسے فوراً دیکھ سکیں گے اور آپ کو لکھ سکیں گے۔ آپ اسے کسی بھی وقت واپس لے سکتے ہیں۔',
  },
  published: { en: 'The site is public', ur: 'ویب سائٹ شائع ہو گئی' },
  takeBack: { en: 'Take the site back', ur: 'ویب سائٹ واپس لیں' },
  takeBackTitle: { en: 'Take the site back?', ur: 'ویب سائٹ واپس لیں؟' },
  takeBackText: {
    en: 'Visitors then read that it is being prepared, and can no longer write to you. Nothing that was entered is lost.',
    ur: 'اس کے بعد دیکھنے والوں کو بتایا جائے گا کہ ویب سائٹ تیار ہو رہی ہے، اور وہ آپ کو لکھ نہیں سکیں گے۔ درج کی ہوئی کوئی چیز ضائع نہیں ہوگی۔',
  },
  takenBack: { en: 'The site is not public any more', ur: 'ویب سائٹ اب عوام کے لیے بند ہے' },
} as const satisfies Record<string, Phrase>;

/** The preview in the language that the reader does not use. */
export const previewNames: Readonly<Record<Language, Phrase>> = {
  en: { en: 'In English', ur: 'انگریزی میں' },
  ur: { en: 'In Urdu', ur: 'اردو میں' },
};

interface NeedTexts {
  readonly name: Phrase;
  readonly verb: Phrase;
}

export const needTexts: Readonly<Record<SiteNeed, NeedTexts>> = {
  licence: {
    name: lenderLabels.licenceNumber,
    verb: { en: 'Enter the license number', ur: 'لائسنس نمبر درج کریں' },
  },
  contacts: {
    name: {
      en: 'Your own phone, WhatsApp and email, in place of the examples',
      ur: 'مثالوں کی جگہ آپ کا اپنا فون، واٹس ایپ اور ای میل',
    },
    verb: { en: 'Enter phone and email', ur: 'فون اور ای میل درج کریں' },
  },
  branch: {
    name: { en: 'A branch that is shown on the site', ur: 'ایک برانچ جو ویب سائٹ پر نظر آئے' },
    verb: { en: 'Open a branch', ur: 'برانچ کھولیں' },
  },
  branch_phones: {
    name: { en: 'The own phone of each branch', ur: 'ہر برانچ کا اپنا فون' },
    verb: { en: 'Change the phones', ur: 'فون تبدیل کریں' },
  },
  claims: {
    name: { en: 'Figures that are true of your lender', ur: 'وہ اعداد جو آپ کے ادارے کے بارے میں درست ہوں' },
    verb: { en: 'Check the figures', ur: 'اعداد دیکھ لیں' },
  },
};

export const branchesSaid: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} ${countNoun(count, 'branch', 'branches')}`,
  ur: (count) => `${formatCount(count)} ${count === 1 ? 'برانچ' : 'برانچیں'}`,
};
