/**
 * The closest relation of a member of staff to a customer, as one value of a statement; null without one. `person` and
 * `customer` are SQL: a parameter or a column.
 */
export function relationOf(person: string, customer: string): string {
  return `staff_relation(${person}, ${customer})`;
}

/** True if an active member of staff has this CNIC or one of these phones, as one value of a statement. */
export function isColleague(cnic: string, ...phones: readonly string[]): string {
  return `(EXISTS (SELECT FROM employees staff JOIN users person ON person.id = staff.user_id
                    WHERE staff.cnic = ${cnic} AND person.is_active AND person.role IN ('superadmin', 'employee'))
           OR EXISTS (SELECT FROM users person
                       WHERE person.phone IN (${phones.join(', ')}) AND NOT person.is_waiting AND person.is_active
                             AND person.role IN ('superadmin', 'employee')))`;
}
