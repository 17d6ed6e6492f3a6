import { adminTexts } from '#texts/admin.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';

const title = adminTexts.area.loadFailed;

/** Stands in place of a tab that could not be loaded; the frame around it stays. */
export function TabFailed({ message }: { message: string }) {
  return <LoadFailed title={title} message={message || title} />;
}
