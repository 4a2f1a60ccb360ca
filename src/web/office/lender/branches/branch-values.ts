import type * as z from 'zod/mini';
import type { Branch, newBranchForm } from '#contract/lender/branches.ts';

/** The texts of a branch that stand in both languages. */
export const branchPhrases = ['city', 'area', 'address', 'manager'] as const;
type PhraseName = (typeof branchPhrases)[number];

type PhraseValues = { readonly [Field in `${PhraseName}.${'en' | 'ur'}`]: string };

/** What the form of a branch shows; each phrase as two fields. */
export interface BranchValues extends PhraseValues {
  readonly phone: string;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly mapUrl: string;
  readonly isPublic: boolean;
  readonly hasDirections: boolean;
}

export const newBranchValues: BranchValues & { readonly code: string } = {
  code: '',
  'city.en': '',
  'city.ur': '',
  'area.en': '',
  'area.ur': '',
  'address.en': '',
  'address.ur': '',
  'manager.en': '',
  'manager.ur': '',
  phone: '',
  opensAt: '09:00',
  closesAt: '17:00',
  mapUrl: '',
  isPublic: true,
  hasDirections: false,
};

export function valuesOf({ city, area, address, manager, ...branch }: Branch): BranchValues {
  return {
    'city.en': city.en,
    'city.ur': city.ur,
    'area.en': area.en,
    'area.ur': area.ur,
    'address.en': address.en,
    'address.ur': address.ur,
    'manager.en': manager.en,
    'manager.ur': manager.ur,
    phone: branch.phone,
    opensAt: branch.opensAt,
    closesAt: branch.closesAt,
    mapUrl: branch.mapUrl ?? '',
    isPublic: branch.isPublic,
    hasDirections: branch.hasDirections,
  };
}

export function bodyOf(values: BranchValues): Omit<z.input<typeof newBranchForm>, 'code'> {
  const phrase = (name: PhraseName) => ({ en: values[`${name}.en`], ur: values[`${name}.ur`] });
  return {
    city: phrase('city'),
    area: phrase('area'),
    address: phrase('address'),
    manager: phrase('manager'),
    phone: values.phone,
    opensAt: values.opensAt,
    closesAt: values.closesAt,
    mapUrl: values.mapUrl,
    isPublic: values.isPublic,
    hasDirections: values.hasDirections,
  };
}
