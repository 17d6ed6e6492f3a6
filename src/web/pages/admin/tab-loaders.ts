import type { TabLoader } from '#web/pages/admin/tab-loader.tsx';
import type { Tab } from '#web/pages/admin/tabs.ts';

/** Where the content of each tab lives; fetched when the tab is opened for the first time. */
export const TAB_LOADERS: Readonly<Record<Tab, () => Promise<TabLoader>>> = {
  candidates: async () => (await import('#web/pages/admin/candidates/candidates-tab.tsx')).candidatesTab,
  recruiters: async () => (await import('#web/pages/admin/recruiters/recruiters-tab.tsx')).recruitersTab,
  jobs: async () => (await import('#web/pages/admin/jobs/jobs-tab.tsx')).jobsTab,
};
