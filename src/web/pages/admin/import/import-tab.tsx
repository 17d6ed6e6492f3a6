import { useEffect } from 'react';
import { requireSession } from '#web/lib/guard.ts';
import { load, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { ImportDone } from '#web/pages/admin/import/import-done.tsx';
import { ImportForm } from '#web/pages/admin/import/import-form.tsx';
import { ImportGuide } from '#web/pages/admin/import/import-guide.tsx';
import { ImportPreview } from '#web/pages/admin/import/import-preview.tsx';
import { useImport } from '#web/pages/admin/import/import-run.ts';
import { asChoices, NEWEST } from '#web/pages/admin/import/recruiter-field.tsx';
import { TabFailed } from '#web/pages/admin/tab-failed.tsx';
import type { Route } from './+types/import-tab';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request, 'admin');
  await settle(load(NEWEST));
}

/** Import of jobs: choose, look, import, read what became of each row. */
export default function ImportTab() {
  const newest = useRead(NEWEST);
  const { kept, running } = useImport();
  // Leaving the portal in the middle of it is asked about by the browser.
  const isRunning = running !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
  if (!newest.ok) return <TabFailed message={newest.message} />;
  if (kept?.report) return <ImportDone kept={kept} report={kept.report} />;
  return (
    <>
      <ImportForm newest={asChoices(newest.data.body)} />
      <ImportPreview />
      <ImportGuide />
    </>
  );
}
