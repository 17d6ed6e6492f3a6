import type { ReactNode } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { ToastProvider } from '#web/components/toasts.tsx';
import { OfflineNotice } from '#web/offline-notice.tsx';
import { PageProblem } from '#web/page-problem.tsx';
import { interLatinUrl } from '#web/styles/fonts.ts';
import '#web/styles/app.css';

export const links: LinksFunction = () => [
  { rel: 'preload', href: interLatinUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" data-area="candidate">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbfaf5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15120f" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <ToastProvider>{children}</ToastProvider>
        <OfflineNotice />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** For what no page caught: without header and footer, which may be what failed. */
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
