import faisalabad from './art/landmarks/faisalabad.svg';
import islamabad from './art/landmarks/islamabad.svg';
import karachi from './art/landmarks/karachi.svg';
import lahore from './art/landmarks/lahore.svg';
import multan from './art/landmarks/multan.svg';
import rawalpindi from './art/landmarks/rawalpindi.svg';

const byBranchCode: Readonly<Record<string, string>> = {
  FSD: faisalabad,
  ISB: islamabad,
  KHI: karachi,
  LHE: lahore,
  MUX: multan,
  RWP: rawalpindi,
};

/** The landmark of a branch's city; undefined for a city that has no drawing yet. */
export function landmarkPicture(branchCode: string): string | undefined {
  return byBranchCode[branchCode];
}
