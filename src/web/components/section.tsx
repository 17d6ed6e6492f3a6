import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { componentTexts } from '#texts/components.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { InSentence } from '#web/components/typed.tsx';

interface SectionProps {
  title: ReactNode;
  /** Gives the heading an id, for `aria-labelledby` and for links. */
  id?: string;
  level?: 1 | 2 | 3;
  /** The visual size of the title; by default the size for its level. */
  look?: 'h1' | 'h2' | 'h3';
  /** The single link at the right. */
  link?: { to: To; words: ReactNode };
  /** For content that moves automatically: a button that stops it. */
  pause?: { paused: boolean; onToggle: () => void; what: string };
  /** Other content at the right, such as the arrows of a carousel. */
  aside?: ReactNode;
  /** The content below the line. */
  children?: ReactNode;
  className?: string;
}

/** A section with a line on top, its title and at most one link. */
export function Section({ title, id, level = 2, look, link, pause, aside, children, className }: SectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classNames('headed', className)} aria-labelledby={id}>
      <div className="headed-title">
        <Heading id={id} className={look}>
          {title}
        </Heading>
        {link || pause || aside ? (
          <div className="row row-s">
            {link ? (
              <Link to={link.to} className="link-arrow">
                <InSentence>{link.words}</InSentence>
              </Link>
            ) : null}
            {pause ? (
              <Button
                variant="quiet"
                size="m"
                iconOnly
                icon={pause.paused ? Play : Pause}
                onClick={pause.onToggle}
              >{`${pause.paused ? componentTexts.play : componentTexts.pause}: ${pause.what}`}</Button>
            ) : null}
            {aside}
          </div>
        ) : null}
      </div>
      {children}
    </section>
  );
}
