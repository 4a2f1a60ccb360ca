import type { Phrase } from '#domain/language.ts';

/** Words of the desk that its rooms and those of the wings above share. */
export const deskWords = {
  visitor: { en: 'Visitor', ur: 'درخواست گزار' },
  employee: { en: 'Employee', ur: 'ملازم' },
  branches: { en: 'Branches', ur: 'برانچیں' },
  allBranches: { en: 'All branches', ur: 'تمام برانچیں' },
  challenge: { en: 'Challenge', ur: 'چیلنج' },
  target: { en: 'Target', ur: 'ہدف' },
  limit: { en: 'Limit that must hold', ur: 'لازمی حد' },
  assignee: { en: 'Assignee', ur: 'ذمہ دار' },
  handler: { en: 'Handled by', ur: 'کس کے ذمے' },
  assign: { en: 'Assign', ur: 'سپرد کریں' },
  unassigned: { en: 'Unassigned', ur: 'کسی کے سپرد نہیں' },
} as const satisfies Record<string, Phrase>;
