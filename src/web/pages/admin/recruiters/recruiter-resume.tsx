import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { adminRecruiterTexts as texts } from '#texts/admin-recruiters.ts';
import { Button } from '#web/components/button.tsx';
import { FilePreview } from '#web/components/file-preview.tsx';
import { call } from '#web/lib/api-client.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { readFile } from '#web/lib/read-file.ts';
import { type RecruiterRow, recruiterName } from '#web/pages/admin/recruiters/recruiter-queries.ts';

/** The resume that a recruiter may hand in with the registration, in a viewer; what is no PDF is offered for download. */
export function RecruiterResume({ recruiter }: { recruiter: RecruiterRow }) {
  const [open, setOpen] = useState(false);
  const extension = /\.(\w+)(?:\?|$)/.exec(recruiter.resumePath ?? '')?.[1];
  if (!extension) return <p className="soft">{texts.noResume}</p>;
  return (
    <div>
      <Button size="m" icon={FileText} onClick={() => setOpen(true)}>
        {texts.resume}
      </Button>
      {open ? (
        <FilePreview
          name={`${texts.resumeOf({ name: recruiterName(recruiter) })}.${extension}`}
          read={readResume(recruiter)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}

/** The link of the list runs out after a while, so that it is asked for anew. */
const readResume =
  ({ _id: id }: RecruiterRow) =>
  async (signal: AbortSignal): Promise<Blob> => {
    const address = fileAddress((await call('getRecruiter', { params: { id } }, { signal })).resumePath);
    if (!address) throw new Error(texts.noResume);
    return readFile(address, signal);
  };
