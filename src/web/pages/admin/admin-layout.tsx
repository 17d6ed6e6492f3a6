import { Outlet } from 'react-router';
import { SessionWatch } from '#web/features/accounts/session-watch.tsx';
import { AdminFrame } from '#web/pages/admin/admin-frame.tsx';
import { useTotals } from '#web/pages/admin/totals.ts';

export { loadTotals } from '#web/pages/admin/totals.ts';

interface AdminLayoutProps {
  owner: string | undefined;
  /** The heading; the account's by default. */
  title?: string;
}

/** The administrator's frame around a page outside the dashboard. Its numbers are loaded by `loadTotals`. */
export function AdminLayout({ owner, title }: AdminLayoutProps) {
  const totals = useTotals();
  return (
    <SessionWatch kind="admin" owner={owner}>
      <AdminFrame title={title} totals={totals}>
        <Outlet />
      </AdminFrame>
    </SessionWatch>
  );
}
