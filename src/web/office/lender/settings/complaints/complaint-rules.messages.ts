import type { Phrase } from '#domain/language.ts';

export const messages = {
  deadlines: { en: 'Deadlines', ur: 'مہلتیں' },
  deadlinesLead: {
    en: 'Calendar days from the day of the complaint. A change counts for complaints that come from then on.',
    ur: 'شکایت کے دن سے گنے جانے والے دن۔ تبدیلی اس کے بعد آنے والی شکایات پر لاگو ہوگی۔',
  },
  allSuperadmins: { en: 'All superadmins', ur: 'تمام سپر ایڈمن' },
  outside: { en: 'Outside the office', ur: 'دفتر سے باہر' },
  outsideLead: {
    en: 'A complaint about the only superadmin goes to this address, by mail if it has one. The site names the regulator.',
    ur: 'واحد سپر ایڈمن کے بارے میں شکایت اس پتے پر جاتی ہے، ای میل ہو تو ای میل سے۔ ویب سائٹ پر ریگولیٹر کا رابطہ لکھا ہوگا۔',
  },
  saved: { en: 'The rules of complaints are saved', ur: 'شکایات کے قواعد محفوظ ہو گئے' },
} as const satisfies Record<string, Phrase>;
