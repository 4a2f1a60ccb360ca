import type { Phrase } from '#domain/language.ts';
import type { agreementServices } from '#domain/lending/agreements/agreement-services.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { ContractKind } from '#domain/lending/agreements/contract-kind.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from './lending-words.messages.ts';

/** A name for each word that an agreement may hold. */
type Names<Word extends string> = Readonly<Record<Word, Phrase>>;

export const agreementStatusNames: Names<AgreementStatus> = {
  draft: { en: 'Draft', ur: 'مسودہ' },
  submitted: { en: 'Submitted', ur: 'منظوری کے لیے جمع' },
  approved: lendingWords.approved,
  active: plainWords.active,
  completed: { en: 'Completed', ur: 'مکمل' },
  rejected: lendingWords.rejected,
  withdrawn: { en: 'Withdrawn', ur: 'صارف دستبردار' },
  cancelled: { en: 'Cancelled', ur: 'منسوخ' },
  written_off: lendingWords.writtenOff,
};

export const serviceNames: Names<(typeof agreementServices)[number]> = {
  dowry: lendingWords.dowry,
  business: lendingWords.business,
  product: lendingWords.householdGoods,
};

export const contractKindNames: Names<ContractKind> = {
  deferred_sale: { en: 'Deferred sale at cost', ur: 'ادھار فروخت، اصل قیمت پر (بیع مؤجل)' },
  qard_e_hasan: { en: 'Qard-e-hasan', ur: 'قرضِ حسنہ' },
};

/** The price of what is sold, or the money that is lent. */
export const principalNames: Names<ContractKind> = {
  deferred_sale: lendingWords.price,
  qard_e_hasan: lendingWords.amountLent,
};
