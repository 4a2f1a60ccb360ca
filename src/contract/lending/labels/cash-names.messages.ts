import type { Phrase } from '#domain/language.ts';
import type { CashMovementKind } from '#domain/lending/cash/cash-movement.ts';

export const cashMovementNames: Readonly<Record<CashMovementKind, Phrase>> = {
  opening: { en: 'Opening count', ur: 'ابتدائی گنتی' },
  hand_over: { en: 'Cash hand-over', ur: 'نقد کی حوالگی' },
  float: { en: 'Float', ur: 'کام کے لیے دیا گیا نقد' },
};
