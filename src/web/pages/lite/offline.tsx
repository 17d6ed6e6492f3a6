import { liteOfflineTexts as texts } from '#texts/lite.ts';
import { answerLite } from '#web/pages/lite/answer-lite.tsx';
import { at, litePage } from '#web/pages/lite/lite-page.tsx';

/** What this browser keeps; the service worker shows it when a page cannot be reached. */
export const loader = answerLite(
  ({ url, portal }) =>
    litePage({
      url,
      portal,
      title: texts.title,
      full: '/jobs',
      children: (
        <>
          <div className="notice" role="status" data-offline hidden>
            <b>{texts.offline}</b>
            <p>{texts.opens}</p>
            <p>
              {/* biome-ignore lint/a11y/useValidAnchor: the address is the page that failed to load */}
              <a className="tap" href="">
                {texts.retry}
              </a>
            </p>
          </div>
          <h1>{texts.title}</h1>
          <p className="stack">{texts.lead}</p>
          <noscript>
            <p className="notice">{texts.scripts}</p>
          </noscript>
          <p className="muted" data-kept="none" hidden>
            {texts.none}
          </p>
          <section className="stack" data-unsent={at('/lite/apply/')} hidden>
            <h2>{texts.unsent}</h2>
            <p className="muted">{texts.unsentHelp}</p>
            <ul className="list" />
          </section>
          {(['saved', 'list'] as const).map((kind) => (
            <section key={kind} className="stack" data-kept={kind} hidden>
              <h2>{texts[kind]}</h2>
              <p className="muted">{texts.asOf}</p>
              <ul className="list" />
            </section>
          ))}
        </>
      ),
    }),
  '/jobs',
);
