/** The time for a provider's answer. */
const answerMs = 15_000;
/** Far more than any documented answer. The rest is not read. */
const answerLengthMax = 20_000;

/** The answer of a provider, as it came. */
export interface ProviderAnswer {
  readonly status: number;
  readonly text: string;
}

/** Errors of a connection that never came about, so nothing was handed over. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Calls a provider. The errors themselves are not passed on: they could quote what was sent. A redirect is not followed: it would
 * carry the customer's phone to an address that nobody has set.
 */
export async function callProvider(
  url: string,
  request: { readonly method: string; readonly headers: Record<string, string>; readonly body: string },
): Promise<ProviderAnswer | 'not_reached' | 'not_known'> {
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    });
    const text = await response.text();
    return { status: response.status, text: text.slice(0, answerLengthMax) };
  } catch (error) {
    const code = ((error as Error).cause as { code?: string } | undefined)?.code ?? '';
    return neverConnected.has(code) ? 'not_reached' : 'not_known';
  }
}
