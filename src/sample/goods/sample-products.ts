import type { Product } from '#contract/lending/products.ts';
import type { Pictogram } from '#domain/lending/products/pictogram.ts';

type SampleProduct = Omit<Product, 'id' | 'isActive' | 'isPublic' | 'picture' | 'version'>;

const monthsUpTo = (longest: 6 | 12 | 18 | 24) => [3, 6, 9, 12, 15, 18, 24].filter((term) => term <= longest);

const sold =
  (
    category: Product['category'],
    longest: 6 | 12 | 18 | 24,
    downPaymentMinPercent: number,
    roundingStep: number,
  ) =>
  (own: string, ur: string, cashPrice: number, pictogram: Pictogram | null = null): SampleProduct => ({
    name: { own, ur },
    category,
    pictogram,
    cashPrice,
    termsMonths: monthsUpTo(longest),
    downPaymentMinPercent,
    roundingStep,
  });

const appliance = sold('home_appliances', 18, 10, 50);
const electronic = sold('electronics', 12, 20, 50);
const essential = sold('daily_essentials', 6, 0, 10);
const dowry = sold('dowry_set', 24, 10, 100);
const asset = sold('business_asset', 24, 15, 100);

/** The products of the sample lender, at cash prices of Pakistani shops in 2026. */
export const sampleProducts: readonly SampleProduct[] = [
  appliance('Refrigerator, 9 cubic feet', 'فریج، 9 مکعب فٹ', 92_000, 'refrigerator'),
  appliance('Refrigerator, 12 cubic feet', 'فریج، 12 مکعب فٹ', 132_000, 'refrigerator'),
  appliance('Inverter air conditioner, 1 ton', 'انورٹر اے سی، 1 ٹن', 158_000, 'air-conditioner'),
  appliance('Inverter air conditioner, 1.5 ton', 'انورٹر اے سی، ڈیڑھ ٹن', 189_000, 'air-conditioner'),
  appliance('Washing machine, twin tub, 10 kg', 'واشنگ مشین، ٹوئن ٹب، 10 کلو', 42_500, 'washing-machine'),
  appliance('Automatic washing machine, 9 kg', 'آٹومیٹک واشنگ مشین، 9 کلو', 98_000, 'washing-machine'),
  appliance('Deep freezer, 15 cubic feet', 'ڈیپ فریزر، 15 مکعب فٹ', 126_000, 'deep-freezer'),
  appliance('Room cooler', 'روم کولر', 31_500, 'air-cooler'),
  appliance('Ceiling fans, AC/DC, set of four', 'سیلنگ فین، اے سی/ڈی سی، چار عدد', 38_000, 'ceiling-fan'),
  appliance('Gas cooker, five burners', 'کوکنگ رینج، پانچ چولہے', 58_000, 'stove'),
  appliance('Microwave oven, 25 litres', 'مائیکرو ویو اوون، 25 لیٹر', 34_000, 'microwave'),
  appliance('Water dispenser', 'واٹر ڈسپنسر', 39_500),
  appliance('Electric geyser, 30 gallons', 'الیکٹرک گیزر، 30 گیلن', 36_000),
  electronic('LED television, 32 inches', 'ایل ای ڈی ٹی وی، 32 انچ', 46_000, 'led-tv'),
  electronic('Smart LED television, 43 inches', 'اسمارٹ ایل ای ڈی ٹی وی، 43 انچ', 84_000, 'led-tv'),
  electronic('Android phone, 128 GB', 'اینڈرائیڈ فون، 128 جی بی', 48_500, 'mobile-phone'),
  electronic('Android phone, 256 GB', 'اینڈرائیڈ فون، 256 جی بی', 89_000, 'mobile-phone'),
  electronic('Laptop for students, refurbished', 'طلبہ کے لیے لیپ ٹاپ، استعمال شدہ', 78_000, 'laptop'),
  electronic('UPS with tubular battery', 'یو پی ایس مع ٹیوبلر بیٹری', 74_000),
  electronic('Solar kit, 1 kW', 'سولر کٹ، 1 کلوواٹ', 145_000),
  essential('Monthly ration for a family of six', 'چھ افراد کے لیے ماہانہ راشن', 32_000),
  essential('Winter quilts and blankets, set', 'سردیوں کی رضائیاں اور کمبل، سیٹ', 24_500, 'bedding-set'),
  essential('School bags, uniforms and books for two', 'دو بچوں کے بستے، یونیفارم اور کتابیں', 21_000),
  essential('Bicycle', 'سائیکل', 29_500, 'bicycle'),
  essential('Pedestal fan', 'پیڈسٹل فین', 13_500, 'ceiling-fan'),
  dowry(
    'Bedroom set: bed, side tables, dresser',
    'بیڈ روم سیٹ: بیڈ، سائیڈ ٹیبل، ڈریسنگ ٹیبل',
    165_000,
    'bedroom-set',
  ),
  dowry('Wardrobe, three doors', 'تین دروازوں والی الماری', 72_000, 'bedroom-set'),
  dowry('Sofa set, seven seats', 'صوفہ سیٹ، سات نشستیں', 98_000),
  dowry('Dinner set and kitchen utensils', 'ڈنر سیٹ اور باورچی خانے کے برتن', 46_500, 'dinner-set'),
  dowry('Bedding and mattresses, complete', 'مکمل بستر اور میٹریس', 64_000, 'bedding-set'),
  dowry('Dowry set, simple', 'سادہ جہیز سیٹ', 245_000),
  dowry('Dowry set, complete with appliances', 'مکمل جہیز سیٹ مع برقی سامان', 420_000),
  asset('Motorcycle, 70 cc', 'موٹر سائیکل، 70 سی سی', 159_900, 'motorcycle'),
  asset('Motorcycle loader, 150 cc', 'لوڈر رکشہ، 150 سی سی', 385_000, 'loader-rickshaw'),
  asset('Auto rickshaw', 'آٹو رکشہ', 465_000, 'loader-rickshaw'),
  asset('Industrial sewing machine', 'صنعتی سلائی مشین', 68_500, 'sewing-machine'),
  asset('Embroidery machine, single head', 'کڑھائی مشین، سنگل ہیڈ', 228_000, 'sewing-machine'),
  asset('Fruit cart with scale', 'پھلوں کی ریڑھی مع ترازو', 42_000),
  asset('Milk chiller, 100 litres', 'دودھ کا چِلر، 100 لیٹر', 118_000, 'milk-chiller'),
  asset('Beauty parlour starter kit', 'بیوٹی پارلر کا ابتدائی سامان', 86_000, 'beauty-parlour-kit'),
];

/** The names of the products that the sample lender shows on its site. */
export const publicProducts: ReadonlySet<string> = new Set([
  'Refrigerator, 12 cubic feet',
  'Automatic washing machine, 9 kg',
  'Room cooler',
  'LED television, 32 inches',
  'Bedding and mattresses, complete',
  'Dowry set, simple',
  'Motorcycle, 70 cc',
  'Milk chiller, 100 litres',
]);
