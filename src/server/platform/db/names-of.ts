/**
 * The name of a person in both languages, as one value of a statement. Without an Urdu name it has the English one in both;
 * null if an outer join found nobody.
 */
export function namesOf(alias: string): string {
  return `CASE WHEN ${alias}.id IS NOT NULL
            THEN json_build_object('en', ${alias}.full_name, 'ur', coalesce(${alias}.full_name_ur, ${alias}.full_name)) END`;
}
