import { Picture } from '#web/components/picture.tsx';
import { useRotation } from '#web/lib/use-rotation.ts';
import { SlideDots } from '#web/sign-in/slide-dots.tsx';
import { slideWords } from '#web/words/en/sign-in.ts';

const EVERY_MS = 3000;

/** The coloured side of the sign-in: six slides, marigold for candidates, blue for recruiters. */
export function SlidePanel({ role }: { role: 'candidate' | 'recruiter' }) {
  const rotation = useRotation(slideWords.slides.length, EVERY_MS);
  const slide = slideWords.slides[rotation.index] ?? slideWords.slides[0];
  return (
    <section
      className="aside bg-accent text-accent-on"
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
