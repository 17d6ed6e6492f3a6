import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { componentTexts } from '#texts/components.ts';
import { slideTexts } from '#texts/sign-in.ts';
import { Icon } from '#web/components/icon.tsx';
import type { Rotation } from '#web/lib/use-rotation.ts';

/** A stroke for each slide, to jump to it, and the button that stops them. */
export function SlideDots({ rotation }: { rotation: Rotation }) {
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
