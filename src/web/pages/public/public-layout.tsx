import { Outlet } from 'react-router';
import { SiteFooter } from '#web/pages/public/site-footer.tsx';
import { SiteHeader } from '#web/pages/public/site-header.tsx';
import { componentWords } from '#web/words/en/components.ts';

/** The frame of the public site. */
export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a className="btn btn-ink skip" href="#main">
        {componentWords.skipToContent}
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
