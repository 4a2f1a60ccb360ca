import type { FieldVisit } from '#contract/lending/field/field-days.ts';
import type { PhoneItem } from '../book/kept-items.ts';
import type { View } from '../view.ts';

/** The next visit on the road: one without an item, then one that is to be made again. */
export function nextVisitOf(view: View): FieldVisit | undefined {
  const visits = [...Map.groupBy(view.book.day?.visits ?? [], ({ area }) => area).values()].flatMap(
    (ofArea) => inOrder(view, ofArea),
  );
  return (
    visits.find(({ agreementId }) => lastItemOf(view, agreementId) === null) ??
    visits.find((visit) => isAgain(view, visit))
  );
}

/** True if the officer means to come again on this day. */
export function isAgain(view: View, { agreementId }: FieldVisit): boolean {
  const item = lastItemOf(view, agreementId)?.item;
  return item?.kind === 'not_home' && item.again;
}

/** The visits of an area: those that are to be made again come last. */
export function inOrder(view: View, visits: readonly FieldVisit[]): readonly FieldVisit[] {
  return [
    ...visits.filter((visit) => !isAgain(view, visit)),
    ...visits.filter((visit) => isAgain(view, visit)),
  ];
}

/** The last item about an agreement on this day. */
export function lastItemOf({ book }: View, agreementId: string): PhoneItem | null {
  return book.ofDay.findLast(({ item }) => item.agreement === agreementId) ?? null;
}
