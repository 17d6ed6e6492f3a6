import Lightbulb from 'lucide-react/icons/lightbulb';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { LIMITS } from '#contract/rules.ts';
import { postingFitTexts as texts } from '#texts/recruiter-fit.ts';
import { Button } from '#web/components/button.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useSuggestions } from '#web/lib/use-suggestions.ts';
import { askedOf, askPostingFit, besideOf, peopleText, rareOf } from '#web/pages/recruiter/posting/posting-hints.ts';
import type { PostingValues } from '#web/pages/recruiter/posting/posting-values.ts';

/**
 * Hints about the typed skills, which never block posting: number of matching candidates, rare skills, and related
 * skills.
 */
export function SkillHints({ form }: { form: UseFormReturn<PostingValues> }) {
  const [skills, mustSkills] = useWatch({ control: form.control, name: ['skills', 'mustSkills'] });
  const [answer] = useSuggestions(askedOf(skills, mustSkills), askPostingFit);
  const box = useRef<HTMLElement>(null);
  if (!answer || skills.length === 0) return null;
  const musts = mustSkills.filter((skill) => skills.includes(skill));
  const people = peopleText(answer.people, musts.length > 0);
  const rare = rareOf(answer, skills);
  const beside = skills.length < LIMITS.skills ? besideOf(answer, skills) : [];
  if (!people && rare.length === 0 && beside.length === 0) return null;
  const change = (name: 'skills' | 'mustSkills', value: string[]) => {
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true });
    // The pressed button disappears; the focus stays in the same place.
    box.current?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={texts.title}
      className="stack gap-3 rounded-2 border border-line border-t-2 border-t-accent-mark bg-surface p-4"
    >
      {people ? (
        <p className="small" role="status">
          <b className="font-semibold">{people}</b> <span className="muted">{texts.lastNight}</span>
        </p>
      ) : null}
      {rare.length > 0 ? (
        <div className="stack gap-2">
          <p className="small row items-start gap-2">
            <Icon as={Lightbulb} size="s" className="mt-0.5 text-amber" />
            <span className="min-w-0 wrap-anywhere">{texts.rare({ skills: rare.join(', ') })}</span>
          </p>
          <div className="row wrap gap-2 empty:hidden">
            {rare
              .filter((skill) => musts.includes(skill))
              .map((skill) => (
                <Button
                  key={skill}
                  size="m"
                  onClick={() =>
                    change(
                      'mustSkills',
                      mustSkills.filter((one) => one !== skill),
                    )
                  }
                >
                  {texts.makeNice({ skill })}
                </Button>
              ))}
          </div>
        </div>
      ) : null}
      {beside.length > 0 ? (
        <div className="stack gap-2">
          <p className="small">{texts.beside}</p>
          <div className="row wrap gap-2">
            {beside.map((skill) => (
              <Button
                key={skill}
                size="m"
                icon={Plus}
                aria-label={texts.add({ skill })}
                onClick={() => change('skills', [...skills, skill])}
              >
                {skill}
              </Button>
            ))}
          </div>
        </div>
      ) : null}
    </section>
  );
}
