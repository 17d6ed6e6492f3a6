import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES, OFFERED_LANGUAGES, pathIn, withoutLanguage } from '#contract/languages.ts';
import { languageTexts } from '#texts/language.ts';
import { liteOfflineTexts, liteTexts as texts } from '#texts/lite.ts';
import { metaTexts } from '#texts/meta.ts';
import { offlineTexts } from '#texts/offline.ts';
import { pageTexts } from '#texts/pages.ts';
import { HindiDrawn } from '#web/features/accounts/hindi-drawn.tsx';
import { manifestPath } from '#web/lib/manifest-path.ts';
import type { Portal } from '#web/lib/portal-context.ts';
import styleUrl from '#web/pages/lite/lite.css?url';
import scriptUrl from '#web/pages/lite/lite-script.ts?worker&url';

interface LitePage {
  /** The requested address, which leads to the same page in the other languages. */
  url: URL;
  portal: Pick<Portal, 'publicUrl' | 'demoData'>;
  title: string;
  /** The full version of the page, without the language prefix; search engines index that one. */
  full: string;
  status?: number;
  /** Link in the header, beside the languages. */
  back?: { to: string; label: string };
  children: ReactNode;
}

/** An address in this language: low-data pages use plain links throughout. */
export const at = (path: string): string => pathIn(languageTexts.code, path);

/** The same page in each of the other languages. */
const otherLanguages = ({ pathname, search }: URL) =>
  OFFERED_LANGUAGES.filter((code) => code !== languageTexts.code).map((code) => ({
    code,
    name: LANGUAGES[code].name,
    to: pathIn(code, withoutLanguage(pathname) + search),
  }));

/**
 * A page without a framework, a font or an image. The server renders it like the others, so its content is escaped by
 * the same code, but no React runs in the browser: one small script adds what HTML alone cannot do.
 */
export const litePage = ({ url, portal, title, full, status = 200, back, children }: LitePage): Response => {
  const html = renderToStaticMarkup(
    <html lang={languageTexts.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{metaTexts.title({ page: title })}</title>
        <link rel="canonical" href={new URL(at(full), portal.publicUrl).href} />
        <link rel="manifest" href={manifestPath()} />
        {/* Small; without it browsers request a larger one. */}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styleUrl} />
        <script defer src={scriptUrl} />
      </head>
      <body>
        {portal.demoData === 'none' ? null : (
          <p className="demo">{portal.demoData === 'only' ? pageTexts.demoData : pageTexts.demoDataMixed}</p>
        )}
        <div className="page">
          <header className="head">
            <a className="logo" href={at('/lite/jobs')} aria-label={`${metaTexts.site}: ${texts.allJobs}`}>
              <span lang="en">{metaTexts.site.toLowerCase()}</span>
            </a>
            {otherLanguages(url).map(({ code, name, to }) => (
              <a key={code} href={to} lang={code} hrefLang={code}>
                {code === 'hi' ? <HindiDrawn /> : name}
              </a>
            ))}
            {back ? <a href={back.to}>{back.label}</a> : null}
          </header>
          <main>
            <p className="notice" role="status" data-owed hidden>
              {offlineTexts.logoutOwed}
            </p>
            {children}
          </main>
          <footer className="foot">
            <p>{texts.about}</p>
            <nav className="ways" aria-label={texts.other}>
              <a href={at(full)}>{texts.full}</a>
              <a href={at('/lite/offline')}>{liteOfflineTexts.title}</a>
            </nav>
          </footer>
        </div>
      </body>
    </html>,
  );
  return new Response(`<!doctype html>${html}`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
};
