import Pencil from 'lucide-react/icons/pencil';
import { ButtonLink } from '#web/components/button.tsx';
import { Card, type Fact, Facts } from '#web/components/card.tsx';
import { Hang } from '#web/components/hang.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { dayText, rupees } from '#web/lib/formats.ts';
import { BasicsDialog } from '#web/pages/candidate/profile/basics-dialog.tsx';
import { BASICS_FORMS, isBasicsForm } from '#web/pages/candidate/profile/basics-values.ts';
import type { Candidate, Profile } from '#web/pages/candidate/profile/load-profile.ts';
import type { OpenForm } from '#web/pages/candidate/profile/open-form.ts';
import { profileWords, basicsWords as words } from '#web/words/en/profile.ts';

const or = (text: string | undefined) => text || <span className="muted">{profileWords.notMentioned}</span>;

const factsOf = (candidate: Candidate): Fact[] => {
  const { gender, dob, address, applyFor, preferredLocations, expectedSalary, noticePeriod, fresher } = candidate;
  return [
    { label: words.gender, value: or(gender && words.genders[gender]) },
    { label: words.dob, value: or(dayText(dob)) },
    { label: words.applyFor, value: or(applyFor) },
    { label: words.fresher, value: fresher ? words.yes : words.no },
    { label: words.locations, value: or(preferredLocations?.join(', ')) },
    {
      label: words.salary,
      value: or(expectedSalary ? words.aYear(rupees(expectedSalary)) : ''),
    },
    { label: words.notice, value: or(noticePeriod) },
    { label: words.address, value: or(address) },
  ];
};

/** What the person says of themselves and of what they look for. */
export function BasicsSection({ part, form, now }: { part: Profile['candidate']; form: OpenForm; now: string }) {
  return (
    <Hang
      id="basics"
      title={profileWords.sections.basics}
      look="h3"
      aside={
        part.ok ? (
          <ButtonLink {...form.open('basics')} size="m" icon={Pencil} aria-label={words.editLabel}>
            {profileWords.edit}
          </ButtonLink>
        ) : null
      }
    >
      {part.ok ? (
        <Card>
          <div className="stack">
            <div>
              <h3 className="small muted">{words.headline}</h3>
              <p className="break-words max-w-[68ch]">{or(part.data.profileHeadline)}</p>
            </div>
            <Facts facts={factsOf(part.data)} />
          </div>
        </Card>
      ) : (
        <LoadFailed title={words.loadFailed} message={part.message} />
      )}
      {part.ok && form.form && isBasicsForm(form.form) ? (
        <BasicsDialog
          key={form.form}
          candidate={part.data}
          which={form.form}
          names={BASICS_FORMS[form.form]}
          toNames={form.open('edit-profile')}
          now={now}
          onClose={form.close}
        />
      ) : null}
    </Hang>
  );
}
