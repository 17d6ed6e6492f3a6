import { Fragment, type ReactNode } from 'react';
import type { FitSection } from '#contract/fit-vocabulary.ts';
import { ownFitTexts as texts } from '#texts/own-fit.ts';
import { completionSectionTexts } from '#texts/vocabularies.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { useSectionAddress } from '#web/features/matching/use-section-address.ts';

const nameOf = (section: FitSection): string =>
  section === 'noticePeriod' ? texts.noticePeriod : completionSectionTexts[section];

/** Replaces the figure while the profile has no skills: what to fill in, skills first. */
export function FillProfile({ fill, children }: { fill: readonly FitSection[]; children: ReactNode }) {
  const addressOf = useSectionAddress();
  const others = fill.filter((section) => section !== 'skills');
  return (
    <div className="stack gap-3">
      <p>{children}</p>
      <div>
        <ButtonLink size="m" variant="ink" to={addressOf('skills')}>
          {texts.addSkills}
        </ButtonLink>
      </div>
      {others.length > 0 ? (
        <p className="small soft">
          {texts.fillToo}{' '}
          {others.map((section, at) => (
            <Fragment key={section}>
              {at > 0 ? ', ' : null}
              <TextLink to={addressOf(section)}>{nameOf(section)}</TextLink>
            </Fragment>
          ))}
        </p>
      ) : null}
    </div>
  );
}
