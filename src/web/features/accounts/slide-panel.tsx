import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { componentTexts } from '#texts/components.ts';
import { slideTexts } from '#texts/sign-in.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { Picture } from '#web/components/picture.tsx';
import type { Rotation } from '#web/lib/use-rotation.ts';
import { useRotation } from '#web/lib/use-rotation.ts';

/** A button for each slide, and the button that stops the rotation. */
function SlideDots({ rotation }: { rotation: Rotation }) {
  const { index, goTo, paused, toggle, still } = rotation;
  return (
    <div className="dots">
      {slideTexts.slides.map((slide, at) => (
        <button
          key={slide.title}
          type="button"
          className="grid h-8 min-w-6 place-items-center"
          aria-label={slideTexts.goTo({ title: slide.title })}
          aria-current={at === index || undefined}
          onClick={() => goTo(at)}
        >
          <i className={at === index ? 'on' : undefined} />
        </button>
      ))}
      {still ? null : (
        <button
          type="button"
          className="btn btn-icon btn-s -mr-1.5 ml-auto text-current"
          aria-label={`${paused ? componentTexts.play : componentTexts.pause}: ${slideTexts.name}`}
          onClick={toggle}
        >
          <Icon as={paused ? Play : Pause} size="s" />
        </button>
      )}
    </div>
  );
}

/** One for each slide, in order. */
const PICTURES = ['jobs', 'companies', 'internship', 'mentorship', 'colleges', 'students'] as const;

interface SlidePanelProps {
  role: 'candidate' | 'recruiter';
  everyMs?: number;
  className?: string;
}

/** The coloured side of the sign-in: six slides, marigold for candidates, blue for recruiters. */
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
