import Pencil from 'lucide-react/icons/pencil';
import { payPeriod } from '#contract/pay.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { profileTexts, basicsTexts as texts } from '#texts/profile.ts';
import { applyForTexts, genderTexts, noticePeriodTexts } from '#texts/vocabularies.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Card, type Fact, Facts } from '#web/components/card.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Section } from '#web/components/section.tsx';
import { dayText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import { payText } from '#web/lib/pay-text.ts';
import { BasicsDialog } from '#web/pages/candidate/profile/basics-dialog.tsx';
import { BASICS_FORMS, fresherText, isBasicsForm } from '#web/pages/candidate/profile/basics-values.ts';
import type { OpenForm } from '#web/pages/candidate/profile/open-form.ts';
import type { Candidate, Profile } from '#web/pages/candidate/profile/profile-queries.ts';

const or = (text: string | undefined) => text || <span className="muted">{profileTexts.notMentioned}</span>;

const factsOf = (candidate: Candidate): Fact[] => {
  const { gender, dob, address, applyFor, preferredLocations, expectedSalary, noticePeriod } = candidate;
  return [
    { label: texts.gender, value: or(gender && genderTexts[gender]) },
    { label: texts.dob, value: or(dayText(dob)) },
    { label: texts.applyFor, value: or(applyFor && applyForTexts[applyFor]) },
    { label: texts.fresher, value: or(fresherText(candidate)) },
    { label: texts.locations, value: or(preferredLocations?.join(', ')) },
    {
      label: texts.salary,
      value: or(expectedSalary ? payText(expectedSalary, payPeriod(applyFor)) : ''),
    },
    { label: texts.notice, value: or(labelOf(noticePeriodTexts, noticePeriod ?? '')) },
    { label: texts.address, value: or(address) },
  ];
};

/** Personal details and job preferences. */
export function BasicsSection({ part, form }: { part: Profile['candidate']; form: OpenForm }) {
  return (
    <Section
      id="basics"
      title={profileTexts.sections.basics}
      look="h3"
      aside={
        part.ok ? (
          <ButtonLink {...form.open('basics')} size="m" icon={Pencil} aria-label={texts.editLabel}>
            {profileTexts.edit}
          </ButtonLink>
        ) : null
      }
    >
      {part.ok ? (
        <Card>
          <div className="stack">
            <div>
              <h3 className="small muted">{texts.headline}</h3>
              <p className="break-words max-w-[68ch]" lang={langOf(part.data.profileHeadline ?? '')}>
                {or(part.data.profileHeadline)}
              </p>
            </div>
            <Facts facts={factsOf(part.data)} />
          </div>
        </Card>
      ) : (
        <LoadFailed title={texts.loadFailed} message={part.message} />
      )}
      {part.ok && form.form && isBasicsForm(form.form) ? (
        <BasicsDialog
          key={form.form}
          candidate={part.data}
          which={form.form}
          names={BASICS_FORMS[form.form]}
          toNames={form.open('edit-profile')}
          onClose={form.close}
        />
      ) : null}
    </Section>
  );
}
