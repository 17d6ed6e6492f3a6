import { EmptyState } from '#web/components/empty-state.tsx';
import { defineTab } from '#web/pages/admin/tab-loader.tsx';
import { adminPageWords } from '#web/words/en/admin-pages.ts';

const nothing = async () => ({});

/** Says under the tab's heading that there is nothing behind it. */
function Later({ text }: { text: string }) {
  return (
    <EmptyState card level={2} picture="companies" title={adminPageWords.later}>
      {text}
    </EmptyState>
  );
}

const { transactions, packages } = adminPageWords;

export const transactionsTab = defineTab({ load: nothing, View: () => <Later {...transactions} /> });
export const packagesTab = defineTab({ load: nothing, View: () => <Later {...packages} /> });
