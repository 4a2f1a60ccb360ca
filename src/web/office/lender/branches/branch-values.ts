import type * as z from 'zod/mini';
import type { Branch, newBranchForm } from '#contract/lender/branches.ts';
import { visitsAtOnceDefault } from '#domain/desk/contact-requests/visit-slots.ts';
import type { Language } from '#domain/language.ts';
import { parsePhone } from '#domain/person/phone.ts';
import type { CardBranch } from '#web/branch-card/card-branch.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';

/** The values of the branch form. It does not show the code of a branch that exists already. */
export type BranchValues = Draft<z.input<typeof newBranchForm>>;

/** The branch in the form, for the site's card in one language. An empty field is a dash. */
export function siteBranchOf(values: BranchValues, isHeadOffice: boolean, language: Language): CardBranch {
  const written = (texts: BranchValues['city'], inLanguage = language) => texts[inLanguage]?.trim() || '–';
  return {
    code: (values.code ?? '').toUpperCase(),
    city: { en: written(values.city, 'en'), ur: written(values.city, 'ur') },
    area: written(values.area),
    address: written(values.address),
    manager: written(values.manager),
    phone: parsePhone(values.phone ?? ''),
    opensAt: values.opensAt ?? '',
    closesAt: values.closesAt ?? '',
    mapUrl: values.mapUrl || null,
    isHeadOffice,
    isReachable: values.hasDirections,
  };
}

/** The texts of a branch that exist in both languages. */
export const branchPhrases = ['city', 'area', 'address', 'manager'] as const;

const emptyPhrase = { en: '', ur: '' };

export const newBranchValues: BranchValues = {
  code: '',
  city: emptyPhrase,
  area: emptyPhrase,
  address: emptyPhrase,
  manager: emptyPhrase,
  phone: '',
  opensAt: '09:00',
  closesAt: '17:00',
  mapUrl: '',
  visitsAtOnce: visitsAtOnceDefault,
  isPublic: true,
  hasDirections: false,
};

export function valuesOf(branch: Branch): BranchValues {
  return {
    code: branch.code,
    city: branch.city,
    area: branch.area,
    address: branch.address,
    manager: branch.manager,
    phone: branch.phone,
    opensAt: branch.opensAt,
    closesAt: branch.closesAt,
    mapUrl: branch.mapUrl,
    visitsAtOnce: branch.visitsAtOnce,
    isPublic: branch.isPublic,
    hasDirections: branch.hasDirections,
  };
}
