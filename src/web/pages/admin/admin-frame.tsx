import ChartColumn from 'lucide-react/icons/chart-column';
import House from 'lucide-react/icons/house';
import IdCard from 'lucide-react/icons/id-card';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { href, useLocation } from 'react-router';
import { accountTexts } from '#texts/account.ts';
import { adminTexts } from '#texts/admin.ts';
import { overviewTexts } from '#texts/admin-overview.ts';
import { AreaShell, Me, type NavItem } from '#web/components/area-shell.tsx';
import { Avatar } from '#web/components/avatar.tsx';
import { Button } from '#web/components/button.tsx';
import { ACCOUNT } from '#web/features/accounts/account-address.ts';
import { accountItem } from '#web/features/accounts/account-nav.ts';
import { Bell } from '#web/features/notices/bell.tsx';
import { HOMES } from '#web/lib/guard.ts';
import { signOut } from '#web/lib/sign-out.ts';
import { useSession } from '#web/lib/use-session.ts';
import { TAB_GROUPS, TABS, type Tab, tabAddress } from '#web/pages/admin/tabs.ts';
import '#web/styles/staff.css';
import type { Totals } from '#web/pages/admin/totals.ts';

const words = adminTexts.area;

interface AdminFrameProps {
  /** The current tab; absent on pages outside the tabs, such as the account. */
  tab?: Tab;
  /** The heading, if not the tab's; without a tab the default is the account's. */
  title?: string;
  totals?: Totals;
  loading?: boolean;
  children: ReactNode;
}

/** The administrator's frame: the tabs, the signed-in user and the log-out button. */
export function AdminFrame({ tab, title: named, totals, loading, children }: AdminFrameProps) {
  const user = useSession()?.user;
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const here = useLocation();
  const title = named ?? (tab ? TABS[tab].title : accountTexts.title);
  const item = (one: Tab): NavItem => ({
    to: tabAddress(one),
    label: TABS[one].label,
    icon: TABS[one].icon,
    count: totals?.[one],
    current: one === tab,
  });
  const page = (to: string, label: string, icon: NavItem['icon']): NavItem => ({
    to,
    label,
    icon,
    current: here.pathname.toLowerCase() === to.toLowerCase(),
  });
  const overview = page(href('/admin/dashboard'), overviewTexts.title, LayoutDashboard);
  const more = [
    page('/all-candidates', overviewTexts.navDatabase, IdCard),
    page('/JobApplicationStats', overviewTexts.navStatistics, ChartColumn),
  ];
  return (
    <AreaShell
      area="admin"
      areaName={words.name}
      title={title}
      nav={[
        { items: [overview] },
        ...TAB_GROUPS.map(({ heading, tabs }) => ({ heading, items: tabs.map(item) })),
        { heading: overviewTexts.navMore, items: more },
      ]}
      endNav={[accountItem(here), { to: '/', label: words.home, icon: House, current: false }]}
      endAction={{ label: words.logout, icon: LogOut, onAction: signOut }}
      home={HOMES.admin.home}
      width="fluid"
      loading={loading}
      bell={user ? <Bell reader="admin" /> : undefined}
      account={
        <>
          {user ? <Me face={<Avatar name={name} />} name={name} sub={user.userCode} to={ACCOUNT} /> : null}
          {/* On wide screens the side bar contains it. */}
          <Button variant="quiet" size="m" iconOnly icon={LogOut} className="lg:hidden" onClick={signOut}>
            {words.logout}
          </Button>
        </>
      }
    >
      <title>{words.pageTitle({ tab: title })}</title>
      <div className="stack gap-6">{children}</div>
    </AreaShell>
  );
}
