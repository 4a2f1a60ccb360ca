import { expect, test } from 'vitest';
import { isHouseholdRelation } from './household-relation.ts';

test.each(['Wife', ' husband ', 'FATHER', 'بیوی', 'والدہ', 'بيٹا'])(
  "%s lives in the customer's household",
  (relation) => {
    expect(isHouseholdRelation(relation)).toBe(true);
  },
);

test.each(['neighbor', 'colleague', 'brother', 'son-in-law', 'پڑوسی', ''])(
  "%s is not known to live in the customer's household",
  (relation) => {
    expect(isHouseholdRelation(relation)).toBe(false);
  },
);
