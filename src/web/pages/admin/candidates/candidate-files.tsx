import { Dialog } from '#web/components/dialog.tsx';
import { FilePreview } from '#web/components/file-preview.tsx';
import { nameOf } from '#web/features/candidates/candidate-queries.ts';
import { readResumeOf, resumeNameOf } from '#web/features/candidates/read-resume.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import type { CandidateRow } from '#web/pages/admin/candidates/candidate-queries.ts';

/** The candidate's file that is open. */
export interface ShownFile {
  kind: 'picture' | 'resume';
  candidate: CandidateRow;
}

/** A candidate's picture or resume in full size. */
export function CandidateFiles({ file: { kind, candidate }, onClose }: { file: ShownFile; onClose: () => void }) {
  const name = nameOf(candidate);
  if (kind === 'resume')
    return <FilePreview name={resumeNameOf(candidate)} read={readResumeOf(candidate)} onClose={onClose} />;
  return (
    <Dialog title={name} subtitle={candidate.userCode} size="narrow" closeOnScrim onClose={onClose}>
      <img
        src={fileAddress(candidate.profilePic)}
        alt={name}
        className="mx-auto aspect-square w-full max-w-80 rounded-2 object-cover"
      />
    </Dialog>
  );
}
