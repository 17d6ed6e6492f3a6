/** What a column of an imported file can hold. */
export type ListingField =
  | 'title'
  | 'company'
  | 'location'
  | 'skills'
  | 'description'
  | 'responsibilities'
  | 'requirements'
  | 'companyInfo'
  | 'industry'
  | 'department'
  | 'employmentType'
  | 'workMode'
  | 'salary'
  | 'salaryMin'
  | 'salaryMax'
  | 'experience'
  | 'experienceMin'
  | 'experienceMax'
  | 'applyUrl';

/** Headings found in real files, without case and punctuation. */
const HEADINGS: Readonly<Record<ListingField, readonly string[]>> = {
  title: ['title', 'job title', 'jobtitle', 'job role', 'role', 'designation', 'position', 'job', 'job name'],
  company: ['company', 'company name', 'companyname', 'employer', 'organisation', 'organization'],
  location: ['location', 'locations', 'job location', 'city', 'cities', 'place', 'places'],
  skills: [
    'skills',
    'skill',
    'key skills',
    'keyskills',
    'skills required',
    'required skills',
    'skills description',
    'skill set',
    'skillset',
    'technologies',
    'tags',
  ],
  description: ['description', 'job description', 'details', 'summary'],
  responsibilities: ['responsibilities', 'duties'],
  requirements: ['requirements', 'qualifications', 'eligibility'],
  companyInfo: [
    'company info',
    'companyinfo',
    'company description',
    'companydescription',
    'about company',
    'about the company',
  ],
  industry: ['industry', 'sector'],
  department: ['department', 'functional area'],
  employmentType: ['employment type', 'employmenttype', 'job type', 'jobtype', 'type'],
  workMode: ['work mode', 'workmode', 'mode of work', 'workplace type'],
  salary: ['salary', 'salary range', 'ctc', 'package', 'stipend', 'pay'],
  salaryMin: ['salary min', 'salarymin', 'min salary', 'minimum salary'],
  salaryMax: ['salary max', 'salarymax', 'max salary', 'maximum salary'],
  experience: ['experience', 'exp', 'years of experience', 'experience required', 'work experience'],
  experienceMin: ['experience min', 'experiencemin', 'min experience', 'minimum experience'],
  applyUrl: [
    'apply url',
    'applyurl',
    'apply link',
    'apply at',
    'apply here',
    'application url',
    'application link',
    'job url',
    'job link',
    'url',
    'link',
  ],
  experienceMax: ['experience max', 'experiencemax', 'max experience', 'maximum experience'],
};

const FIELDS = new Map<string, ListingField>();
for (const [field, headings] of Object.entries(HEADINGS)) {
  // Object.entries widens the record's keys to string.
  for (const heading of headings) FIELDS.set(heading, field as ListingField);
}

/** Returns the field for a heading, or undefined when the heading is unknown. */
export const fieldUnder = (heading: string): ListingField | undefined =>
  FIELDS.get(
    heading
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
