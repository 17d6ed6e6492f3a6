import ChevronDown from 'lucide-react/icons/chevron-down';
import MenuIcon from 'lucide-react/icons/menu';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Link } from 'react-router';
import { siteTexts as texts } from '#texts/site.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { ACCOUNT } from '#web/features/accounts/account-address.ts';
import { LanguageSwitch } from '#web/features/accounts/language-switch.tsx';
import { HOMES } from '#web/lib/guard.ts';
import { signOut } from '#web/lib/sign-out.ts';
import { useSession } from '#web/lib/use-session.ts';
import { SITE_MENUS } from '#web/pages/public/site-links.ts';

/** The collapsible menu on a phone: a `<details>`, so it opens before scripts are loaded. */
export function PhoneMenu() {
  const box = useRef<HTMLDetailsElement>(null);
  const session = useSession();
  const close = () => {
    if (box.current) box.current.open = false;
  };
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.open) return;
    close();
    box.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={box} className="flex lg:hidden" onClick={onClick} onKeyDown={onKeyDown}>
      <summary className="btn btn-quiet btn-icon" aria-label={texts.menu}>
        <Icon as={MenuIcon} size="l" />
      </summary>
      <div className="menu absolute inset-x-2 top-full z-30 grid max-h-[calc(100dvh-80px-var(--above))] max-w-none gap-1 overflow-auto p-3">
        {SITE_MENUS.map((menu) => (
          <details key={menu.label} className="group border-b border-line pb-1">
            <summary className="flex min-h-11 items-center justify-between px-2.5 font-semibold">
              {menu.label}
              <Icon as={ChevronDown} className="group-open:rotate-180" />
            </summary>
            {[
              { heading: texts.quickLinks, links: menu.quick },
              { heading: texts.popularOptions, links: menu.popular },
            ].map(({ heading, links }) => (
              <div key={heading} className="pb-2">
                <p className="micro muted px-2.5 pt-2">{heading}</p>
                <ul>
                  {links.map(({ label, to }) => (
                    <li key={label}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </details>
        ))}
        <div className="px-2.5 py-1">
          <LanguageSwitch />
        </div>
        {session ? (
          <>
            <Link to={HOMES[session.kind].home}>{texts.dashboard}</Link>
            <Link to={ACCOUNT}>{texts.account}</Link>
            <Button block onClick={signOut}>
              {texts.logout}
            </Button>
          </>
        ) : (
          <>
            <Link to="/admin-login">{texts.admin}</Link>
            <ButtonLink to="/createaccount" variant="ink" block className="justify-start px-2.5">
              {texts.register}
            </ButtonLink>
          </>
        )}
      </div>
    </details>
  );
}
