import { Link, useLocation } from 'react-router';
import { siteTexts as texts } from '#texts/site.ts';
import { Logo } from '#web/components/logo.tsx';
import { SiteNavMenu } from '#web/components/site-nav-menu.tsx';
import { PhoneMenu } from '#web/pages/public/phone-menu.tsx';
import { SiteAccount } from '#web/pages/public/site-account.tsx';
import { SITE_MENUS, type SiteLink } from '#web/pages/public/site-links.ts';

export function SiteHeader() {
  const { pathname } = useLocation();
  return (
    <header className="site-head">
      <div className="in">
        <Link to="/" className="logo">
          <Logo />
        </Link>
        <nav className="site-nav [&_.menu]:max-w-none!" aria-label={texts.main}>
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
