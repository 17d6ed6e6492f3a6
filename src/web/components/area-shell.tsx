import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react/types';
import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { Link, type LinkProps, NavLink, type To } from 'react-router';
import { componentTexts } from '#texts/components.ts';
import { languageTexts } from '#texts/language.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { useModal } from '#web/components/dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Logo } from '#web/components/logo.tsx';
import { Mark } from '#web/components/mark.tsx';
import { useMenuState } from '#web/components/menu-state.ts';
import { ScriptsNeeded } from '#web/components/scripts-needed.tsx';
import { InSentence, Typed } from '#web/components/typed.tsx';

export interface NavItem {
  to: To;
  label: string;
  icon: LucideIcon;
  /** Count of waiting items. */
  count?: number;
  /** Marks the item current only at exactly this address. */
  end?: boolean;
  /** Overrides whether the item is current, for tabs that live in the query instead of the path. */
  current?: boolean;
}

/** An action at the foot of the sidebar, such as logging out. */
export interface NavAction {
  label: string;
  icon: LucideIcon;
  onAction: () => void;
}

export interface NavGroup {
  heading?: string;
  items: readonly NavItem[];
}

interface AreaShellProps {
  area: 'candidate' | 'recruiter' | 'admin';
  /** The area's name under the logo: "Candidate", "Administration". */
  areaName: string;
  /** The page's title in the top bar, rendered as the page's h1. */
  title: ReactNode;
  nav: readonly NavGroup[];
  /** Items at the foot of the sidebar. */
  endNav?: readonly NavItem[];
  /** Shown next to the last of `endNav`; the phone menu shows it in `account`. */
  endAction?: NavAction;
  /** The phone's bottom bar, with at most five items. Without it, a phone has only the menu button. */
  tabs?: readonly NavItem[];
  /** Folds the sidebar to 64 px, while a panel is open. */
  slim?: boolean;
  /** Controls at the right of the top bar: a segmented control or a single button. */
  tools?: ReactNode;
  /** The bell, shown before the signed-in user at every width. */
  bell?: ReactNode;
  /** The signed-in user and logout: at the far right from 1024 px, and in the phone's menu. */
  account?: ReactNode;
  /** The logo's link target. */
  home?: To;
  /**
   * Page width: l is 1240 px with 32 px of padding, fluid the full width with 24 px, none for a page that renders its
   * own main.
   */
  width?: 'l' | 'fluid' | 'none';
  /** The page's data is still on its way, and the routes behind the links wait for it. */
  loading?: boolean;
  children: ReactNode;
}

const Discover = createContext<LinkProps['discover']>('render');

/** The frame of a signed-in area: sidebar and top bar, with a menu button and a bottom bar on a phone. */
export function AreaShell({
  area,
  areaName,
  title,
  nav,
  endNav = [],
  endAction,
  tabs,
  slim,
  tools,
  bell,
  account,
  home = '/',
  width = 'l',
  loading,
  children,
}: AreaShellProps) {
  const [menuOpen, setMenuOpen] = useMenuState();
  const discover = loading ? 'none' : 'render';
  return (
    <Discover value={discover}>
      <div data-area={area} className="area">
        <a className="btn btn-ink skip" href="#main">
          {componentTexts.skipToContent}
        </a>
        <div className="bar-top" />
        <div className={classNames('shell', slim && 'slim')}>
          <aside className="side">
            <div className="side-inner">
              {slim ? (
                <Link className="mark" to={home} discover={discover} aria-label="Avsar">
                  <Mark />
                </Link>
              ) : (
                <Link className="logo" to={home} discover={discover}>
                  <Logo />
                </Link>
              )}
              <p className="area-name">{areaName}</p>
              <AreaNav label={areaName} groups={nav} titled={slim} />
              {endNav.length > 0 ? (
                <nav className="end" aria-label={componentTexts.account}>
                  <NavItems items={endNav} titled={slim} />
                  {endAction ? (
                    <button type="button" title={slim ? endAction.label : undefined} onClick={endAction.onAction}>
                      <Icon as={endAction.icon} />
                      <span className="words">{endAction.label}</span>
                    </button>
                  ) : null}
                </nav>
              ) : null}
            </div>
          </aside>
          <div>
            <header className="topbar">
              <Link className="flex lg:hidden mark" to={home} discover={discover} aria-label="Avsar">
                <Mark />
              </Link>
              <h1>
                <InSentence>{title}</InSentence>
              </h1>
              <span className="grow" />
              {tools}
              {bell}
              {account ? <div className="row max-lg:hidden">{account}</div> : null}
              <Button
                variant="quiet"
                iconOnly
                icon={MenuIcon}
                className="flex lg:hidden menu-button"
                aria-haspopup="dialog"
                onClick={() => setMenuOpen(true)}
              >
                {componentTexts.menu}
              </Button>
            </header>
            <ScriptsNeeded />
            {width === 'none' ? (
              <div id="main" tabIndex={-1}>
                {children}
              </div>
            ) : (
              <main id="main" tabIndex={-1} className={width === 'fluid' ? 'main-wide' : 'main'}>
                {children}
              </main>
            )}
          </div>
        </div>
        {tabs ? (
          <nav className="tabbar" aria-label={componentTexts.mainPages}>
            {tabs.slice(0, 5).map((item) => (
              <NavItemLink key={item.label} item={item}>
                <Icon as={item.icon} size="l" />
                {item.label}
              </NavItemLink>
            ))}
          </nav>
        ) : null}
        {menuOpen ? (
          <Drawer areaName={areaName} onClose={() => setMenuOpen(false)}>
            <AreaNav label={areaName} groups={endNav.length > 0 ? [...nav, { items: endNav }] : nav} />
            {account ? <div className="drawer-foot">{account}</div> : null}
          </Drawer>
        ) : null}
      </div>
    </Discover>
  );
}

function AreaNav({ label, groups, titled }: { label: string; groups: readonly NavGroup[]; titled?: boolean }) {
  const nav = useRef<HTMLElement>(null);
  // In a short window the list scrolls; keep the current item clear of its edge.
  useEffect(() => {
    const here = nav.current?.querySelector('[aria-current="page"]');
    if (!nav.current || !here) return;
    const hidden = here.getBoundingClientRect().bottom + 8 - nav.current.getBoundingClientRect().bottom;
    if (hidden > 0) nav.current.scrollTop += hidden;
  }, []);
  return (
    <nav ref={nav} aria-label={label}>
      {groups.map((group, index) => (
        <NavSection key={group.heading ?? index} group={group} titled={titled} />
      ))}
    </nav>
  );
}

function NavSection({ group, titled }: { group: NavGroup; titled?: boolean }) {
  return (
    <>
      {group.heading ? <h2>{group.heading}</h2> : null}
      <NavItems items={group.items} titled={titled} />
    </>
  );
}

function NavItems({ items, titled }: { items: readonly NavItem[]; titled?: boolean }) {
  return items.map((item) => (
    <NavItemLink key={item.label} item={item} title={titled ? item.label : undefined}>
      <Icon as={item.icon} />
      <span className="words">{item.label}</span>
      {item.count === undefined ? null : (
        <span className="number">{item.count.toLocaleString(languageTexts.locale)}</span>
      )}
    </NavItemLink>
  ));
}

/** A NavLink compares paths only, so an item can set its own `current`. */
function NavItemLink({ item, title, children }: { item: NavItem; title?: string; children: ReactNode }) {
  const { to, end, current } = item;
  const discover = use(Discover);
  if (current === undefined) {
    return (
      <NavLink to={to} end={end} discover={discover} title={title} className={({ isActive }) => (isActive ? 'on' : '')}>
        {children}
      </NavLink>
    );
  }
  return (
    <Link
      to={to}
      discover={discover}
      title={title}
      className={current ? 'on' : ''}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}

/** A sheet at the right edge of a phone. Choosing an item closes it. */
export function Drawer({
  areaName,
  onClose,
  children,
}: {
  areaName: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const ref = useModal(onClose);
  // Keep the current item clear of the edge; the head, which has the focus, does not scroll.
  useEffect(() => {
    ref.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [ref]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by keyboard, and Enter on a link fires a click
    <dialog
      ref={ref}
      className="drawer"
      aria-label={areaName}
      onClick={(event) => {
        const chosen = event.target instanceof Element && event.target.closest('a') !== null;
        if (chosen || event.target === ref.current) onClose();
      }}
    >
      <div className="drawer-head">
        <b className="title">{areaName}</b>
        <Button variant="quiet" iconOnly icon={X} onClick={onClose}>
          {componentTexts.close}
        </Button>
      </div>
      {children}
    </dialog>
  );
}

/**
 * The signed-in user in the top bar: a picture or mark, the name and a line below. With `to` it links to the account.
 */
export function Me({ face, name, sub, to }: { face: ReactNode; name: string; sub?: ReactNode; to?: To }) {
  const words = (
    <>
      {face}
      <span>
        <Typed>{name}</Typed>
        {sub ? <small>{sub}</small> : null}
      </span>
    </>
  );
  if (to === undefined) return <span className="me">{words}</span>;
  return (
    <Link to={to} className="me min-h-11 text-ink">
      {words}
      <span className="visually-hidden">{componentTexts.account}</span>
    </Link>
  );
}
