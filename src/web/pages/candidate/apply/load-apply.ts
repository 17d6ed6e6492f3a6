import { redirect } from 'react-router';
import { UPLOADS } from '#contract/rules.ts';
import { APPLICATION_STATUSES } from '#contract/vocabularies.ts';
import { call } from '#web/lib/api-client.ts';
import type { CallOptions } from '#web/lib/calls.ts';
import { requireSession } from '#web/lib/guard.ts';
import { signInToApply } from '#web/lib/job-links.ts';
import { orNull } from '#web/lib/load.ts';
import { readSession } from '#web/lib/session.ts';
import type { Application } from '#web/pages/candidate/applications/application.ts';
import { type Candidate, profileFrom } from '#web/pages/candidate/apply/apply-values.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';

/** A resume that the server has already, which need not be sent again. */
export interface KnownResume {
  /** What `useResume` sends: `profile`, or the id of an own application. */
  use: string;
  from: 'profile' | 'application';
  name: string;
  bytes?: number;
  /** Where it opens. */
  path?: string;
  uploadedAt?: string;
}

/** How far back is looked for a resume. */
const RECENT = 50;

/** A withdrawn application does not keep anybody from applying again. */
const STANDING = APPLICATION_STATUSES.filter((status) => status !== 'withdrawn');

type Listing = Pick<NonNullable<CallOptions<'listApplications'>['query']>, 'jobId' | 'status' | 'limit'>;

/** The own application to this job that stands, however many others came after it. */
export const findApplicationTo = async (
  jobId: string,
  list: (query: Listing) => Promise<readonly Application[]>,
): Promise<Application | undefined> => (await list({ jobId, status: STANDING, limit: 1 }))[0];

const isDocument = (name: string): boolean =>
  UPLOADS.resume.types.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

const knownResume = (candidate: Candidate | undefined, former: readonly Application[]): KnownResume | undefined => {
  const { resumePath: path, resumeName: name, resumeBytes: bytes, resumeUploadedAt: uploadedAt } = candidate ?? {};
  if (path && name && isDocument(name)) return { use: 'profile', from: 'profile', name, bytes, path, uploadedAt };
  const last = former.find(({ resume, resumeName }) => resume && resumeName && isDocument(resumeName));
  return last && { use: last._id, from: 'application', name: last.resumeName ?? '', path: last.resume };
};

/** The job, what the profile knows of the person, and whether they applied already. */
export async function loadApply(request: Request, id: string) {
  if (!readSession()) throw redirect(signInToApply({ _id: id }));
  const { user } = requireSession(request, 'candidate');
  const transfer = { signal: request.signal };
  const posted = settleOrSignIn(request, orNull(call('getJob', { params: { id } }, transfer)));
  const [job, already, candidate, former] = await Promise.all([
    posted,
    // By the record's id, which the address need not name.
    posted.then((read) =>
      read.ok && read.data
        ? settleOrSignIn(
            request,
            findApplicationTo(read.data._id, (query) => call('listApplications', { query }, transfer)),
          )
        : undefined,
    ),
    settleOrSignIn(request, call('getCandidate', { params: { id: user?._id ?? '' } }, transfer)),
    settleOrSignIn(request, call('listApplications', { query: { limit: RECENT } }, transfer)),
  ]);
  const found = job.ok ? job.data : null;
  const known = candidate.ok ? candidate.data : undefined;
  const recent = former.ok ? former.data : [];
  return {
    job: found,
    failure: job.ok ? undefined : job.message,
    already: already?.ok ? already.data : undefined,
    profile: profileFrom(known, user, recent[0]),
    appliedBefore: recent.length > 0,
    fromProfile: known !== undefined,
    resume: knownResume(known, recent),
    /** A resume that cannot be used here, since it is a picture. */
    resumeIsPicture: Boolean(known?.resumeName && !isDocument(known.resumeName)),
    owner: user?._id,
    now: new Date().toISOString(),
  };
}

export type ApplyData = Awaited<ReturnType<typeof loadApply>>;
