import { cashEffects } from '#domain/lending/cash/cash-movement.ts';

/** The rupees by which a movement of cash changes a place, by `cashEffects` of the domain. */
export const effectOn = (place: 'drawer' | 'hand', movement: string) =>
  `CASE ${movement}.kind ${Object.entries(cashEffects)
    .map(([kind, effect]) => `WHEN '${kind}' THEN ${effect[place]}`)
    .join(' ')} END * ${movement}.amount`;
