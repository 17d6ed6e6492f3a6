import type { CompletionSection } from '#contract/vocabularies.ts';

export interface CompletionFacts {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  gender: string | null;
  dob: string | null;
  address: string;
  hasResume: boolean;
  skills: number;
  profileHeadline: string;
  experiences: number;
  fresher: boolean;
  education: number;
  preferredLocations: number;
  expectedSalary: number | null;
}

/** Returns which of the eight sections have what a recruiter wants to know. */
export const completeSections = (facts: CompletionFacts): Record<CompletionSection, boolean> => {
  const { firstName, lastName, email, phone, gender, dob, address } = facts;
  return {
    basicInfo: [firstName, lastName, email, phone, gender, dob, address].every((value) => Boolean(value)),
    resume: facts.hasResume,
    skills: facts.skills > 0,
    skillHeadline: facts.profileHeadline !== '',
    experience: facts.experiences > 0 || facts.fresher,
    education: facts.education > 0,
    preferredLocation: facts.preferredLocations > 0,
    salary: facts.expectedSalary !== null,
  };
};

/** Whole percent: complete sections over all. */
export const completionOf = (sections: Readonly<Record<CompletionSection, boolean>>): number => {
  const all = Object.values(sections);
  return Math.round((all.filter(Boolean).length / all.length) * 100);
};
