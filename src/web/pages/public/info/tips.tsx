import { tipsTexts as texts } from '#texts/info.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { CallToAction } from '#web/pages/public/info/call-to-action.tsx';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { PageHead } from '#web/pages/public/info/page-head.tsx';

export const loader = infoLoader;
export const meta = infoMeta('/tips', texts);

/** Five career tips, each with something to do today. */
export default function Tips() {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} picture="internship" />
      <div className="page pt-10 sm:pt-14">
        <ol className="headed pt-0">
          {texts.tips.map(({ title, text, today }, index) => (
            <li
              key={title}
              className="grid gap-x-10 gap-y-3 border-line not-first:border-t py-8 lg:grid-cols-[64px_minmax(0,1fr)_minmax(0,344px)]"
            >
              <span className="num h2 text-accent-text" aria-hidden="true">
                {index + 1}
              </span>
              <div className="stack gap-3">
                <h2 className="h3">{title}</h2>
                <p className="soft read text-pretty">{text}</p>
              </div>
              <div className="stack gap-1">
                <p className="small muted">{texts.today}</p>
                <p className="read text-pretty">{today}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <CallToAction title={texts.closing} text={texts.closingText} picture="jobs">
        <ButtonLink to="/jobs" variant="ink">
          {texts.search}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
