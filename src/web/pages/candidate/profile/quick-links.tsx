import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { profileTexts as texts } from '#texts/profile.ts';

/** The sections in the order of the page; each key is the id of its heading. */
const SECTIONS = ['skills', 'employment', 'education', 'projects', 'certificates', 'basics'] as const;
type Section = (typeof SECTIONS)[number];

/** A section counts as read from here on: below the bars that stay at the top. */
const LINE_PX = 160;

/** Which section stands under the bars; the last one when the page ends. */
function useCurrentSection(): Section {
  const [current, setCurrent] = useState<Section>('skills');
  useEffect(() => {
    const look = () => {
      const atEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 4;
      const passed = SECTIONS.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= LINE_PX;
      });
      setCurrent((atEnd && window.scrollY > 0 ? SECTIONS.at(-1) : passed.at(-1)) ?? 'skills');
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  return current;
}

/** Leads to the sections of the page and marks the one that is read; a column when there is room, else a bar. */
export function QuickLinks() {
  const { search } = useLocation();
  const current = useCurrentSection();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>(`[href$="#${current}"]`);
    if (bar.current && link) bar.current.scrollTo({ left: link.offsetLeft - bar.current.clientWidth / 3 });
  }, [current]);
  return (
    <nav ref={bar} className="quick" aria-label={texts.quickLinks}>
      <ul>
        {SECTIONS.map((id) => (
          <li key={id}>
            <Link to={{ search, hash: id }} replace aria-current={current === id ? 'true' : undefined}>
              {texts.sections[id]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
