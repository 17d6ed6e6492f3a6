import { type Control, Controller, useWatch } from 'react-hook-form';
import { postingTexts as texts } from '#texts/recruiter.ts';
import { Checkbox } from '#web/components/checkbox.tsx';
import { FieldGroup } from '#web/components/field.tsx';
import type { PostingValues } from '#web/pages/recruiter/posting/posting-values.ts';

/** Marks must-haves among the typed skills; renders nothing without skills. */
export function MustSkills({ control }: { control: Control<PostingValues> }) {
  const skills = useWatch({ control, name: 'skills' });
  if (skills.length === 0) return null;
  return (
    <Controller
      control={control}
      name="mustSkills"
      render={({ field: { name, value, onChange, onBlur } }) => (
        <FieldGroup id="field-mustSkills" label={texts.mustSkills} optional hint={texts.mustSkillsHint}>
          <div className="row wrap gap-x-5 gap-y-0">
            {skills.map((skill) => (
              <Checkbox
                key={skill}
                name={name}
                value={skill}
                oneOfMany
                label={skill}
                checked={value.includes(skill)}
                onBlur={onBlur}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? [...value, skill] : value.filter((other) => other !== skill))
                }
              />
            ))}
          </div>
        </FieldGroup>
      )}
    />
  );
}
