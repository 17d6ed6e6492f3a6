import type { ReactNode } from 'react';
import { adminTexts } from '#texts/admin.ts';
import { assertSecondFactor } from '#web/account/assert-second-factor.ts';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { assertSignedIn, loadPart } from '#web/lib/load-part.ts';
import { loadTotals, type Totals } from '#web/pages/admin/load-totals.ts';
import { TAB_LOADERS } from '#web/pages/admin/tab-loaders.ts';
import { type Tab, tabIn } from '#web/pages/admin/tabs.ts';

export interface Dashboard {
  tab: Tab;
  totals: Totals;
  /** What stands in the tab, or why it could not be loaded. */
  content: { view: ReactNode } | { failure: string };
}

async function loadContent(tab: Tab, search: URLSearchParams): Promise<Dashboard['content']> {
  const load = await TAB_LOADERS[tab]();
  try {
    return { view: await load(search) };
  } catch (failure) {
    if (failure instanceof CallFailed) return { failure: failure.message || adminTexts.area.loadFailed };
    throw failure;
  }
}

/** The open tab under the parameters of the address, and how many there are in the others. */
export async function loadDashboard(request: Request): Promise<Dashboard> {
  const { searchParams } = new URL(request.url);
  const tab = tabIn(searchParams);
  const [account, totals, content] = await Promise.all([
    loadPart(call('getAccount', {})),
    loadTotals(),
    loadContent(tab, searchParams),
  ]);
  // Some lists answer visitors too, with what is public: so the account tells whether the session still lives.
  assertSignedIn(account, request, 'admin');
  assertSecondFactor(account);
  return { tab, totals, content };
}
