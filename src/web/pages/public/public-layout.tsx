import { Outlet } from 'react-router';
import { componentTexts } from '#texts/components.ts';
import { SiteFooter } from '#web/pages/public/site-footer.tsx';
import { SiteHeader } from '#web/pages/public/site-header.tsx';

/** The frame of the public site. */
export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a className="btn btn-ink skip" href="#main">
        {componentTexts.skipToContent}
      </a>
      <div className="bar-top" />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
