import type { Transaction } from '#server/database/client.ts';
import { tellAdmins } from '#server/modules/notices/public.ts';
import { announceToAdmins } from '#server/modules/stream/public.ts';
import { saveHiding } from './hiding.store.ts';

/**
 * Makes a hidden page public again because its recruiter has edited it, and asks the administrators to look at it once
 * more. Without effect for a public page.
 * @returns whether it was hidden
 */
export const showEditedPage = async (
  tx: Transaction,
  { id, companyName, at }: { id: string; companyName: string; at: Date },
): Promise<boolean> => {
  if (!(await saveHiding(tx, id, undefined))) return false;
  await tellAdmins(tx, { kind: 'company_page_edited', aboutId: id, says: { companyName }, at });
  await announceToAdmins(tx, ['administration']);
  return true;
};
