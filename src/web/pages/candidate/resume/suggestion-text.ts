import type { SuggestedValue } from '#contract/resumes.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { suggestionTexts as texts } from '#texts/resume.ts';
import { educationLevelTexts } from '#texts/vocabularies.ts';
import { monthText } from '#web/lib/formats.ts';

/** A suggestion on one line. */
export const suggestionText = (value: SuggestedValue): string => {
  switch (value.kind) {
    case 'phone':
      return value.phone;
    case 'skill':
    case 'hobby':
      return value.name;
    case 'summary':
      return value.text;
    case 'project':
      return value.title;
    case 'certificate':
      return [value.title, value.issuer].filter(Boolean).join(', ');
    case 'education':
      return [labelOf(educationLevelTexts, value.degree), value.institute, value.yearOfPassing]
        .filter(Boolean)
        .join(', ');
    case 'employment':
      return texts.text.employment({
        job: [value.position, value.company].filter(Boolean).join(', '),
        start: monthText(value.startDate),
        end: value.endDate ? monthText(value.endDate) : texts.text.present,
      });
  }
};
