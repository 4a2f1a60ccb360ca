import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FieldPreview, fieldDayEndpoints } from '#contract/lending/field/field-days.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { invariant } from '#domain/invariant.ts';
import type { Phrase } from '#domain/language.ts';
import { packageLifeMs } from '#domain/lending/field/item-time.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { fieldVisitsView } from './field-day.view.ts';
import { findFieldHomeVisits, findFieldVisits } from './field-visits.queries.ts';

const findOfficer = namedStatement(
  'find-officer-of-field-preview',
  `SELECT ${namesOf('u')} AS "officerName", ${phraseOf('b.city')} AS city
     FROM users u JOIN branches b ON b.id = :branchId WHERE u.id = :userId`,
);

/** Counts what the caller would take along now. Nothing is taken, and nothing is on record. */
export async function previewFieldDay({
  context,
  actor,
  besides,
}: Call<typeof fieldDayEndpoints.previewFieldDay>): Promise<FieldPreview> {
  const { userId, branchId } = actor;
  if (branchId === null) throw new Refusal('field_needs_branch');
  const now = context.clock.now();
  const day = businessDateOf(now);
  const [found, homeVisits, { rows }] = await Promise.all([
    findFieldVisits(context.pool, besides.due, { officerId: userId, branchId, today: day }),
    findFieldHomeVisits(context.pool, { branchId, officerId: userId, day }),
    context.pool.query<{ officerName: Phrase; city: Phrase }>(findOfficer({ userId, branchId })),
  ]);
  const [officer] = rows;
  invariant(officer !== undefined, 'an officer and the branch are there');
  const visits = fieldVisitsView(found, day);
  const packed = await promisify(gzip)(JSON.stringify({ visits, homeVisits }));
  return {
    day,
    validUntil: new Date(now + packageLifeMs).toISOString(),
    ...officer,
    areas: [...Map.groupBy(visits, ({ area }) => area)].map(([area, { length }]) => ({
      area,
      visits: length,
    })),
    homeVisits: homeVisits.length,
    toCollect: visits.reduce((sum, { dueNow }) => sum + dueNow, 0),
    bytes: packed.length,
  };
}
