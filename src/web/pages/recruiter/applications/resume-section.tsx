import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import FileText from 'lucide-react/icons/file-text';
import type { MouseEvent } from 'react';
import { panelTexts as texts } from '#texts/recruiter.ts';
import { Breakable } from '#web/components/breakable.tsx';
import { FileShown, useZoom } from '#web/components/file-preview.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useToast } from '#web/components/toasts.tsx';
import { hasExpired } from '#web/features/candidates/read-resume.ts';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { readFile } from '#web/lib/read-file.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { PanelSection } from '#web/pages/recruiter/applications/panel-section.tsx';

const saving = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}download=1`;

const KINDS: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
};

/** The resume, rendered to the available width if the format allows: enlarge, open in a new tab, or download. */
export function ResumeSection({ application }: { application: Application }) {
  const toast = useToast();
  const { scale, buttons } = useZoom('s');
  const address = fileAddress(application.resume);
  if (!address) {
    return application.status === 'withdrawn' ? null : (
      <PanelSection title={texts.resume}>
        <p className="soft small">{texts.noResume}</p>
      </PanelSection>
    );
  }

  /** The signature expired while the panel was open: requests a new one first. */
  const renew = async (event: MouseEvent<HTMLAnchorElement>, toSave: boolean) => {
    if (!hasExpired(address)) return;
    event.preventDefault();
    // Opened within the click, otherwise the popup blocker would stop it.
    const tab = toSave ? window : window.open('', '_blank');
    try {
      const fresh = await call('getApplication', { params: { id: application._id } });
      const renewed = fileAddress(fresh.resume);
      if (tab && renewed) tab.location.href = toSave ? saving(renewed) : renewed;
    } catch (failure) {
      if (tab !== window) tab?.close();
      toast.error(failure instanceof CallFailed ? failure.message : texts.noResume);
    }
  };
  const read = async (signal: AbortSignal): Promise<Blob> => {
    if (!hasExpired(address)) return readFile(address, signal);
    const { resume } = await call('getApplication', { params: { id: application._id } }, { signal });
    return readFile(fileAddress(resume) ?? '', signal);
  };
  const name = application.resumeName || texts.resume;
  const isDrawn = application.resumeType === 'application/pdf';
  return (
    <PanelSection title={texts.resume}>
      <div className="file flex-wrap">
        <Icon as={FileText} size="l" />
        <span className="grow min-w-[min(100%,10rem)]">
          <span className="file-name">
            <Breakable>{name}</Breakable>
          </span>
          <span className="small muted block">{KINDS[application.resumeType ?? ''] ?? ''}</span>
        </span>
        <span className="row row-s wrap max-sm:gap-1">
          {isDrawn ? buttons : null}
          <a
            className="btn btn-plain btn-m"
            href={address}
            target="_blank"
            rel="noopener"
            onClick={(event) => void renew(event, false)}
          >
            <Icon as={ExternalLink} />
            {texts.openResume}
            <span className="visually-hidden"> {texts.newTab}</span>
          </a>
          <a
            className="btn btn-quiet btn-icon btn-m"
            href={saving(address)}
            download={name}
            title={texts.download}
            onClick={(event) => void renew(event, true)}
          >
            <Icon as={Download} size="l" />
            <span className="visually-hidden">{texts.download}</span>
          </a>
        </span>
      </div>
      {isDrawn ? <FileShown key={application._id} name={`${name}.pdf`} read={read} zoom={scale} /> : null}
    </PanelSection>
  );
}
