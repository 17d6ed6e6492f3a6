import type { ResumeTemplate } from './vocabularies.ts';

/** The look of a template on paper; lengths and font sizes are in points. */
export interface Look {
  margin: number;
  align: 'left' | 'center';
  name: number;
  title: number;
  heading: number;
  size: number;
  lineGap: number;
  sectionGap: number;
  entryGap: number;
  /** The position of a heading's line. */
  rule: 'above' | 'below' | 'none';
  accent: string;
  ink: string;
  ink2: string;
  ink3: string;
}

const INKS = { ink: '#1e1a14', ink2: '#3b372f', ink3: '#676158' } as const;

/** Shared by PDF, DOCX and preview. */
export const RESUME_LOOKS: Readonly<Record<ResumeTemplate, Look>> = {
  classic: {
    ...INKS,
    margin: 56,
    align: 'left',
    name: 24,
    title: 13,
    heading: 12,
    size: 10.5,
    lineGap: 1,
    sectionGap: 12,
    entryGap: 7,
    rule: 'above',
    accent: '#1e1a14',
  },
  modern: {
    ...INKS,
    margin: 56,
    align: 'left',
    name: 28,
    title: 13,
    heading: 12.5,
    size: 10.5,
    lineGap: 1,
    sectionGap: 14,
    entryGap: 8,
    rule: 'below',
    accent: '#844d00',
  },
  compact: {
    ...INKS,
    margin: 42,
    align: 'center',
    name: 20,
    title: 11,
    heading: 10.5,
    size: 9.5,
    lineGap: 0,
    sectionGap: 8,
    entryGap: 4,
    rule: 'below',
    accent: '#4c473f',
  },
};
