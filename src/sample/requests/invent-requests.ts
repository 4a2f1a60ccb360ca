import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { hourMs } from '#domain/instant.ts';
import type { Chance } from '#sample/chance.ts';
import type { NewRow } from '#sample/insert-rows.ts';
import type { OfficeTime } from '#sample/office-time.ts';
import type { BranchOffice } from '#sample/people/branch-office.ts';
import { identifySubmission } from '#server/site/contact-forms/submission.ts';
import { type SampleContactRequest, sampleContactRequests } from './sample-contact-requests.ts';

type Status = NonNullable<NewRow<'contact_requests'>['status']>;

/** How far the desk has come with requests, newest first: those of the last hours wait, of the older ones a few were forgotten. */
const statusesByAge: readonly (readonly [hoursMax: number, inTurn: readonly Status[]])[] = [
  [5, ['new']],
  [24, ['assigned', 'new', 'contacted']],
  [60, ['contacted', 'visit_booked', 'assigned', 'contacted', 'new', 'closed']],
  [Number.POSITIVE_INFINITY, ['converted', 'closed', 'visit_booked', 'converted']],
];

export function inventRequests(
  chance: Chance,
  { now }: OfficeTime,
  offices: readonly BranchOffice[],
): NewRow<'contact_requests'>[] {
  return sampleContactRequests.map((request, index) => {
    const receivedAt = now - request.hoursAgo * hourMs;
    const receivedOn = businessDateOf(receivedAt);
    const { key, digest } = identifySubmission(request, null, receivedOn);
    const inTurn = statusesByAge.find(([hoursMax]) => request.hoursAgo < hoursMax)?.[1] ?? [];
    const status = inTurn[index % inTurn.length] ?? 'new';
    const office = officeFor(request, offices);
    return {
      id: chance.idAt(receivedAt),
      form_type: request.formType,
      full_name: request.fullName,
      phone: request.phone,
      email: request.email ?? null,
      address: request.address ?? null,
      service_type: request.serviceType ?? null,
      message: request.message ?? null,
      preferred_on:
        request.preferredInDays === undefined ? null : addDays(receivedOn, request.preferredInDays),
      preferred_time: request.preferredTime ?? null,
      notes: request.notes ?? null,
      language: request.language,
      received_at: new Date(receivedAt),
      status,
      branch_id: office?.id ?? null,
      assignee_id: status === 'new' ? null : (office?.officers[0]?.id ?? null),
      submission_key: key,
      submission_digest: digest,
    };
  });
}

/** The branch of the city that the visitor names; the head office takes care of all others. */
function officeFor(
  { address = '', message = '' }: SampleContactRequest,
  offices: readonly BranchOffice[],
): BranchOffice | undefined {
  const said = `${address} ${message}`;
  return (
    offices.find(({ place: { city } }) => said.includes(city.en) || said.includes(city.ur)) ?? offices[0]
  );
}
