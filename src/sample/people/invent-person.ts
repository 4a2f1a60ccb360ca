import type { Chance } from '#sample/chance.ts';
import { type Bilingual, familyNames, femaleNames, femaleSecondNames, maleNames } from './sample-names.ts';
import type { SamplePlace } from './sample-places.ts';

export interface Person {
  readonly gender: 'male' | 'female';
  readonly name: Bilingual;
  /** Her husband's or anyone's father's name. */
  readonly relative: 'father' | 'husband';
  readonly relativeName: Bilingual;
  readonly cnic: string;
  readonly phone: string;
  readonly address: Bilingual;
}

const mobilePrefixes = ['0301', '0303', '0306', '0308', '0312', '0315', '0321', '0333', '0345'];
const block = 10_000;

export type MakePerson = (place: SamplePlace, gender?: Person['gender']) => Person;

/** Makes people, no two with the same card or phone. */
export function createPersonMaker(chance: Chance): MakePerson {
  let made = 0;
  return (place, gender = chance.percent(42) ? 'female' : 'male') => {
    made += 1;
    const family = chance.percent(55) ? chance.oneOf(familyNames) : null;
    const isHusband = gender === 'female' && chance.percent(75);
    const name = gender === 'male' ? manNamed(chance, family) : womanNamed(chance, family);
    return {
      gender,
      name,
      relative: isHusband ? 'husband' : 'father',
      relativeName: relativeOf(chance, name, family),
      cnic: `${place.cnicPrefix}${invented(made)}${lastDigit(chance, gender)}`,
      phone: `${mobilePrefixes[made % mobilePrefixes.length]}${invented(made)}`,
      address: addressIn(chance, place),
    };
  };
}

/** Seven digits that begin with three zeros, so they are hardly in use. Steps of a prime mix them without repeats. */
function invented(count: number): string {
  return String((count * 7919) % block).padStart(7, '0');
}

/** Odd for men and even for women. */
function lastDigit(chance: Chance, gender: Person['gender']): number {
  return 2 * chance.between(0, 4) + (gender === 'male' ? 1 : 0);
}

function manNamed(chance: Chance, family: Bilingual | null): Bilingual {
  return joined(chance.oneOf(maleNames), family);
}

/** Few sons bear their father's name. */
function relativeOf(chance: Chance, own: Bilingual, family: Bilingual | null): Bilingual {
  const relative = manNamed(chance, family);
  return relative.en === own.en ? relativeOf(chance, own, family) : relative;
}

function womanNamed(chance: Chance, family: Bilingual | null): Bilingual {
  const first = chance.oneOf(femaleNames);
  const second = family ?? chance.oneOf(femaleSecondNames.filter(({ en }) => en !== first.en));
  return joined(first, second);
}

function joined(first: Bilingual, second: Bilingual | null): Bilingual {
  return second === null ? first : { en: `${first.en} ${second.en}`, ur: `${first.ur} ${second.ur}` };
}

function addressIn(chance: Chance, { areas, city }: SamplePlace): Bilingual {
  const [house, street] = [chance.between(1, 240), chance.between(1, 22)];
  const area = chance.oneOf(areas);
  return {
    en: `House ${house}, Street ${street}, ${area.en}, ${city.en}`,
    ur: `مکان ${house}، گلی ${street}، ${area.ur}، ${city.ur}`,
  };
}
