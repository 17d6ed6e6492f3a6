import type { ReactNode } from 'react';
import { assertSecondFactor } from '#web/account/assert-second-factor.ts';
import { CallFailed, call, callWithTotal } from '#web/lib/api-client.ts';
import { assertSignedIn, loadPart } from '#web/lib/load-part.ts';
import { TAB_LOADERS } from '#web/pages/admin/tab-loaders.ts';
import { type Tab, tabIn } from '#web/pages/admin/tabs.ts';
import { adminWords } from '#web/words/en/admin.ts';

/** How many wait or stand in a tab, where that says something. */
export type Totals = Readonly<Partial<Record<Tab, number>>>;

export interface Dashboard {
  tab: Tab;
  totals: Totals;
  /** What stands in the tab, or why it could not be loaded. */
  content: { view: ReactNode } | { failure: string };
}

const totalOf = async (name: 'listCandidates' | 'listRecruiters' | 'listJobs'): Promise<number> =>
  (await callWithTotal(name, { query: { limit: 1 } })).total;

async function loadContent(tab: Tab, search: URLSearchParams): Promise<Dashboard['content']> {
  const load = await TAB_LOADERS[tab]();
  try {
    return { view: await load(search) };
  } catch (failure) {
    if (failure instanceof CallFailed) return { failure: failure.message || adminWords.area.loadFailed };
    throw failure;
  }
}

/** The open tab under the parameters of the address, and how many there are in the others. */
export async function loadDashboard(request: Request): Promise<Dashboard> {
  const { searchParams } = new URL(request.url);
  const tab = tabIn(searchParams);
  const none = () => undefined;
  const [account, candidates, recruiters, jobs, content] = await Promise.all([
    loadPart(call('getAccount', {})),
    totalOf('listCandidates').catch(none),
    totalOf('listRecruiters').catch(none),
    totalOf('listJobs').catch(none),
    loadContent(tab, searchParams),
  ]);
  // Some lists answer visitors too, with what is public: so the account tells whether the session still lives.
  assertSignedIn(account, request, 'admin');
  assertSecondFactor(account);
  return { tab, totals: { candidates, recruiters, jobs }, content };
}
