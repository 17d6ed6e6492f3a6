import type { FieldProblem } from '#contract/field-problems.ts';
import type { Upload } from '#contract/values.ts';
import type { WantedUpload } from '#server/modules/files/public.ts';
import { invalid, Problem } from '#server/problem.ts';

/** Files of a registration; the JSON variant may omit either. */
export interface RegistrationUploads {
  picture?: Upload;
  resume?: Upload;
  /** The JSON variant accepts only PDF. */
  resumeMustBePdf: boolean;
}

interface Sent {
  body: { profilePic?: string | undefined; resume?: string | undefined };
  files: Readonly<Record<string, Upload | undefined>>;
  multipart: boolean;
}

/**
 * The part before the comma. Only that much is matched: a pattern over megabytes runs out of memory for backtracking.
 */
const HEAD = /^data:([a-z0-9.+/-]+)(?:;[^;,]*)*;base64$/i;
const LONGEST_HEAD = 300;

const dataUrl = (url: string | undefined, kind: RegExp, field: string, problem: FieldProblem): Upload | undefined => {
  if (!url) return undefined;
  const comma = url.slice(0, LONGEST_HEAD).indexOf(',');
  const [, mediaType = ''] = HEAD.exec(url.slice(0, Math.max(0, comma))) ?? [];
  const content = url.slice(comma + 1);
  if (!kind.test(mediaType) || /[^A-Za-z0-9+/=\s]/.test(content)) throw invalid(field, problem);
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length === 0) throw invalid(field, problem);
  return { originalName: `${field}.${mediaType.split('/')[1]?.replace('jpeg', 'jpg') ?? 'bin'}`, bytes };
};

/** Returns the files of a registration: the form must have both, the JSON variant may have `data:` URLs. */
export const registrationUploads = ({ body, files, multipart }: Sent): RegistrationUploads => {
  if (multipart) {
    const { profilePic: picture, resumeUpload: resume } = files;
    if (picture && resume) return { picture, resume, resumeMustBePdf: false };
    const problem = 'registrationFiles';
    throw new Problem('INVALID_INPUT', {
      whole: problem,
      fields: { ...(!picture && { profilePic: problem }), ...(!resume && { resumeUpload: problem }) },
    });
  }
  const picture = dataUrl(body.profilePic, /^image\//i, 'profilePic', 'imageType');
  const resume = dataUrl(body.resume, /^application\/pdf$/i, 'resume', 'resumePdf');
  return { ...(picture && { picture }), ...(resume && { resume }), resumeMustBePdf: true };
};

/** The files accepted for each of them. */
export const wantedUploads = ({
  picture,
  resume,
  resumeMustBePdf,
}: RegistrationUploads): Record<'picture' | 'resume', WantedUpload | undefined> => ({
  picture: picture && { purpose: 'profile_picture', upload: picture, allow: 'picture', field: 'profilePic' },
  resume: resume && {
    purpose: 'resume',
    upload: resume,
    allow: 'registrationResume',
    field: resumeMustBePdf ? 'resume' : 'resumeUpload',
    // The list of all accepted types would not help a user who chose a PDF.
    ...((resumeMustBePdf || /\.pdf$/i.test(resume.originalName)) && { wrongType: 'resumePdf' }),
  },
});

/** The content decides, not the type declared in the URL. */
export const assertPdf = (mediaType: string): void => {
  if (mediaType !== 'application/pdf') throw invalid('resume', 'resumePdf');
};
