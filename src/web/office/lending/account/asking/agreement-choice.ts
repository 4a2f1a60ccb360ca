import type { MyAgreement } from '#contract/lending/my-account.ts';
import type { Phrase } from '#domain/language.ts';
import { goodsInARow } from '../../ground/labels/goods.messages.ts';

/** A customer's agreement among others. It is named by the goods, which say more than its number. */
export function agreementChoice(
  { id, number, items }: MyAgreement,
  pick: <Value>(phrase: Phrase<Value>) => Value,
) {
  return { value: id, label: `${pick(goodsInARow)(items.map(pick))} · \u2066${number}\u2069` };
}
