import { ACCOUNT_STATUSES } from '#contract/vocabularies.ts';
import { Stats } from '#web/components/card.tsx';
import { countText } from '#web/lib/formats.ts';
import type { StatusCounts } from '#web/pages/admin/list/status-counts.ts';
import { adminWords } from '#web/words/en/admin.ts';
import { statusWords } from '#web/words/en/components.ts';

/** How many accounts there are, in all and in each status. */
export function StatusStats({ counts }: { counts: StatusCounts }) {
  const total = ACCOUNT_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  return (
    <Stats
      columns={5}
      stats={[
        { label: adminWords.list.total, value: countText(total) },
        ...ACCOUNT_STATUSES.map((status) => ({ label: statusWords[status], value: countText(counts[status]) })),
      ]}
    />
  );
}
