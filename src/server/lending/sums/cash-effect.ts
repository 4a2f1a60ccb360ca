import { type CashPlace, cashEffects } from '#domain/lending/cash/cash-movement.ts';

/** The rupees by which a movement of cash changes a place, by `cashEffects` of the domain. */
export const effectOn = (place: CashPlace, movement: string) =>
  `CASE ${movement}.kind ${Object.entries(cashEffects)
    .flatMap(([kind, effects]) => {
      const parts = Object.entries(effects[place] ?? {}).map(
        ([figure, times]) => `${times} * ${movement}.${figure}`,
      );
      return parts.length === 0 ? [] : [`WHEN '${kind}' THEN ${parts.join(' + ')}`];
    })
    .join(' ')} ELSE 0 END`;
