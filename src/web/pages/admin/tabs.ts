import Bell from 'lucide-react/icons/bell';
import Briefcase from 'lucide-react/icons/briefcase';
import Building2 from 'lucide-react/icons/building-complex';
import FileUp from 'lucide-react/icons/file-up';
import Flag from 'lucide-react/icons/flag';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Info from 'lucide-react/icons/info';
import MapPin from 'lucide-react/icons/map-pin';
import Merge from 'lucide-react/icons/merge';
import MessageSquare from 'lucide-react/icons/message-square';
import Package from 'lucide-react/icons/package';
import ReceiptIndianRupee from 'lucide-react/icons/receipt-indian-rupee';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShieldUser from 'lucide-react/icons/shield-user';
import Users from 'lucide-react/icons/users';
import UsersRound from 'lucide-react/icons/users-round';
import type { LucideIcon } from 'lucide-react/types';
import { href } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { administratorTexts } from '#texts/admin-administrators.ts';
import { auditTexts } from '#texts/admin-audit.ts';
import { healthTexts } from '#texts/admin-health.ts';
import { adminPageTexts as pages } from '#texts/admin-pages.ts';
import { adminReportTexts } from '#texts/admin-reports.ts';
import { adminSkillTexts as skillTexts } from '#texts/admin-skills.ts';
import { noticeTexts } from '#texts/notices.ts';

const words = adminTexts.area;

/** Labels and icon of a tab. */
interface TabSign {
  /** In the sidebar. */
  label: string;
  /** Page heading. */
  title: string;
  icon: LucideIcon;
}

/** The tabs of the administrator's area by address segment, in sidebar order. */
export const TABS = {
  candidates: { label: words.candidates, title: words.candidateTitle, icon: Users },
  recruiters: { label: words.recruiters, title: words.recruiterTitle, icon: Building2 },
  jobs: { label: words.jobs, title: words.jobTitle, icon: Briefcase },
  reports: { label: adminReportTexts.label, title: adminReportTexts.title, icon: Flag },
  import: { label: words.importTitle, title: words.importTitle, icon: FileUp },
  skills: { label: skillTexts.label, title: skillTexts.title, icon: Merge },
  health: { label: healthTexts.title, title: healthTexts.title, icon: HeartPulse },
  audit: { label: auditTexts.tab, title: auditTexts.title, icon: ScrollText },
  inquiries: { label: words.inquiries, title: words.inquiryTitle, icon: MessageSquare },
  mentors: { label: words.mentors, title: words.mentorTitle, icon: UsersRound },
  mentees: { label: words.mentees, title: words.menteeTitle, icon: GraduationCap },
  transactions: { label: pages.transactions.label, title: pages.transactions.title, icon: ReceiptIndianRupee },
  packages: { label: pages.packages.label, title: pages.packages.title, icon: Package },
  about: { label: pages.about.label, title: pages.about.title, icon: Info },
  contact: { label: pages.contact.label, title: pages.contact.title, icon: MapPin },
  notices: { label: noticeTexts.title, title: noticeTexts.title, icon: Bell },
  administrators: { label: administratorTexts.label, title: administratorTexts.title, icon: ShieldUser },
} as const satisfies Readonly<Record<string, TabSign>>;

export type Tab = keyof typeof TABS;

/** The sidebar groups. A tab in no group is reachable only by links. */
export const TAB_GROUPS: readonly { heading?: string; tabs: readonly Tab[] }[] = [
  { tabs: ['candidates', 'recruiters', 'jobs', 'reports', 'import', 'skills'] },
  { heading: words.lettersGroup, tabs: ['inquiries', 'mentors', 'mentees'] },
  { heading: words.laterGroup, tabs: ['transactions', 'packages'] },
  { heading: words.portal, tabs: ['health', 'audit', 'administrators'] },
];

export const isTab = (name: string | null | undefined): name is Tab => name != null && Object.hasOwn(TABS, name);

/** The tab at an address; undefined elsewhere. */
export function tabAt(pathname: string): Tab | undefined {
  const [, area, name] = pathname.toLowerCase().split('/');
  return area === 'admin-dashboard' && isTab(name) ? name : undefined;
}

export const tabAddress = (tab: Tab): string => href(`/admin-dashboard/${tab}`);
