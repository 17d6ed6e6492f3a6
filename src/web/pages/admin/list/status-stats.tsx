import { ACCOUNT_STATUSES, type AccountStatus } from '#contract/vocabularies.ts';
import { adminTexts } from '#texts/admin.ts';
import { statusTexts } from '#texts/components.ts';
import { Stats } from '#web/components/card.tsx';
import { countText } from '#web/lib/formats.ts';

/** Number of accounts in total and per status. */
export function StatusStats({ counts }: { counts: Readonly<Record<AccountStatus, number>> }) {
  const total = ACCOUNT_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  return (
    <Stats
      columns={5}
      flat
      stats={[
        { label: adminTexts.list.total, value: countText(total) },
        ...ACCOUNT_STATUSES.map((status) => ({ label: statusTexts[status], value: countText(counts[status]) })),
      ]}
    />
  );
}
