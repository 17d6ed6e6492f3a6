import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { componentTexts } from '#texts/components.ts';
import { languageTexts } from '#texts/language.ts';
import { siteTexts, siteTexts as texts } from '#texts/site.ts';
import { Logo } from '#web/components/logo.tsx';
import { SiteNavMenu } from '#web/components/site-nav-menu.tsx';
import { content } from '#web/content/content.ts';
import { LanguageSwitch } from '#web/features/accounts/language-switch.tsx';
import { CHOSEN_LANGUAGE, readSession } from '#web/lib/session.ts';
import { LowDataLink, SaveDataBar } from '#web/pages/public/low-data.tsx';
import { PhoneMenu } from '#web/pages/public/phone-menu.tsx';
import { SiteAccount } from '#web/pages/public/site-account.tsx';
import { FOOTER_COLUMNS, SITE_MENUS, type SiteLink } from '#web/pages/public/site-links.ts';

const LanguageOffer =
  import.meta.env.AVSAR_LANGUAGE !== 'hi' &&
  lazy(async () => ({
    default: (await import('#web/features/accounts/language-offer.tsx')).LanguageOffer,
  }));

/** The key of an answer to the offer, which is made once. */
const ANSWERED = 'hindi-offer-answered';

/** Checked only in the browser, because the server renders the same page for everyone. */
const isHindiToOffer = (): boolean =>
  languageTexts.code === 'en' &&
  !readSession() &&
  localStorage.getItem(ANSWERED) === null &&
  [localStorage.getItem(CHOSEN_LANGUAGE) ?? navigator.languages].flat().some((language) => language.startsWith('hi'));

/** The scripts in Hindi leave it out. */
function HindiOffer() {
  const [offered, setOffered] = useState(false);
  useEffect(() => setOffered(isHindiToOffer()), []);
  return LanguageOffer && offered ? (
    <Suspense>
      <LanguageOffer onAnswer={() => localStorage.setItem(ANSWERED, 'yes')} />
    </Suspense>
  ) : null;
}

function SiteHeader() {
  const { pathname } = useLocation();
  return (
    <header className="site-head">
      <div className="inner">
        <Link to="/" className="logo">
          <Logo />
        </Link>
        <nav className="site-nav [&_.menu]:max-w-none" aria-label={texts.main}>
          {SITE_MENUS.map((menu) => (
            <SiteNavMenu
              key={menu.label}
              label={menu.label}
              current={menu.under?.some((path) => pathname === path || pathname.startsWith(`${path}/`))}
            >
              <div className="flex gap-2">
                <MenuColumn heading={texts.quickLinks} links={menu.quick} />
                <MenuColumn heading={texts.popularOptions} links={menu.popular} />
              </div>
            </SiteNavMenu>
          ))}
        </nav>
        <div className="site-action">
          {/* A phone has room for the other language only. */}
          <div className="max-lg:[&_[aria-current]]:hidden">
            <LanguageSwitch />
          </div>
          <SiteAccount />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}

function MenuColumn({ heading, links }: { heading: string; links: readonly SiteLink[] }) {
  return (
    <div className="min-w-48">
      <p className="micro muted px-2.5 pt-2 pb-1">{heading}</p>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const words = siteTexts.footer;
const { email, hours } = content.contact;

function SiteFooter() {
  return (
    <footer className="site-foot">
      <div className="page inner">
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
          <span className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <LanguageSwitch />
            <LowDataLink />
            <Link to="/report-job">{words.report}</Link>
          </span>
        </div>
      </div>
    </footer>
  );
}

/** The frame of the public site. */
export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a className="btn btn-ink skip" href="#main">
        {componentTexts.skipToContent}
      </a>
      <div className="bar-top" />
      {import.meta.env.AVSAR_LANGUAGE === 'hi' ? null : <HindiOffer />}
      <SiteHeader />
      <SaveDataBar />
      <main id="main" tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
