import type { AppContext } from '#server/platform/context.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import type { Sender } from './message-facts.ts';

/** The lender, as messages name it. */
export async function readSender({ pool, config }: AppContext): Promise<Sender> {
  const { content } = await readSection(pool, 'lender_profile');
  return { name: content.name, phone: content.phone, publicUrl: config.publicUrl };
}
