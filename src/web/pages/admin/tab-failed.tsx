import { useRouteError } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { CallFailed } from '#web/lib/api-client.ts';

const title = adminTexts.area.loadFailed;

/** Stands in place of a tab that could not be loaded; the frame around it stays. */
export function TabFailed() {
  const error = useRouteError();
  if (!(error instanceof CallFailed)) throw error;
  return <LoadFailed title={title} message={error.message || title} />;
}
