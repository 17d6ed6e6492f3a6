import { slideTexts } from '#texts/sign-in.ts';
import { classNames } from '#web/components/class-names.ts';
import { Picture } from '#web/components/picture.tsx';
import { useRotation } from '#web/lib/use-rotation.ts';
import { SlideDots } from '#web/sign-in/slide-dots.tsx';

/** One for each slide, in their order. */
const PICTURES = ['jobs', 'companies', 'internship', 'mentorship', 'colleges', 'students'] as const;

interface SlidePanelProps {
  role: 'candidate' | 'recruiter';
  everyMs?: number;
  className?: string;
}

/** The coloured side of a sign-in: six slides, marigold for candidates, blue for recruiters. */
export function SlidePanel({ role, everyMs = 3000, className }: SlidePanelProps) {
  const rotation = useRotation(slideTexts.slides.length, everyMs);
  const slide = slideTexts.slides[rotation.index] ?? slideTexts.slides[0];
  const picture = PICTURES[rotation.index] ?? PICTURES[0];
  return (
    <section
      className={classNames('aside bg-accent text-accent-on', className)}
      data-area={role}
      aria-label={slideTexts.region}
      {...rotation.hold}
    >
      <SlideDots rotation={rotation} />
      <p className="h2">{slide.title}</p>
      <p className="min-h-[3.2em] text-body">{slide[role]}</p>
      <Picture key={picture} name={picture} on="accent" className="starting:opacity-0 transition-opacity" />
    </section>
  );
}
