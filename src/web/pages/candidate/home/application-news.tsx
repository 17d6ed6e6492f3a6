import { Link } from 'react-router';
import { newsTexts as texts } from '#texts/candidate-home.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Card } from '#web/components/card.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { ageText } from '#web/lib/formats.ts';
import { applicationPath } from '#web/lib/job-links.ts';
import type { Application } from '#web/pages/candidate/applications/application.ts';
import { viewPath } from '#web/pages/candidate/views.ts';

const SHOWN = 3;

/** What recruiters have answered since the applications were looked at last. */
export function ApplicationNews({ news, now }: { news: readonly Application[]; now: string }) {
  return (
    <Card as="section" aria-labelledby="application-news">
      <div className="row between">
        <h3 className="title" id="application-news">
          {texts.title}
        </h3>
        <Link className="link small min-h-11 content-center md:min-h-6" to={viewPath('job-applied')}>
          {news.length > SHOWN ? texts.more({ count: news.length - SHOWN }) : texts.all}
        </Link>
      </div>
      <ul className="mt-1">
        {news.slice(0, SHOWN).map(({ _id, jobTitle, companyName, companyLogo, status, updatedAt }) => (
          <li
            key={_id}
            className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] [&+li]:border-t [&+li]:border-line"
          >
            <CompanyMark name={companyName} src={companyLogo && `/${companyLogo}`} />
            <div>
              <Link
                to={applicationPath(_id)}
                aria-label={texts.openOf({ title: jobTitle, company: companyName })}
                className="block font-[560] no-underline wrap-anywhere hover:underline after:absolute after:inset-0 after:content-['']"
              >
                {jobTitle}
              </Link>
              <p className="small soft wrap-anywhere">
                {companyName} · <time dateTime={updatedAt}>{ageText(updatedAt, now)}</time>
              </p>
            </div>
            <span className="max-sm:col-start-2">
              <StatusBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
