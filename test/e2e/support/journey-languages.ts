import { type Language, languages } from '#domain/language.ts';
import { thorough } from '#test/support/runs/thorough.ts';

/** The languages of a long journey: Urdu, because a screen breaks by its direction and by Nastaliq; in full both. */
export const journeyLanguages: readonly Language[] = thorough ? languages : ['ur'];
