import type { Executor } from '#server/database/client.ts';
import { speaking } from '#texts/spoken.ts';
import type { Delivery } from './deliver-mail.ts';
import { withName } from './letter.ts';
import { findProvenName } from './notifications/readers.store.ts';

/**
 * Adds the reader's name to the email if they have confirmed the address: otherwise the name could carry anybody's text
 * to a stranger. Done at sending time, so that the name is current.
 */
export async function greetReader(executor: Executor, mail: Delivery): Promise<Delivery> {
  const name = (mail.hello && (await findProvenName(executor, mail.to))) || '';
  return speaking(mail.language ?? 'en', () => withName(mail, name));
}
