import { type Language, languages } from '#domain/language.ts';
import { thorough } from '#test/support/runs/thorough.ts';

/**
 * The languages of a long journey: both in full, otherwise Urdu, because its direction and its font break screens more often.
 */
export const journeyLanguages: readonly Language[] = thorough ? languages : ['ur'];
