import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import type { Fit, FitFact, FitSkill } from '#contract/fit.ts';
import type { FactVerdict, FitSection, SkillVerdict } from '#contract/fit-vocabulary.ts';
import type { PayPeriod } from '#contract/pay.ts';
import { fitTexts as texts } from '#texts/fit.ts';
import { classNames } from '#web/components/class-names.ts';
import { Icon } from '#web/components/icon.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { InSentence, Typed } from '#web/components/typed.tsx';
import { factTexts, shownText } from '#web/features/matching/fit-values.ts';

/** Whether the fit is the reader's or another candidate's. */
export type FitSide = 'own' | 'theirs';

interface FitReasonsProps {
  fit: Pick<Fit, 'skills' | 'facts'>;
  side: FitSide;
  /** `YYYY-MM-DD` in India, or the time of loading. */
  today: string;
  /** A control next to a skill that is near or missing, such as "I know this". */
  act?: ((skill: FitSkill) => ReactNode) | undefined;
  /** Returns the place in the reader's own profile for a fact. */
  addressOf?: ((section: FitSection) => string) | undefined;
}

/** All reasons for a fit: each skill with its evidence, then each compared fact. */
export function FitReasons({ fit, side, today, act, addressOf }: FitReasonsProps) {
  // Only internships have a start date; they pay per month.
  const period = fit.facts.some(({ fact }) => fact === 'start') ? 'month' : 'year';
  return (
    <div className="fit-in">
      {fit.skills.length > 0 ? (
        <ul className="fit-skills">
          {fit.skills.map((skill) => (
            <SkillReason key={skill.skill} skill={skill} side={side} act={act} addressOf={addressOf} />
          ))}
        </ul>
      ) : null}
      {fit.facts.length > 0 ? (
        <table className="fit-facts">
          <thead>
            <tr>
              <th scope="col">{texts.columns.fact}</th>
              <th scope="col">{texts.columns.asked}</th>
              <th scope="col">{texts[side].said}</th>
              <th scope="col">{texts.columns.result}</th>
            </tr>
          </thead>
          <tbody>
            {fit.facts.map((fact) => (
              <FactReason
                key={fact.fact}
                fact={fact}
                side={side}
                today={today.slice(0, 10)}
                period={period}
                addressOf={addressOf}
              />
            ))}
          </tbody>
        </table>
      ) : null}
    </div>
  );
}

const SKILL_LOOKS: Readonly<Record<SkillVerdict, { className: string; icon: LucideIcon }>> = {
  has: { className: 'has', icon: Check },
  near: { className: 'near', icon: ChevronsUpDown },
  missing: { className: 'miss', icon: Minus },
};

function SkillReason({
  skill,
  side,
  act,
  addressOf,
}: { skill: FitSkill } & Pick<FitReasonsProps, 'side' | 'act' | 'addressOf'>) {
  const words = texts[side];
  const { className, icon } = SKILL_LOOKS[skill.verdict];
  const shown = skill.shown?.[0];
  return (
    <li className={className}>
      <b>
        <Typed>{skill.skill}</Typed>
        {skill.must ? <span className="must">{texts.must}</span> : null}
      </b>
      <span className="st">
        <Icon as={icon} size="s" />
        {words[skill.verdict]}
      </span>
      {skill.verdict === 'has' ? (
        <p>
          <InSentence>{shown ? shownText(shown) : words.listed}</InSentence>
          {!shown && side === 'own' && addressOf ? (
            <>
              {' '}
              <TextLink to={addressOf('experience')}>{texts.own.addWhere}</TextLink>
            </>
          ) : null}
        </p>
      ) : (
        <p>
          <InSentence>
            {skill.near
              ? `${words.nearWhy({ have: skill.near.skill })} ${texts.bothAsked({ count: skill.near.listings })}`
              : words.notInProfile}
          </InSentence>{' '}
          {act?.(skill)}
        </p>
      )}
    </li>
  );
}

const FACT_LOOKS: Readonly<Record<FactVerdict, { className: string; icon: LucideIcon }>> = {
  fits: { className: 'ok', icon: Check },
  doesNotFit: { className: 'no', icon: X },
  notSaidByJob: { className: 'un', icon: CircleDashed },
  notSaidByYou: { className: 'un', icon: CircleDashed },
};

function FactReason({
  fact,
  side,
  today,
  period,
  addressOf,
}: { fact: FitFact; period: PayPeriod } & Pick<FitReasonsProps, 'side' | 'today' | 'addressOf'>) {
  const { asked, said } = factTexts(fact, today, period);
  const { className, icon } = FACT_LOOKS[fact.verdict];
  return (
    <tr>
      <th scope="row">{texts.facts[fact.fact]}</th>
      <td data-l={texts.jobSays}>
        {asked ? (
          <b>
            <InSentence>{asked}</InSentence>
          </b>
        ) : (
          texts.notSaid
        )}
      </td>
      <td data-l={texts[side].saidShort}>
        <InSentence>{said || texts.notSaid}</InSentence>
        {fact.section && addressOf ? (
          <>
            {'. '}
            <TextLink to={addressOf(fact.section)}>{texts.own.addIt}</TextLink>
          </>
        ) : null}
      </td>
      <td className="st-c">
        <span className={classNames('say', className)}>
          <Icon as={icon} size="s" />
          {fact.verdict === 'notSaidByYou' ? texts[side].notSaidByYou : texts.verdicts[fact.verdict]}
        </span>
      </td>
    </tr>
  );
}
