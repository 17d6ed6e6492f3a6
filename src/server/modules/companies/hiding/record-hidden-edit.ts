import type { Transaction } from '#server/database/client.ts';
import { tellAdmins } from '#server/modules/notices/public.ts';
import { announceToAdmins } from '#server/modules/stream/public.ts';
import { saveHiddenEdit } from './hiding.store.ts';

/**
 * Records that the recruiter of a hidden page has edited it: its case is open again, and the administrators are told of
 * the first edit since their decision. The page stays hidden. Without effect for a public page.
 */
export const recordHiddenEdit = async (
  tx: Transaction,
  { id, companyName, at }: { id: string; companyName: string; at: Date },
): Promise<void> => {
  const edit = await saveHiddenEdit(tx, id, at);
  if (!edit) return;
  if (edit === 'first') await tellAdmins(tx, { kind: 'company_page_edited', aboutId: id, says: { companyName }, at });
  await announceToAdmins(tx, ['administration']);
};
