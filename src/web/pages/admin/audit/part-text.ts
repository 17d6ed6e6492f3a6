import type { AuditEntry } from '#contract/audit.ts';
import { auditTexts as texts } from '#texts/admin-audit.ts';
import { dateTimeText } from '#web/lib/formats.ts';

/** Says that an entry belongs to a bulk change, or which change it undoes; undefined for any other. */
export const partText = ({
  batchId,
  undoes,
  takesBack,
}: Pick<AuditEntry, 'batchId' | 'undoes' | 'takesBack'>): string | undefined => {
  if (takesBack) return texts.takesBack({ when: dateTimeText(takesBack) });
  if (!batchId) return undefined;
  return undoes ? texts.undoes({ when: dateTimeText(undoes) }) : texts.bulk;
};
