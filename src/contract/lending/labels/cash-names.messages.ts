import type { Phrase } from '#domain/language.ts';
import type { CashAccountKind } from '#domain/lending/cash/cash-account.ts';
import type { ExpenseCategory } from '#domain/lending/cash/cash-expense.ts';
import type { CashMovementKind, CashPlace, CashSettlementKind } from '#domain/lending/cash/cash-movement.ts';
import { methodNames } from './entry-names.messages.ts';

export const cashAccountNames: Readonly<Record<CashAccountKind, Phrase>> = {
  bank: methodNames.bank,
  jazzcash: methodNames.jazzcash,
  easypaisa: methodNames.easypaisa,
};

export const cashMovementNames: Readonly<Record<CashMovementKind, Phrase>> = {
  opening: { en: 'Opening count', ur: 'ابتدائی گنتی' },
  hand_over: { en: 'Cash hand-over', ur: 'نقد کی حوالگی' },
  paid_back: { en: 'Paid back', ur: 'رقم لوٹا دی گئی' },
  found_in_drawer: { en: 'Found in the drawer', ur: 'کیش دراز میں مل گیا' },
  found_in_hand: { en: 'Found in the hand', ur: 'دینے والے کے پاس مل گیا' },
  borne: { en: 'Borne by the lender', ur: 'ادارے نے برداشت کیا' },
  given_back: { en: 'Given back from the drawer', ur: 'کیش دراز سے لوٹا دیا گیا' },
  still_there: { en: 'Still in the drawer', ur: 'ابھی کیش دراز میں ہے' },
  never_existed: { en: 'The cash never existed', ur: 'یہ نقد تھا ہی نہیں' },
  deposit: { en: 'Deposit', ur: 'اکاؤنٹ میں جمع' },
  never_arrived: { en: 'Never arrived', ur: 'اکاؤنٹ میں نہیں پہنچا' },
  day_count: { en: 'Count at the close of the day', ur: 'دن بند کرتے وقت کی گنتی' },
  expense: { en: 'Expense', ur: 'خرچ' },
  not_ours: { en: 'Not our expense', ur: 'خرچ ہمارا نہیں' },
  hand_over_reversed: { en: 'Cash hand-over reversed', ur: 'نقد کی حوالگی منسوخ' },
  float_reversed: { en: 'Float reversed', ur: 'کام کے لیے دیے گئے نقد کی منسوخی' },
  float: { en: 'Float', ur: 'کام کے لیے دیا گیا نقد' },
};

export const expenseCategoryNames: Readonly<Record<ExpenseCategory, Phrase>> = {
  rent: { en: 'Rent', ur: 'کرایہ' },
  utilities: { en: 'Utilities', ur: 'بجلی، گیس اور پانی' },
  fuel: { en: 'Fuel', ur: 'پٹرول' },
  stationery: { en: 'Stationery', ur: 'اسٹیشنری' },
  tea_and_food: { en: 'Tea and food', ur: 'چائے اور کھانا' },
  repairs: { en: 'Repairs', ur: 'مرمت' },
  other: { en: 'Other', ur: 'دیگر' },
};

/** The places of cash that a report has. */
export const cashPlaceNames: Readonly<Record<Exclude<CashPlace, 'outside' | 'spent'>, Phrase>> = {
  drawer: { en: 'Cash drawer', ur: 'کیش دراز' },
  hand: { en: 'Hand', ur: 'ملازم کے پاس' },
  account: { en: 'Bank or wallet account', ur: 'بینک یا والٹ کا اکاؤنٹ' },
  difference: { en: 'Open difference', ur: 'فرق جو طے نہیں ہوا' },
};

/** The settlements of cash that was too much. */
const surplusNames: Readonly<Record<CashSettlementKind, Phrase>> = {
  paid_back: cashMovementNames.given_back,
  found_in_drawer: {
    en: 'Not in the drawer when counted again',
    ur: 'دوبارہ گنتی میں کیش دراز میں نہیں نکلا',
  },
  found_in_hand: {
    en: 'Cash of an entry still to be recorded',
    ur: 'ایسے اندراج کا نقد جو ابھی درج ہونا ہے',
  },
  borne: { en: 'Kept by the lender', ur: 'ادارے نے رکھ لیا' },
};

/** The name of a way to settle a difference, by the stated amount less the counted one: below zero it was too much. */
export const cashSettlementName = (how: CashSettlementKind, missing: number): Phrase =>
  missing < 0 ? surplusNames[how] : cashMovementNames[how];
