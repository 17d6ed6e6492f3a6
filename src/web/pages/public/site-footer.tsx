import { Link } from 'react-router';
import { siteTexts } from '#texts/site.ts';
import { Logo } from '#web/components/logo.tsx';
import { content } from '#web/content.ts';
import { FOOTER_COLUMNS } from '#web/pages/public/site-links.ts';

const words = siteTexts.footer;
const { email, hours } = content.contact;

export function SiteFooter() {
  return (
    <footer className="site-foot">
      <div className="page in">
        <div className="stack">
          <div>
            <Link to="/" className="logo">
              <Logo />
            </Link>
          </div>
          <p className="soft max-w-[34ch]">{words.about}</p>
          <p className="small muted">
            <a href={`mailto:${email}`} className="inline-flex min-h-6 items-center max-sm:min-h-11">
              {email}
            </a>
            <br />
            {hours}
          </p>
        </div>
        {FOOTER_COLUMNS.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2>{heading}</h2>
            <ul>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page">
        <div className="legal">
          <span>{words.copyright({ year: content.copyrightYear })}</span>
          <Link to="/report-job">{words.report}</Link>
        </div>
      </div>
    </footer>
  );
}
