import type { ReactNode } from 'react';
import { infoTexts } from '#texts/info.ts';
import { type LegalSections, LegalText } from '#web/pages/public/info/legal-text.tsx';
import { PageHead } from '#web/pages/public/info/page-head.tsx';

interface LegalPageProps {
  words: { title: string; lead: string; version: string; sections: LegalSections };
  /** Content after the last section. */
  children?: ReactNode;
}

/** A legal text: its sections, with links to each of them beside it. */
export function LegalPage({ words: { title, lead, version, sections }, children }: LegalPageProps) {
  return (
    <>
      <PageHead title={title} lead={lead} note={version} />
      <div className="page pt-10 sm:pt-14">
        <div className="headed">
          <div className="with-side pt-2">
            <nav className="sticky top-22 max-lg:hidden print:hidden" aria-label={infoTexts.onThisPage}>
              <p className="small muted pb-2">{infoTexts.onThisPage}</p>
              <ol>
                {Object.entries(sections).map(([id, { title: name }]) => (
                  <li key={id}>
                    <a className="flex min-h-9 items-center text-ink-2 no-underline hover:underline" href={`#${id}`}>
                      {name}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
            <div className="read stack gap-10">
              <LegalText sections={sections} level={2} anchored />
              {children}
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
