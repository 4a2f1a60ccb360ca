import { api, type EndpointName } from '#contract/api.ts';
import { type Endpoint, fieldErrorsMax } from '#contract/endpoint.ts';
import { errorCatalogue } from '#contract/errors/error-catalogue.ts';
import { refusalsOf } from '#contract/openapi.ts';

/** Text that no answer may contain: a statement, a place in the code, an error as a library words it. */
const inside =
  /\bat \S+ \(|node_modules|\.[jt]s:\d+|\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b|syntax error|violates|relation "|column "|invalid input syntax|out of range for type|undefined|\[object|TypeError|ECONN/;

/** A `.` in the place of an id is no part of an address, so that the request goes to another endpoint's. */
const elsewhere = 'method_not_allowed';

/** The fault of an answer; null if there is none. The tests' API checks accepted answers against their schema. */
export async function faultOf(name: EndpointName, response: Response): Promise<string | null> {
  const { status, headers } = response;
  if (status >= 500) return `answered ${status}`;
  if (headers.get('x-content-type-options') !== 'nosniff') return 'has no nosniff';
  if (status === 200) {
    // A stream of events has no end of its own.
    const isEndless = (api[name] as Endpoint).answers === 'events';
    await (isEndless ? response.body?.cancel() : response.arrayBuffer());
    return null;
  }
  const text = await response.text();
  if (!headers.get('content-type')?.startsWith('application/json'))
    return `is refused without JSON: ${status}`;
  const { message, code, errors = [], requestId } = JSON.parse(text);
  const endpoint: Endpoint = api[name];
  if (!Object.hasOwn(errorCatalogue, code)) return `is refused with ${code}, which there is not`;
  if (!refusalsOf(endpoint).includes(code) && code !== elsewhere)
    return `does not say that it may answer ${code}`;
  if (typeof message !== 'string' || typeof requestId !== 'string') return 'is refused without words';
  if (errors.length > fieldErrorsMax) return `names ${errors.length} fields`;
  if (status === 429 && headers.get('retry-after') === null)
    return 'is refused for now without saying how long';
  const said = [message, ...errors.map((error: { message: string }) => error.message)].join('\n');
  const told = inside.exec(said);
  return told === null ? null : `tells of the inside: ${told[0]}`;
}
