import { panelTexts as texts } from '#texts/recruiter.ts';
import { FileShown } from '#web/components/file-preview.tsx';
import { call } from '#web/lib/api-client.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { readFile } from '#web/lib/read-file.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { ResumeSection } from '#web/pages/recruiter/applications/resume-section.tsx';

const EXTENSIONS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'application/msword': 'doc' };

/** The resume itself, page by page beside the list; the links to open and save it stay above. */
export function ResumePart({ application }: { application: Application }) {
  const { _id: id, resume, resumeName, resumeType = '' } = application;
  const extension = EXTENSIONS[resumeType] ?? 'docx';
  const read = async (signal: AbortSignal): Promise<Blob> => {
    // The link of the list may have run out while the page stood open.
    const { resume: fresh } = await call('getApplication', { params: { id } }, { signal });
    return readFile(fileAddress(fresh) ?? '', signal);
  };
  return (
    <>
      <ResumeSection application={application} />
      {resume ? <FileShown key={id} name={`${resumeName || texts.resume}.${extension}`} read={read} /> : null}
    </>
  );
}
