import type * as z from 'zod/mini';
import type { Branch, newBranchForm } from '#contract/lender/branches.ts';
import type { Draft } from '#web/office/kit/form/engine/form-paths.ts';

/** What the form of a branch holds. The code of a branch that is open already is not shown in it. */
export type BranchValues = Draft<z.input<typeof newBranchForm>>;

/** The texts of a branch that stand in both languages. */
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
    isPublic: branch.isPublic,
    hasDirections: branch.hasDirections,
  };
}
