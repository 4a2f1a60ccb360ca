import type { Bilingual } from './sample-names.ts';

/** A place where the customers of a branch live. */
export interface SamplePlace {
  readonly city: Bilingual;
  /** The first five digits of identity cards issued there. */
  readonly cnicPrefix: string;
  /** The number of the branch's customers in the sample, besides the one who can sign in. */
  readonly customerCount: number;
  readonly areas: readonly Bilingual[];
}

const area = (en: string, ur: string): Bilingual => ({ en, ur });

/** By branch code. */
export const samplePlaces: Readonly<Record<string, SamplePlace>> = {
  SGD: {
    city: { en: 'Sargodha', ur: 'سرگودھا' },
    cnicPrefix: '38403',
    customerCount: 189,
    areas: [
      area('Satellite Town', 'سیٹلائٹ ٹاؤن'),
      area('Block 12', 'بلاک 12'),
      area('Muhallah Islampura', 'محلہ اسلام پورہ'),
      area('Old Civil Lines', 'اولڈ سول لائنز'),
      area('Queen Chowk', 'کوئین چوک'),
      area('Faisalabad Road', 'فیصل آباد روڈ'),
      area('Chak 46 North Branch', 'چک 46 شمالی'),
      area('Bhalwal Road', 'بھلوال روڈ'),
      area('Aziz Colony', 'عزیز کالونی'),
      area('Istaqlalabad', 'استقلال آباد'),
    ],
  },
  KHI: {
    city: { en: 'Karachi', ur: 'کراچی' },
    cnicPrefix: '42201',
    customerCount: 80,
    areas: [
      area('Gulshan-e-Iqbal', 'گلشنِ اقبال'),
      area('Gulistan-e-Johar', 'گلستانِ جوہر'),
      area('Korangi No. 2', 'کورنگی نمبر 2'),
      area('Liaquatabad', 'لیاقت آباد'),
      area('North Karachi', 'نارتھ کراچی'),
      area('Shah Faisal Colony', 'شاہ فیصل کالونی'),
      area('Malir', 'ملیر'),
    ],
  },
  LHE: {
    city: { en: 'Lahore', ur: 'لاہور' },
    cnicPrefix: '35202',
    customerCount: 100,
    areas: [
      area('Johar Town', 'جوہر ٹاؤن'),
      area('Township', 'ٹاؤن شپ'),
      area('Iqbal Town', 'اقبال ٹاؤن'),
      area('Samanabad', 'سمن آباد'),
      area('Shahdara', 'شاہدرہ'),
      area('Green Town', 'گرین ٹاؤن'),
      area('Baghbanpura', 'باغبانپورہ'),
      area('Mughalpura', 'مغلپورہ'),
    ],
  },
  ISB: {
    city: { en: 'Islamabad', ur: 'اسلام آباد' },
    cnicPrefix: '61101',
    customerCount: 45,
    areas: [
      area('G-9', 'جی نائن'),
      area('I-10', 'آئی ٹین'),
      area('G-11', 'جی الیون'),
      area('Bhara Kahu', 'بھارہ کہو'),
      area('Tarnol', 'ترنول'),
      area('Khanna Pul', 'کھنہ پل'),
    ],
  },
  FSD: {
    city: { en: 'Faisalabad', ur: 'فیصل آباد' },
    cnicPrefix: '33100',
    customerCount: 75,
    areas: [
      area('Peoples Colony', 'پیپلز کالونی'),
      area('Ghulam Muhammad Abad', 'غلام محمد آباد'),
      area('Jhang Road', 'جھنگ روڈ'),
      area('Samundri Road', 'سمندری روڈ'),
      area('Madina Town', 'مدینہ ٹاؤن'),
      area('Nishatabad', 'نشاط آباد'),
    ],
  },
  RWP: {
    city: { en: 'Rawalpindi', ur: 'راولپنڈی' },
    cnicPrefix: '37405',
    customerCount: 55,
    areas: [
      area('Saddar', 'صدر'),
      area('Dhoke Kala Khan', 'ڈھوک کالا خان'),
      area('Peshawar Road', 'پشاور روڈ'),
      area('Satellite Town', 'سیٹلائٹ ٹاؤن'),
      area('Chaklala', 'چکلالہ'),
      area('Adiala Road', 'اڈیالہ روڈ'),
    ],
  },
  MUX: {
    city: { en: 'Multan', ur: 'ملتان' },
    cnicPrefix: '36302',
    customerCount: 55,
    areas: [
      area('Gulgasht Colony', 'گلگشت کالونی'),
      area('Shah Rukn-e-Alam Colony', 'شاہ رکنِ عالم کالونی'),
      area('Mumtazabad', 'ممتاز آباد'),
      area('Bosan Road', 'بوسن روڈ'),
      area('New Multan', 'نیو ملتان'),
      area('Chungi No. 9', 'چونگی نمبر 9'),
    ],
  },
};
