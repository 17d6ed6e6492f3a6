import { useEffect } from 'react';
import { ImportDone } from '#web/pages/admin/import/import-done.tsx';
import { ImportForm } from '#web/pages/admin/import/import-form.tsx';
import { ImportGuide } from '#web/pages/admin/import/import-guide.tsx';
import { ImportPreview } from '#web/pages/admin/import/import-preview.tsx';
import { useImport } from '#web/pages/admin/import/import-run.ts';
import { searchRecruiters } from '#web/pages/admin/import/recruiter-field.tsx';
import { loadTab } from '#web/pages/admin/load-tab.ts';
import type { Route } from './+types/import-tab';

export { TabFailed as ErrorBoundary } from '#web/pages/admin/tab-failed.tsx';

export const clientLoader = (args: Route.ClientLoaderArgs) => loadTab(args, () => searchRecruiters(''));

/** Import of jobs: choose, look, import, read what became of each row. */
export default function ImportTab({ loaderData: newest }: Route.ComponentProps) {
  const { kept, running } = useImport();
  // Leaving the portal in the middle of it is asked about by the browser.
  const isRunning = running !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
  if (kept?.report) return <ImportDone kept={kept} report={kept.report} />;
  return (
    <>
      <ImportForm newest={newest} />
      <ImportPreview />
      <ImportGuide />
    </>
  );
}
