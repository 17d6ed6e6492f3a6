import { useLocation } from 'react-router';
import { languageTexts } from '#texts/language.ts';
import { siteTexts as texts } from '#texts/site.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

declare global {
  interface Navigator {
    /** Not available in every browser. */
    connection?: { saveData?: boolean };
  }
}

/**
 * Links to the same list or job without images, fonts and scripts; on other pages to the list of all jobs. A plain link
 * rather than a route, because the client-side router has no such page.
 */
export function LowDataLink() {
  const { pathname, search } = useLocation();
  const page = pathname.startsWith('/jobs') ? pathname.split('/', 3).join('/') + search : '/jobs';
  return <a href={`${languageTexts.base}/lite${page}`}>{texts.lowData}</a>;
}

/** Shown if the browser requests reduced data; the server renders the same page for everyone. */
export function SaveDataBar() {
  return useHydrated() && navigator.connection?.saveData ? (
    <p className="border-line border-b bg-sunken px-4 py-1 text-center small">
      <LowDataLink />
    </p>
  ) : null;
}
