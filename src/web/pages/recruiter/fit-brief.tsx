import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import Minus from 'lucide-react/icons/minus';
import type { LucideIcon } from 'lucide-react/types';
import type { FitSkill, ShownBy } from '#contract/fit.ts';
import type { SkillVerdict } from '#contract/fit-vocabulary.ts';
import { fitTexts } from '#texts/fit.ts';
import { applicationFitTexts as texts } from '#texts/recruiter-fit.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { Typed } from '#web/components/typed.tsx';

const LOOKS: Readonly<Record<SkillVerdict, { icon: LucideIcon; className: string }>> = {
  has: { icon: Check, className: 'text-green' },
  near: { icon: ChevronsUpDown, className: 'text-amber' },
  missing: { icon: Minus, className: 'text-ink-3' },
};

const KINDS: readonly ShownBy['by'][] = ['job', 'project', 'certificate'];

/** Evidence of a skill in short: `2 jobs, 1 project`. Empty if only the verdict is known. */
const evidenceOf = ({ verdict, shown, near }: FitSkill): string => {
  if (verdict === 'missing') return texts.missing;
  if (near) return texts.nearTo({ skill: near.skill });
  if (!shown) return '';
  const counted = KINDS.flatMap((kind) => {
    const count = shown.filter(({ by }) => by === kind).length;
    return count > 0 ? [texts.shownBy[kind]({ count })] : [];
  });
  return counted.join(', ') || texts.listed;
};

/** The required skills with their verdicts, in compact form; must-haves come first. */
export function FitBrief({ skills, className }: { skills: readonly FitSkill[]; className?: string }) {
  return (
    <ul className={classNames('small', className)}>
      {skills.map((skill) => {
        const { icon, className: colour } = LOOKS[skill.verdict];
        const evidence = evidenceOf(skill);
        return (
          <li key={skill.skill} className="grid grid-cols-[16px_minmax(0,1fr)] items-start gap-x-1.5">
            <Icon as={icon} size="s" className={classNames('mt-0.5', colour)} label={fitTexts.theirs[skill.verdict]} />
            <span className="wrap-anywhere">
              <Typed>{skill.skill}</Typed>
              {skill.must ? <span className="muted"> {fitTexts.must}</span> : null}
              {evidence ? <span className="muted">, {evidence}</span> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
