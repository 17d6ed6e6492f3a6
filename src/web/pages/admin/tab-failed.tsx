import { adminTexts } from '#texts/admin.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';

const title = adminTexts.area.loadFailed;

/** Shown in place of a tab that could not be loaded; the frame stays. */
export function TabFailed({ message }: { message: string }) {
  return <LoadFailed title={title} message={message || title} />;
}
