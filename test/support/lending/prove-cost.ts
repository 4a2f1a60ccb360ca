import type { BodyOf, Calls } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';

/** A PNG of eight by eight black pixels: the smallest picture of an invoice. */
const invoice = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQAAAADsdIMmAAAAC0lEQVR4nGNgQAUAABAAATm9j2UAAAAASUVORK5CYII=',
    'base64',
  ),
);

/** The invoice of a supplier for goods of a draft. */
export function invoiceBody(
  given: Pick<BodyOf<'recordCostEvidence'>, 'description' | 'cost'> & Partial<BodyOf<'recordCostEvidence'>>,
): BodyOf<'recordCostEvidence'> {
  return {
    supplier: 'Al-Madina Traders',
    invoiceNumber: 'AM-1447',
    invoicedOn: '2020-01-02',
    invoice,
    ...given,
  };
}

/** Records invoices for the goods of a draft that are not on the list of products, which say that it sells them at their cost. */
export async function proveCost(testApi: Calls, as: Session, id: string): Promise<void> {
  const { items } = await testApi.call('getAgreement', { as, params: { id } });
  for (const { productId, description, unitPrice, cost } of items) {
    if (productId !== null || cost !== null) continue;
    const body = invoiceBody({ description: description.en, cost: String(unitPrice) });
    await testApi.call('recordCostEvidence', { as, params: { id }, body });
  }
}
