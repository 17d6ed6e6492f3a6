import type { SuggestedValue } from '#contract/resumes.ts';
import type { ResumeSection, ResumeTemplate } from '#contract/vocabularies.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const sections: Readonly<Record<ResumeSection, string>> = {
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  certificates: 'Certificates and awards',
  hobbies: 'Interests',
};

const templates: Readonly<Record<ResumeTemplate, string>> = {
  classic: 'Classic',
  modern: 'Modern',
  compact: 'Compact',
};

/** /create-resume. */
export const builderWords = {
  title: 'Create resume',
  lead: 'Made from your profile. What you change here stands in this resume alone.',
  failed: 'Your profile could not be loaded.',
  emptyTitle: 'Your profile has little to print yet.',
  emptyHelp: 'Add your education, experience and skills, and they stand here.',
  fillProfile: 'Fill in my profile',
  template: 'Template',
  templates,
  titleLine: 'Line under your name',
  titleHint: 'Such as "Backend developer, 4 years".',
  summary: 'Summary',
  summaryHint: 'Two or three sentences on what you do well.',
  useProfile: 'Use my profile’s',
  sections: 'Sections',
  sectionsHint: 'Drag to order them, or use the arrows.',
  names: sections,
  count: (count: number) => (count === 0 ? 'Nothing in your profile' : plural(count, 'entry', 'entries')),
  ownText: 'Your text',
  noText: 'No text yet',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  show: (name: string) => `Show ${name}`,
  moved: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}.`,
  preview: 'Preview',
  foreign: 'The PDF can hold Latin and Devanagari letters only. The Word file keeps all of yours.',
  pdf: 'Download PDF',
  docx: 'Download Word',
  making: 'Making your resume...',
  save: 'Save as my resume',
  saving: 'Saving...',
  downloaded: 'Your resume has been downloaded.',
  saved: 'Saved as your resume.',
  replaceTitle: 'Save this as your resume?',
  replace: (name: string) =>
    `It takes the place of ${name} in your profile. Applications that you have sent keep the resume they were sent with.`,
  buildFailed: 'The resume could not be made.',
  reset: 'Start again from my profile',
  resetDone: 'Everything is as in your profile again.',
  undo: 'Undo',
} as const;

const ofMonth = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** What is suggested, on one line. */
const textOf = (value: SuggestedValue): string => {
  switch (value.kind) {
    case 'phone':
      return value.phone;
    case 'skill':
      return value.name;
    case 'education':
      return [value.degree, value.institute, value.yearOfPassing].filter(Boolean).join(', ');
    case 'employment': {
      const end = value.endDate ? ofMonth(value.endDate) : 'Present';
      return `${[value.position, value.company].filter(Boolean).join(', ')}, ${ofMonth(value.startDate)} – ${end}`;
    }
  }
};

/** What was read from an uploaded resume. */
export const suggestionWords = {
  title: 'Found in your resume',
  lead: (name: string) => `Read from ${name}. Nothing is in your profile until you add it.`,
  kinds: { phone: 'Another phone number', skill: 'Skills', employment: 'Experience', education: 'Education' },
  text: textOf,
  source: (line: string) => `In your resume: “${line}”`,
  add: 'Add',
  addOf: (text: string) => `Add ${text}`,
  refuse: 'Leave out',
  refuseOf: (text: string) => `Leave out ${text}`,
  take: 'Use this one',
  takeOf: (text: string) => `Use ${text}`,
  addAll: (count: number) => `Add all ${count}`,
  adding: 'Adding...',
  added: (text: string) => `${text} is in your profile.`,
  addedAll: (count: number) => `${plural(count, 'suggestion is', 'suggestions are')} in your profile.`,
  refused: (text: string) => `${text} left out.`,
  undo: 'Undo',
  reading: (name: string) => `${name} is being read.`,
  readingHelp: 'What it says about you will be suggested here in a moment.',
  unreadable: (name: string) => `${name} could not be read.`,
  unreadableHelp: 'Perhaps it is a picture, or asks for a password. It is saved as it is; nothing is lost.',
  hint: (count: number) => `${plural(count, 'suggestion', 'suggestions')} from your resume`,
  hintHelp: 'Add what is right to your profile.',
  look: 'Look at them',
} as const;
