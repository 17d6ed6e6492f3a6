import { useLocation } from 'react-router';
import { adminPageTexts } from '#texts/admin-pages.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { tabAt } from '#web/pages/admin/tabs.ts';

/** States under the tab's heading that the tab has no content yet. */
export default function LaterTab() {
  const tab = tabAt(useLocation().pathname) === 'packages' ? 'packages' : 'transactions';
  return (
    <EmptyState card level={2} picture="companies" title={adminPageTexts.later}>
      {adminPageTexts[tab].text}
    </EmptyState>
  );
}
