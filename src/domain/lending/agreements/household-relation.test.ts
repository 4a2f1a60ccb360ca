import { expect, test } from 'vitest';
import { isHouseholdRelation } from './household-relation.ts';

test.each(['Wife', ' husband ', 'FATHER', 'بیوی', 'والدہ', 'بيٹا'])(
  '%s is of the own household',
  (relation) => {
    expect(isHouseholdRelation(relation)).toBe(true);
  },
);

test.each(['neighbor', 'colleague', 'brother', 'son-in-law', 'پڑوسی', ''])(
  '%s is not known to be of the own household',
  (relation) => {
    expect(isHouseholdRelation(relation)).toBe(false);
  },
);
