import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router';
import { languageTexts } from '#texts/language.ts';
import { pageTexts } from '#texts/pages.ts';
import { browserProblemTexts } from '#texts/problems.ts';
import { ToastProvider, useToast } from '#web/components/toasts.tsx';
import { useFocusRecovery } from '#web/focus-recovery.ts';
import { manifestPath } from '#web/lib/manifest-path.ts';
import { portalContext } from '#web/lib/portal-context.ts';
import { PageProblem } from '#web/page-problem.tsx';
import { fontUrls } from '#web/styles/fonts.ts';
import '#web/styles/app.css';

export const links: LinksFunction = () => [
  ...fontUrls.map((href) => ({
    rel: 'preload' as const,
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: manifestPath() },
];

/** The page is usable by then, and a first load has no bytes to spare. Offline, the notice can no longer be loaded. */
const NOTICE_AFTER_MS = 2000;

/** Loads the notice of a lost connection, which also makes up for logouts. If it is lost by then, a message says so. */
function LateNotice() {
  const [Loaded, setLoaded] = useState<ComponentType>();
  const toast = useToast();
  useEffect(() => {
    const load = () => {
      if (navigator.onLine)
        return import('#web/offline-notice.tsx').then(
          ({ OfflineNotice }) => setLoaded(() => OfflineNotice),
          () => undefined,
        );
      const close = toast.error(browserProblemTexts.NETWORK);
      window.addEventListener(
        'online',
        () => {
          close();
          load();
        },
        { once: true },
      );
    };
    const timer = setTimeout(load, NOTICE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return Loaded ? <Loaded /> : null;
}

/** The HTML document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={languageTexts.code === 'en' ? languageTexts.locale : languageTexts.code} data-area="candidate">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbfaf5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15120f" media="(prefers-color-scheme: dark)" />
        {/* React Aria would insert a style with this id, which the content-security policy blocks; see base.css. */}
        <meta id="react-aria-pressable-style" name="pressable" content="base.css" />
        <Meta />
        <Links />
      </head>
      <body>
        <ToastProvider>
          {children}
          <LateNotice />
        </ToastProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export const loader = ({ context }: LoaderFunctionArgs) => ({ demoData: context.get(portalContext).demoData });

/** It hardly ever changes; a reload then picks it up. */
export const shouldRevalidate = () => false;

export default function Root({ loaderData: { demoData } }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  useFocusRecovery();
  return (
    <>
      {demoData === 'none' ? null : (
        <aside
          aria-label={pageTexts.aboutDemoData}
          className="demo-line border-line border-b bg-sunken px-4 py-1 text-center text-ink-2 text-micro print:hidden"
        >
          {demoData === 'only' ? pageTexts.demoData : pageTexts.demoDataMixed}
        </aside>
      )}
      <Outlet />
    </>
  );
}

/** The last error boundary: without header and footer, which may have failed themselves. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <>
      <div className="bar-top" />
      <main>
        <PageProblem error={error} />
      </main>
    </>
  );
}
