import type { FitFigure } from '#contract/fit.ts';
import type { SkillVerdict } from '#contract/fit-vocabulary.ts';
import { fitTexts as texts } from '#texts/fit.ts';
import { classNames } from '#web/components/class-names.ts';

const MARKS: Readonly<Record<SkillVerdict, string | undefined>> = { has: 'y', near: 'n', missing: undefined };

/** `4 of 6 skills` */
export const skillsText = ({ matched, asked }: Pick<FitFigure, 'asked' | 'matched'>): string =>
  texts.skills({ matched, asked });

interface FitLineProps {
  fit: Pick<FitFigure, 'asked' | 'matched' | 'near' | 'skills'>;
  /** Narrow marks in ink, for dense rows. */
  dense?: boolean;
  /** Shows only the marks, where the text is elsewhere. */
  wordless?: boolean;
  className?: string;
}

/**
 * Skills as marks below a line, required ones first and then a gap: a full tick is a match, a half one is near, an
 * empty place is missing. Always with text; renders nothing for a job without skills.
 */
export function FitLine({ fit, dense, wordless, className }: FitLineProps) {
  if (fit.skills.length === 0) return null;
  const lastMust = fit.skills.findLastIndex(({ must }) => must);
  return (
    <span className={classNames('fit-row', className)}>
      <span className={classNames('fitline', dense && 'fitline-dense')} aria-hidden="true">
        {fit.skills.map(({ skill, verdict }, at) => (
          <i
            key={skill}
            className={classNames(MARKS[verdict], at === lastMust && at < fit.skills.length - 1 && 'last-must')}
          />
        ))}
      </span>
      {wordless ? null : (
        <span>
          <strong>{skillsText(fit)}</strong>
          {fit.near > 0 ? `, ${texts.near({ count: fit.near })}` : null}
        </span>
      )}
    </span>
  );
}
