import { useLocation } from 'react-router';
import { languageTexts } from '#texts/language.ts';
import { siteTexts as texts } from '#texts/site.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

declare global {
  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData?: boolean };
  }
}

/**
 * To the same list or job without pictures, fonts and scripts; from other pages to the list of all jobs. A link of its own
 * and no step of the application, which has no such page.
 */
export function LowDataLink() {
  const { pathname, search } = useLocation();
  const page = pathname.startsWith('/jobs') ? pathname.split('/', 3).join('/') + search : '/jobs';
  return <a href={`${languageTexts.base}/lite${page}`}>{texts.lowData}</a>;
}

/** For whose browser says that it saves data; the page itself is the same for everyone. */
export function SaveDataBar() {
  return useHydrated() && navigator.connection?.saveData ? (
    <p className="border-line border-b bg-sunken px-4 py-1 text-center small">
      <LowDataLink />
    </p>
  ) : null;
}
