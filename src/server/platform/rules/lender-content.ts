import type { SiteOfferForm } from '#contract/lender/site-offer.ts';
import type { LenderProfile, SiteTexts } from '#contract/site/site-content.ts';
import { rupees } from '#domain/money/rupees.ts';
import { phoneOf } from './phone-of.ts';

interface LenderContent {
  readonly lender: LenderProfile;
  readonly texts: SiteTexts;
  readonly offer: SiteOfferForm;
  /** The texts of the page that visitors get before the site is published. */
  readonly unpublished: Pick<SiteTexts, 'title' | 'description'>;
}

/**
 * The public site's content for a lender that has changed nothing yet, English beside Urdu. All of it can be changed in the
 * settings; branches are rows of the database. The phones are placeholders until the lender sets its own.
 */
export const lenderContent: LenderContent = {
  lender: {
    name: { en: 'Asaan Qist', ur: 'آسان قسط' },
    licenceNumber: null,
    phone: phoneOf('+92 300 0000000'),
    whatsApp: phoneOf('+92 300 0000000'),
    email: 'help@asaanqist.example',
    social: {
      facebook: 'https://www.facebook.com/',
      instagram: 'https://www.instagram.com/',
      youtube: 'https://www.youtube.com/',
    },
    officeHours: [
      {
        days: { en: 'Mon-Fri', ur: 'پیر تا جمعہ' },
        weekdays: [1, 2, 3, 4, 5],
        opensAt: '09:00',
        closesAt: '17:00',
      },
      { days: { en: 'Saturday', ur: 'ہفتہ' }, weekdays: [6], opensAt: '09:00', closesAt: '14:00' },
    ],
    copyrightYear: 2024,
  },
  texts: {
    title: {
      en: 'Asaan Qist | Interest-Free Installments in Pakistan',
      ur: 'آسان قسط | پاکستان بھر میں بلا سود اقساط',
    },
    description: {
      en: 'Dowry, business and home appliances in equal monthly installments at 0% interest. Regulator authorized, 1000+ families served, branches across Pakistan.',
      ur: 'جہیز، کاروبار اور گھریلو اشیاء بلا سود، برابر ماہانہ قسطوں میں۔ ریگولیٹر سے منظور شدہ، ایک ہزار سے زائد مستفید خاندان، پاکستان بھر میں برانچیں۔',
    },
    introduction: {
      en: 'For a daughter’s wedding, a shop or a home: take what your family needs today and pay its price, month by month. Never a rupee more.',
      ur: 'بیٹی کی شادی ہو، اپنی دکان یا گھر کا سامان: ضرورت آج پوری کیجیے اور قیمت ماہ بہ ماہ آسان قسطوں میں ادا کیجیے۔ ایک روپیہ بھی زیادہ نہیں۔',
    },
    servicesHeading: { en: 'Three needs, one rule', ur: 'تین ضرورتیں، ایک اصول' },
    servicesIntroduction: {
      en: 'Choose what you need and pay its price in equal monthly installments. No interest. No hidden charges.',
      ur: 'اپنی ضرورت کی چیز چنیے اور اس کی قیمت برابر ماہانہ قسطوں میں ادا کیجیے۔ نہ سود، نہ کوئی پوشیدہ خرچ۔',
    },
    reliefHeading: { en: 'Compassionate relief', ur: 'ہمدردانہ رعایت' },
    reliefExplanation: {
      en: 'When a family is in extreme need, part of the amount may be waived. The branch hears each request with care and in confidence.',
      ur: 'جو خاندان شدید ضرورت مند ہو، اس کی بقایا رقم کا کچھ حصہ معاف کیا جا سکتا ہے۔ ہر درخواست برانچ میں توجہ اور رازداری سے سنی جاتی ہے۔',
    },
    regulatorHeading: { en: 'Regulator authorized', ur: 'ریگولیٹر سے منظور شدہ' },
    regulatorExplanation: {
      en: 'Asaan Qist is authorized by Pakistan’s national securities regulator and works under its rules.',
      ur: 'آسان قسط پاکستان کے قومی سیکیورٹیز ریگولیٹر سے منظور شدہ ادارہ ہے اور اسی کے ضوابط کے تحت کام کرتا ہے۔',
    },
    regulatorFirstPoint: {
      en: 'Every agreement in writing, in Urdu and English',
      ur: 'ہر معاہدہ تحریری، اردو اور انگریزی میں',
    },
    regulatorSecondPoint: {
      en: 'A numbered receipt for every payment',
      ur: 'ہر ادائیگی پر نمبر والی رسید',
    },
    missionHeading: { en: 'Hardship should not cost you more', ur: 'مجبوری کی قیمت نہ چکانی پڑے' },
    mission: {
      en: 'From Sargodha we serve low-income families and small entrepreneurs for whom a wedding, a shop or a home appliance is too much to pay at once. We spread the price over small monthly installments and add nothing to it.',
      ur: 'سرگودھا سے ہم ان کم آمدنی والے خاندانوں اور چھوٹے کاروباری افراد کی خدمت کرتے ہیں جن کے لیے شادی، دکان یا گھر کے سامان کی پوری رقم ایک ساتھ ادا کرنا مشکل ہے۔ ہم قیمت کو چھوٹی ماہانہ قسطوں میں تقسیم کرتے ہیں اور اس میں کوئی اضافہ نہیں کرتے۔',
    },
    missionOfficers: {
      en: 'Our officers sit with you, explain every rupee in your own language, and put it in writing before you sign.',
      ur: 'ہمارا عملہ آپ کے ساتھ بیٹھ کر ہر روپے کا حساب آپ کی اپنی زبان میں سمجھاتا ہے اور دستخط سے پہلے سب کچھ لکھ کر دیتا ہے۔',
    },
    branchesHeading: { en: 'A branch near you', ur: 'آپ کے قریب ہماری برانچ' },
    branchesIntroduction: {
      en: 'Bring your questions. The tea is on us.',
      ur: 'اپنے سوال لے کر تشریف لائیے، چائے ہماری طرف سے۔',
    },
    homeVisitHeading: { en: 'Can’t Visit a Branch?', ur: 'برانچ آنا ممکن نہیں؟' },
    homeVisitExplanation: {
      en: 'Our representative will come to your home at a time that suits you, explain everything and take your request there.',
      ur: 'ہمارا نمائندہ آپ کی سہولت کے مطابق گھر آ کر سب کچھ سمجھائے گا اور آپ کی درخواست وہیں وصول کرے گا۔',
    },
    contactHeading: { en: 'Talk to us', ur: 'ہم سے بات کیجیے' },
    contactIntroduction: {
      en: 'Leave your details and a representative will contact you within 24 hours.',
      ur: 'اپنا نام اور فون نمبر لکھ دیجیے، ہمارا نمائندہ 24 گھنٹے کے اندر آپ سے رابطہ کرے گا۔',
    },
    privacyHeading: { en: 'Your details stay with us', ur: 'آپ کی معلومات محفوظ ہیں' },
    privacyExplanation: {
      en: 'We use them only to answer you. They are stored securely and never sold.',
      ur: 'یہ صرف آپ سے رابطے کے لیے استعمال ہوتی ہیں، حفاظت سے رکھی جاتی ہیں اور کسی کو فروخت نہیں کی جاتیں۔',
    },
    footerStatement: {
      en: 'Interest-free installments for families and small businesses across Pakistan.',
      ur: 'پاکستان بھر کے خاندانوں اور چھوٹے کاروباروں کے لیے بلا سود اقساط۔',
    },
  },
  unpublished: {
    title: { en: 'This site is being prepared', ur: 'یہ ویب سائٹ تیار کی جا رہی ہے' },
    description: {
      en: 'Our services, branches and phone numbers will be here once we open to the public. Customers and staff with an account can sign in now.',
      ur: 'ہماری خدمات، برانچیں اور فون نمبر یہاں اس وقت نظر آئیں گے جب ہم عوام کے لیے کام شروع کریں گے۔ جن صارفین اور ملازمین کا اکاؤنٹ ہے وہ ابھی سائن اِن کر سکتے ہیں۔',
    },
  },
  offer: {
    headline: { en: 'Interest-Free Installments', ur: 'بلا سود اقساط' },
    services: {
      dowry: {
        name: { en: 'Dowry Easy Installments', ur: 'جہیز، آسان اقساط پر' },
        shortName: { en: 'Dowry', ur: 'جہیز' },
        summary: {
          en: 'Send your daughter off with dignity: furniture, bedding, clothing and kitchenware, without the weight of interest.',
          ur: 'بیٹی کی رخصتی عزت اور اطمینان سے: فرنیچر، بستر، ملبوسات اور برتن، سود کے بوجھ کے بغیر۔',
        },
        items: [
          { en: 'Furniture and bedding', ur: 'فرنیچر اور بستر' },
          { en: 'Clothing and fabric', ur: 'ملبوسات اور کپڑا' },
          { en: 'Kitchenware and crockery', ur: 'برتن اور باورچی خانے کا سامان' },
        ],
      },
      business: {
        name: { en: 'Business Easy Installments', ur: 'کاروبار، آسان اقساط پر' },
        shortName: { en: 'Business', ur: 'کاروبار' },
        summary: {
          en: 'Open a shop, stock its shelves or buy the machine that earns. Pay from what the work brings in.',
          ur: 'دکان کا آغاز ہو، مال کی خریداری یا روزگار کی مشین: کام شروع کیجیے اور آمدنی سے قسط ادا کرتے جائیے۔',
        },
        items: [
          { en: 'Stock for your shop', ur: 'دکان کا مال' },
          { en: 'Tools and machines', ur: 'اوزار اور مشینیں' },
          { en: 'Carts and work motorcycles', ur: 'ریڑھی اور روزگار کے لیے موٹر سائیکل' },
        ],
      },
      installments: {
        name: { en: 'Product Easy Installments', ur: 'گھریلو اشیاء، آسان اقساط پر' },
        shortName: { en: 'Home', ur: 'گھر' },
        summary: {
          en: 'A fridge before the summer, a fan, a sewing machine: what keeps a home running, in small monthly installments.',
          ur: 'گرمیوں سے پہلے فریج، پنکھا یا سلائی مشین: گھر کی ضرورت کی ہر چیز چھوٹی ماہانہ قسطوں میں۔',
        },
        items: [
          { en: 'Home appliances', ur: 'گھریلو برقی آلات' },
          { en: 'Electronics', ur: 'الیکٹرانکس' },
          { en: 'Daily essentials', ur: 'روزمرہ ضرورت کی اشیاء' },
        ],
      },
    },
    reliefExample: { requested: rupees(150_000), repaid: rupees(100_000) },
    badges: {
      regulator: {
        figure: null,
        claim: { en: 'Regulator authorized', ur: 'ریگولیٹر سے منظور شدہ' },
        note: { en: 'by the national securities regulator', ur: 'قومی سیکیورٹیز ریگولیٹر' },
      },
      noInterest: {
        figure: '0%',
        claim: { en: 'interest installments', ur: 'سود، برابر اقساط' },
        note: { en: 'the price is all you ever pay', ur: 'صرف اصل قیمت کی ادائیگی' },
      },
      families: {
        figure: '1000+',
        claim: { en: 'families benefited', ur: 'خاندان مستفید' },
        note: { en: 'weddings, shops and homes', ur: 'شادی، دکان اور گھر کے لیے' },
      },
    },
    promise: {
      en: 'The price we agree on is the price you pay. Not one rupee more.',
      ur: 'جو قیمت طے ہوئی، وہی ادا ہوگی۔ ایک روپیہ بھی زیادہ نہیں۔',
    },
    stats: {
      families: { figure: '1000+', label: { en: 'Families Served', ur: 'مستفید خاندان' } },
      years: { figure: '5+', label: { en: 'Years Experience', ur: 'سال کا تجربہ' } },
      branches: { figure: null, label: { en: 'Branch Locations', ur: 'برانچیں' } },
      interest: { figure: '100%', label: { en: 'Interest Free', ur: 'بلا سود' } },
    },
  },
};
