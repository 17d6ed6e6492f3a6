import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { importTexts as texts } from '#texts/admin-import.ts';
import { Notice } from '#web/components/notice.tsx';
import { ANEW } from '#web/lib/queries.ts';
import { noteInterruptedFound } from '#web/pages/admin/import/import-run.ts';
import { forgetImport, type KeptImport, whomOf } from '#web/pages/admin/import/kept-import.ts';
import { importQuery } from '#web/pages/admin/jobs/job-queries.ts';

const LOOK_EVERY_MS = 3000;
/** An import that is not stored this long after it was sent added nothing or never arrived. */
const MAY_RUN_MS = 5 * 60_000;

/** Waits for an import whose answer did not reach this page, and leads to its result. */
export function InterruptedImport({ kept }: { kept: KeptImport }) {
  const { key, fileName, sentAt } = kept;
  const whom = whomOf(kept);
  const navigate = useNavigate();
  const until = sentAt + MAY_RUN_MS;
  const { data, dataUpdatedAt } = useQuery({
    ...importQuery(key),
    ...ANEW,
    refetchInterval: ({ state }) => (state.dataUpdatedAt < until ? LOOK_EVERY_MS : false),
  });
  const found = data?.body[0]?._id;
  const isLost = data !== undefined && !found && !(dataUpdatedAt < until);
  useEffect(() => {
    if (isLost) forgetImport();
    if (!found) return;
    noteInterruptedFound();
    void navigate(`?result=${found}`, { replace: true });
  }, [found, isLost, navigate]);
  return (
    <Notice tone="amber" live="status">
      {isLost ? texts.interruptedLost({ file: fileName, whom }) : texts.interrupted({ file: fileName, whom })}
    </Notice>
  );
}
