import type { Phrase } from '#domain/language.ts';
import { deskWords } from '#web/office/desk/ground/desk-words.messages.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

/** The parts of the site, and where a visitor meets them. */
export const sections = {
  search: {
    title: { en: 'Search results', ur: 'تلاش کے نتائج' },
    lead: {
      en: 'What search engines and shared links show. The title is also the name of the browser’s tab.',
      ur: 'گوگل جیسے سرچ انجن اور شیئر کیے گئے لنک پر یہی نظر آتا ہے۔ عنوان براؤزر کے ٹیب پر بھی لکھا ہوتا ہے۔',
    },
  },
  firstScreen: {
    title: { en: 'First screen', ur: 'پہلی نظر' },
    lead: { en: 'Below the large headline.', ur: 'بڑی سرخی کے نیچے۔' },
  },
  services: {
    title: { en: 'Services', ur: 'خدمات' },
    lead: { en: 'Above the three services.', ur: 'تینوں خدمات کے اوپر۔' },
  },
  relief: {
    title: lendingWords.relief,
    lead: { en: 'The card with the example, below the services.', ur: 'خدمات کے نیچے، مثال والے کارڈ پر۔' },
  },
  regulator: {
    title: { en: 'Regulator', ur: 'ریگولیٹر' },
    lead: {
      en: 'The card with the seal and the license number, below the services.',
      ur: 'خدمات کے نیچے، مہر اور لائسنس نمبر والے کارڈ پر۔',
    },
  },
  mission: {
    title: { en: 'Mission', ur: 'ہمارا مقصد' },
    lead: { en: 'Under “About”, above the figures.', ur: '”تعارف“ میں، اعداد و شمار کے اوپر۔' },
  },
  branches: {
    title: deskWords.branches,
    lead: { en: 'Above the cards of the branches.', ur: 'برانچوں کے کارڈوں کے اوپر۔' },
  },
  homeVisit: {
    title: lendingWords.homeVisit,
    lead: {
      en: 'Below the branches, beside the “Request Home Visit” button.',
      ur: 'برانچوں کے نیچے، ”گھر پر ملاقات کی درخواست“ کے بٹن کے ساتھ۔',
    },
  },
  contact: {
    title: plainWords.contact,
    lead: { en: 'Above the contact form.', ur: 'رابطے کے فارم کے اوپر۔' },
  },
  privacy: {
    title: { en: 'Privacy', ur: 'رازداری' },
    lead: { en: 'The last card beside the contact form.', ur: 'رابطے کے فارم کے ساتھ آخری کارڈ پر۔' },
  },
  guide: {
    title: { en: 'How it works', ur: 'طریقۂ کار' },
    lead: {
      en: 'The page “How it works”: its heading and four steps.',
      ur: 'صفحہ ”طریقۂ کار“: سرخی اور چار مرحلے۔',
    },
  },
  bring: {
    title: { en: 'What to bring', ur: 'ساتھ کیا لائیں' },
    lead: {
      en: 'On the page “How it works”, and on the page of each product.',
      ur: 'صفحہ ”طریقۂ کار“ اور ہر پروڈکٹ کے صفحے پر۔',
    },
  },
  questions: {
    title: { en: 'Questions', ur: 'سوالات' },
    lead: { en: 'On the page “How it works”, below the steps.', ur: 'صفحہ ”طریقۂ کار“ پر، مرحلوں کے نیچے۔' },
  },
  footer: {
    title: { en: 'Footer', ur: 'صفحے کا آخری حصہ' },
    lead: { en: 'Below the lender’s name, at the very end.', ur: 'سب سے آخر میں، ادارے کے نام کے نیچے۔' },
  },
} as const satisfies Record<string, { readonly title: Phrase; readonly lead: Phrase }>;

/** The kinds of text within a part of the site. */
export const kinds = {
  pageTitle: { en: 'Page title', ur: 'صفحے کا عنوان' },
  description: plainWords.description,
  heading: { en: 'Heading', ur: 'سرخی' },
  introduction: { en: 'Introduction', ur: 'تعارفی جملہ' },
  explanation: { en: 'Explanation', ur: 'وضاحت' },
  firstPoint: { en: 'First point', ur: 'پہلا نکتہ' },
  secondPoint: { en: 'Second point', ur: 'دوسرا نکتہ' },
  firstParagraph: { en: 'First paragraph', ur: 'پہلا پیراگراف' },
  secondParagraph: { en: 'Second paragraph', ur: 'دوسرا پیراگراف' },
  firstStep: { en: 'Step 1', ur: 'مرحلہ 1' },
  firstStepText: { en: 'Step 1, explanation', ur: 'مرحلہ 1، وضاحت' },
  secondStep: { en: 'Step 2', ur: 'مرحلہ 2' },
  secondStepText: { en: 'Step 2, explanation', ur: 'مرحلہ 2، وضاحت' },
  thirdStep: { en: 'Step 3', ur: 'مرحلہ 3' },
  thirdStepText: { en: 'Step 3, explanation', ur: 'مرحلہ 3، وضاحت' },
  fourthStep: { en: 'Step 4', ur: 'مرحلہ 4' },
  fourthStepText: { en: 'Step 4, explanation', ur: 'مرحلہ 4، وضاحت' },
  bringFirst: { en: 'Line 1', ur: 'سطر 1' },
  bringSecond: { en: 'Line 2', ur: 'سطر 2' },
  bringThird: { en: 'Line 3', ur: 'سطر 3' },
  bringFourth: { en: 'Line 4', ur: 'سطر 4' },
  bringFifth: { en: 'Line 5', ur: 'سطر 5' },
  notNeeded: { en: 'Not needed', ur: 'درکار نہیں' },
  questionLate: { en: 'Question 1', ur: 'سوال 1' },
  answerLate: { en: 'Answer 1', ur: 'جواب 1' },
  questionEarly: { en: 'Question 2', ur: 'سوال 2' },
  answerEarly: { en: 'Answer 2', ur: 'جواب 2' },
  questionGuarantor: { en: 'Question 3', ur: 'سوال 3' },
  answerGuarantor: { en: 'Answer 3', ur: 'جواب 3' },
  questionRelief: { en: 'Question 4', ur: 'سوال 4' },
  answerRelief: { en: 'Answer 4', ur: 'جواب 4' },
  questionInterest: { en: 'Question 5', ur: 'سوال 5' },
  answerInterest: { en: 'Answer 5', ur: 'جواب 5' },
  statement: { en: 'Sentence', ur: 'جملہ' },
} as const satisfies Record<string, Phrase>;

/** Many parts have a heading: away from it, a text is named with its part. */
export function labelWithin(part: Phrase, label: Phrase): Phrase {
  return { en: `${part.en}: ${label.en}`, ur: `${part.ur}: ${label.ur}` };
}
