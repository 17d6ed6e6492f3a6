import type { Executor } from '#server/database/client.ts';
import { speaking } from '#texts/spoken.ts';
import type { Delivery } from './deliver-mail.ts';
import { withName } from './letter.ts';
import { findProvenName } from './notifications/readers.store.ts';

/**
 * The mail with the name of its reader, once they have confirmed the address: until then the name is what somebody typed,
 * who could write to a stranger by it. Asked as the mail goes out, so that it is the name of that moment.
 */
export async function greetReader(executor: Executor, mail: Delivery): Promise<Delivery> {
  const name = (mail.hello && (await findProvenName(executor, mail.to))) || '';
  return speaking(mail.language ?? 'en', () => withName(mail, name));
}
