import { adminPageTexts } from '#texts/admin-pages.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { defineTab } from '#web/pages/admin/tab-loader.tsx';

const nothing = async () => ({});

/** Says under the tab's heading that there is nothing behind it. */
function Later({ text }: { text: string }) {
  return (
    <EmptyState card level={2} picture="companies" title={adminPageTexts.later}>
      {text}
    </EmptyState>
  );
}

const { transactions, packages } = adminPageTexts;

export const transactionsTab = defineTab({ load: nothing, View: () => <Later {...transactions} /> });
export const packagesTab = defineTab({ load: nothing, View: () => <Later {...packages} /> });
