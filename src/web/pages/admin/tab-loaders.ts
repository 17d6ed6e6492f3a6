import type { TabLoader } from '#web/pages/admin/tab-loader.tsx';
import type { Tab } from '#web/pages/admin/tabs.ts';

/** Where the content of each tab lives; fetched when the tab is opened for the first time. */
export const TAB_LOADERS: Readonly<Record<Tab, () => Promise<TabLoader>>> = {
  candidates: async () => (await import('#web/pages/admin/candidates/candidates-tab.tsx')).candidatesTab,
  recruiters: async () => (await import('#web/pages/admin/recruiters/recruiters-tab.tsx')).recruitersTab,
  inquiries: async () => (await import('#web/pages/admin/enquiries/inquiries-tab.tsx')).inquiriesTab,
  mentors: async () => (await import('#web/pages/admin/enquiries/mentors-tab.tsx')).mentorsTab,
  mentees: async () => (await import('#web/pages/admin/enquiries/mentees-tab.tsx')).menteesTab,
  transactions: async () => (await import('#web/pages/admin/pages/later-tabs.tsx')).transactionsTab,
  packages: async () => (await import('#web/pages/admin/pages/later-tabs.tsx')).packagesTab,
  about: async () => (await import('#web/pages/admin/pages/about-tab.tsx')).aboutTab,
  contact: async () => (await import('#web/pages/admin/pages/contact-tab.tsx')).contactTab,
  administrators: async () =>
    (await import('#web/pages/admin/administrators/administrators-tab.tsx')).administratorsTab,
  jobs: async () => (await import('#web/pages/admin/jobs/jobs-tab.tsx')).jobsTab,
  import: async () => (await import('#web/pages/admin/import/import-tab.tsx')).importTab,
  reports: async () => (await import('#web/pages/admin/reports/reports-tab.tsx')).reportsTab,
  audit: async () => (await import('#web/pages/admin/audit/audit-tab.tsx')).auditTab,
};
