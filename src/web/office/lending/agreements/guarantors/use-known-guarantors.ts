import { useState } from 'react';
import type { Agreement } from '#contract/lending/agreements.ts';
import type { Written } from '#domain/written.ts';

/** A guarantor as the form shows one. */
export interface KnownGuarantor {
  readonly id: string;
  readonly fullName: Written;
  readonly exposure: number | null;
  /** Is a member of staff. */
  readonly isColleague: boolean;
  /** Lives where the customer lives, answers the same phone, or is a spouse, parent or child. */
  readonly isOfHousehold: boolean;
}

/** The people behind the ids of the form: those of the draft, and those who were added since. */
export function useKnownGuarantors({ guarantors }: Pick<Agreement, 'guarantors'>) {
  const [added, setAdded] = useState<readonly KnownGuarantor[]>([]);
  const drafted = guarantors.map(({ id, fullName, exposure, isColleague, isOfHousehold }) => ({
    id,
    fullName,
    exposure,
    isColleague: isColleague ?? false,
    isOfHousehold: isOfHousehold ?? false,
  }));
  return {
    known: new Map<string, KnownGuarantor>([...drafted, ...added].map((each) => [each.id, each])),
    remember: (guarantor: KnownGuarantor) => setAdded((others) => [...others, guarantor]),
  };
}
