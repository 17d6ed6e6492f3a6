import { type RefObject, useEffect, useRef, useState } from 'react';
import { homeTexts as texts } from '#texts/public.ts';
import { content } from '#web/content.ts';
import { useReducedMotion } from '#web/lib/use-rotation.ts';
import { useSeen } from '#web/lib/use-seen.ts';
import { figureAt, STEP_MS, STEPS } from '#web/pages/public/counting.ts';

/** The operator's figures. They count up once when they come into view; the page as it is sent has where they end. */
export function Counters() {
  const band = useRef<HTMLElement>(null);
  const step = useSteps(band);
  return (
    <section ref={band} className="figures" aria-label={texts.figures}>
      <div className="page in">
        {content.figures.map(({ value, label }) => (
          <div key={label} className="fig">
            <b>{figureAt(value, step)}</b>
            <span>{label}</span>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Which step they have come to: all of them before it begins, afterwards, and under reduced motion. */
function useSteps(element: RefObject<HTMLElement | null>): number {
  const [step, setStep] = useState(STEPS);
  const seen = useSeen(element);
  const still = useReducedMotion();
  useEffect(() => {
    if (!seen || still) return;
    let at = 0;
    setStep(at);
    const timer = setInterval(() => {
      if (document.hidden) return;
      at += 1;
      setStep(at);
      if (at >= STEPS) clearInterval(timer);
    }, STEP_MS);
    return () => {
      clearInterval(timer);
      setStep(STEPS);
    };
  }, [seen, still]);
  return step;
}
