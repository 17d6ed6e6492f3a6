import Building2 from 'lucide-react/icons/building-complex';
import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { EDUCATION_LEVELS } from '#contract/vocabularies.ts';
import { CheckBoxOnly, Checkbox } from '#web/components/checkbox.tsx';
import { Combobox } from '#web/components/combobox.tsx';
import { DateField, TimeField } from '#web/components/date-field.tsx';
import { ErrorSummary } from '#web/components/error-summary.tsx';
import { FieldScope } from '#web/components/field.tsx';
import { FileDrop, type PresentFile } from '#web/components/file-drop.tsx';
import { PasswordField } from '#web/components/password-field.tsx';
import { PayField } from '#web/components/pay-field.tsx';
import { PhoneField } from '#web/components/phone-field.tsx';
import { RadioGroup, Segmented } from '#web/components/radio-group.tsx';
import { SearchField } from '#web/components/search-field.tsx';
import { Section } from '#web/components/section.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TagField } from '#web/components/tag-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';

const cities = Array.from(
  { length: 150 },
  (_, index) => ['Pune', 'Jaipur', 'Kochi', 'Surat', 'Guwahati'][index] ?? `Town ${index}`,
);
const skills = ['Figma', 'Java', 'JavaScript', 'Marathi', 'Hindi', 'Tally Prime', 'Power BI', 'PostgreSQL', 'Python'];

async function suggestSkills(text: string): Promise<{ value: string }[]> {
  return skills.filter((skill) => skill.toLowerCase().includes(text.toLowerCase())).map((value) => ({ value }));
}

/** Every field: default, with a hint, with an error, read-only, disabled. */
export function FieldSamples() {
  const [salary, setSalary] = useState<number | null>(2000000);
  return (
    <FieldScope value="guide">
      <Section title="Field and select" look="h3">
        <form className="stack gap-8" onSubmit={(event) => event.preventDefault()}>
          <div className="grid grid-3 items-end">
            <TextField name="fullName" label="Full name" defaultValue="Tenzin Wangmo" />
            <PhoneField name="phone" label="Mobile number" defaultValue="97330 41926" />
            <TextField
              name="email"
              label="Email"
              type="email"
              error="Enter an email address, like name@example.in"
              defaultValue="tenzin.w@"
            />
            <TextField
              name="contactEmail"
              label="Contact email"
              hint="From your account"
              readOnly
              defaultValue="hiring@nilgiri.example"
            />
            <SelectField name="education" label="Highest education" options={EDUCATION_LEVELS} placeholder="Select" />
            <PasswordField
              name="password"
              label="Password"
              defaultValue="marigold-lane-9"
              aside={
                <a className="small link" href="/styleguide">
                  Forgot password?
                </a>
              }
            />
            <PayField name="salary" label="Expected salary" optional value={salary} onValueChange={setSalary} />
            <DateField name="birth" label="Date of birth" defaultValue="2001-03-14" />
            <TimeField name="time" label="Time" defaultValue="11:30" error="Choose a later time" />
            <Combobox name="city" label="City" options={cities} defaultValue="Pune" placeholder="Choose a city" />
            <Combobox name="state" label="State" options={['Assam', 'Goa']} error="Choose your state" allowsOther />
            <TextField name="off" label="Disabled" disabled defaultValue="Not now" />
            <TagField
              name="skills"
              label="Skills"
              suggest={suggestSkills}
              defaultValue={['Figma', 'Marathi']}
              hint="Separate them with commas"
            />
            <TagField
              name="places"
              label="Preferred places"
              options={cities}
              allowsOther={false}
              placeholder="Choose or type"
            />
            <TextArea name="letter" label="Cover letter" optional defaultValue="I have drawn claims screens." />
          </div>
          <div className="row wrap items-start gap-8">
            <RadioGroup name="applyFor" label="Looking for" choices={['Job', 'Internship']} defaultValue="Job" />
            <RadioGroup name="gender" label="Gender" row choices={['male', 'female', 'other']} error="Choose one" />
            <div className="w-[220px]">
              <Checkbox name="showSalary" label="Show Salary" defaultChecked count={1234} />
              <Checkbox name="visible" label="Recruiters can find me" />
              <Checkbox name="fixed" label="Disabled" disabled defaultChecked />
              <CheckBoxOnly name="row" label="Select Tenzin Wangmo" defaultChecked />
              <Checkbox name="terms" label="I agree to the terms" error="Agree to go on" />
            </div>
            <Segmented
              name="as"
              label="Login as"
              defaultValue="candidate"
              choices={[
                { value: 'candidate', label: 'As Candidate', icon: User },
                { value: 'recruiter', label: 'As Recruiter', icon: Building2 },
              ]}
            />
            <Segmented name="view" label="View" small defaultValue="table" choices={['table', 'board']} />
          </div>
          <div className="row wrap">
            <SearchField label="Name" size="m" slash className="w-[300px]" />
            <SelectField
              hideLabel
              name="status"
              label="Status"
              size="m"
              options={['pending', 'accepted']}
              placeholder="All statuses"
            />
            <SelectField hideLabel name="row" label="In a row" size="s" options={['Job', 'Internship']} />
          </div>
          <FileSamples />
          <SummarySample />
        </form>
      </Section>
    </FieldScope>
  );
}

function FileSamples() {
  const [present, setPresent] = useState<PresentFile | null>(null);
  const resume = { extensions: ['pdf', 'doc', 'docx'], maxMegabytes: 5 } as const;
  return (
    <div className="grid grid-3">
      <FileDrop
        {...resume}
        name="resume"
        label="Resume"
        present={present}
        onRemove={() => setPresent(null)}
        upload={async (file, { onProgress, signal }) => {
          for (let share = 0; share < 1; share += 0.1) {
            await new Promise((resolve) => setTimeout(resolve, 200));
            signal.throwIfAborted();
            onProgress(share);
          }
          setPresent({ name: file.name, bytes: file.size });
        }}
      />
      <FileDrop
        {...resume}
        name="profileResume"
        label="Resume"
        present={{ name: 'Ishita-Deshpande.pdf', bytes: 440_402, note: 'From your profile', href: '/styleguide' }}
        onRemove={() => undefined}
      />
      <FileDrop
        {...resume}
        name="missing"
        label="Resume"
        error="Please upload your resume before submitting."
        present={null}
        upload={() => Promise.reject(new Error('The upload failed. Please try again.'))}
      />
    </div>
  );
}

function SummarySample() {
  const [attempt, setAttempt] = useState(0);
  const errors = [
    { name: 'email', message: 'Enter an email address, like name@example.in' },
    { name: 'missing', message: 'Please upload your resume before submitting.' },
  ];
  return (
    <div className="stack">
      <div>
        <button type="button" className="btn btn-plain" onClick={() => setAttempt(attempt + 1)}>
          Fail the form
        </button>
      </div>
      <ErrorSummary errors={attempt > 0 ? errors : []} attempt={attempt} />
    </div>
  );
}
