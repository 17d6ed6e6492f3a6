import { classNames } from '#web/components/class-names.ts';
import { Picture } from '#web/components/picture.tsx';
import { useRotation } from '#web/lib/use-rotation.ts';
import { SlideDots } from '#web/sign-in/slide-dots.tsx';
import { slideWords } from '#web/words/en/sign-in.ts';

interface SlidePanelProps {
  role: 'candidate' | 'recruiter';
  everyMs?: number;
  className?: string;
}

/** The coloured side of a sign-in: six slides, marigold for candidates, blue for recruiters. */
export function SlidePanel({ role, everyMs = 3000, className }: SlidePanelProps) {
  const rotation = useRotation(slideWords.slides.length, everyMs);
  const slide = slideWords.slides[rotation.index] ?? slideWords.slides[0];
  return (
    <section
      className={classNames('aside bg-accent text-accent-on', className)}
      data-area={role}
      aria-label={slideWords.region}
      {...rotation.hold}
    >
      <SlideDots rotation={rotation} />
      <p className="h2">{slide.title}</p>
      <p className="min-h-[3.2em] text-body">{slide[role]}</p>
      <Picture key={slide.picture} name={slide.picture} on="accent" className="starting:opacity-0 transition-opacity" />
    </section>
  );
}
